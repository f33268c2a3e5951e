import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Worker} from 'node:worker_threads';

import type {LoadContext} from '@docusaurus/types';
import {build, type Plugin} from 'esbuild';

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
async function bundle(entry: string, outfile: string): Promise<void> {
  const {mtimeMs = 0} = statSync(outfile, {throwIfNoEntry: false}) ?? {};
  const isMadeByThisBuild = mtimeMs > performance.timeOrigin;
  if (isMadeByThisBuild) return;
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
}

function runIn(worker: Worker, task: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.ref();
    worker.once('message', () => {
      resolve();
    });
    worker.once('error', reject);
    worker.postMessage(task);
  });
}

/** What a plugin makes of a finished site, in a thread of its own; `serve.ts` is the other end. */
export class Thread<Task> {
  private worker: Promise<Worker> | undefined;

  /** @param entry the file that serves the thread */
  constructor(
    private readonly entry: string,
    private readonly context: LoadContext,
  ) {}

  /** Best called beside the bundler, which leaves time for it. */
  start(): void {
    this.worker = this.prepare();
  }

  /** Waits for the end in the last language only: the next begins meanwhile. An error ends the build in any case. */
  async run(task: Task): Promise<void> {
    const done = runIn(await (this.worker ??= this.prepare()), task);
    const {currentLocale, locales} = this.context.i18n;
    if (currentLocale === locales.at(-1)) await done;
  }

  private async prepare(): Promise<Worker> {
    const name = `${path.basename(path.dirname(this.entry))}.cjs`;
    const outfile = path.join(this.context.generatedFilesDir, 'threads', name);
    await bundle(this.entry, outfile);
    const worker = new Worker(outfile);
    // A build that fails before does not wait for it.
    worker.unref();
    return worker;
  }
}
