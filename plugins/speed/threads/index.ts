import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Worker} from 'node:worker_threads';

import type {LoadContext} from '@docusaurus/types';
import {build, type Plugin} from 'esbuild';

import {isOn} from '../switches';

/** Files that read others beside them still find those. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup(bundler) {
    bundler.onLoad({filter: /\.ts$/}, async ({path: file}) => {
      const place = JSON.stringify(pathToFileURL(file).href);
      const code = await readFile(file, 'utf8');
      return {contents: code.replaceAll('import.meta.url', place), loader: 'ts'};
    });
  },
};

/** One file instead of hundreds: the thread is there in a tenth of the time. */
async function prepare(entry: string, outfile: string): Promise<Worker> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'warning',
    plugins: [keepPlaces],
  });
  const worker = new Worker(outfile);
  // A build that fails before does not wait for it.
  worker.unref();
  return worker;
}

async function runIn(worker: Worker, task: unknown): Promise<void> {
  worker.ref();
  const answer = once(worker, 'message');
  worker.postMessage(task);
  await answer;
  worker.unref();
}

/** A worker, and the end of all that it has been given to do. */
type Served = {worker: Promise<Worker>; done: Promise<void>};

/** Of more pages, what is written beside the next language would need more memory than a build without threads. */
const mostBeside = 600;

/** Docusaurus evaluates the plugins anew for each language; a thread that has begun with one is quicker with the next. */
const shared = globalThis as {siteThreads?: Map<string, Served>};
const threads = (shared.siteThreads ??= new Map<string, Served>());

/** What a plugin makes of a finished site, in a thread of its own; `serve.ts` is the other end. */
export class Thread<Task> {
  private readonly outfile: string;

  /** @param entry the file that serves the thread */
  constructor(
    private readonly entry: string,
    private readonly context: LoadContext,
  ) {
    const name = `${path.basename(path.dirname(entry))}.cjs`;
    this.outfile = path.join(context.generatedFilesDir, 'threads', name);
  }

  /** Best called beside the bundler, which leaves time for it. */
  start(): Served | undefined {
    if (!isOn('threads')) return undefined;
    const known = threads.get(this.outfile);
    if (known) return known;
    const served = {worker: prepare(this.entry, this.outfile), done: Promise.resolve()};
    threads.set(this.outfile, served);
    return served;
  }

  /** Waits for the end in the last language only: the next begins meanwhile. An error ends the build in any case. */
  async run(task: Task, pages: number): Promise<void> {
    const served = this.start();
    if (!served) return this.runHere(task);
    served.done = served.done.then(async () => runIn(await served.worker, task));
    const {currentLocale, locales} = this.context.i18n;
    if (currentLocale === locales.at(-1) || pages > mostBeside) await served.done;
  }

  private async runHere(task: Task): Promise<void> {
    const {default: work} = (await import(this.entry)) as {default: (task: Task) => void};
    work(task);
  }
}
