import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Page} from '../prose/page';
import {formatProblem, type Problem} from '../prose/problem';
import {fileOn, shellBlocksOf, type Command, type ShellBlock} from './blocks';
import {findInvented, ObjectIds} from './output';
import type {BlockNotes, Walkthrough} from './walkthrough';

/** Short words for the scripts of a walkthrough; the commands of the page do not see them. */
const vocabulary = readFileSync(path.join(__dirname, 'vocabulary.sh'), 'utf8');

/** Stand-ins for what every page calls the same. */
const commonValues: Record<string, string> = {'<owner>': 'example-org', '<repo>': 'docs'};

/** A home, a working folder and a server of its own, away from the configuration of this machine. */
class Scratch {
  private readonly root = mkdtempSync(path.join(tmpdir(), 'walkthrough-'));
  private readonly position = path.join(this.root, 'position');
  private readonly server = path.join(this.root, 'server');

  constructor() {
    const home = path.join(this.root, 'home');
    mkdirSync(home);
    mkdirSync(this.server);
    mkdirSync(path.join(this.root, 'work'));
    writeFileSync(this.position, path.join(this.root, 'work'));
    const addresses = ['https://atomgit.com/', 'git@atomgit.com:', 'git@github.com:'];
    const config = [
      '[user]\n\tname = dev\n\temail = you@example.com',
      '[init]\n\tdefaultBranch = master',
      // Nothing may still write in the background when the folder is removed.
      '[gc]\n\tauto = 0',
      '[maintenance]\n\tauto = false',
      `[url "file://${this.server}/"]\n${addresses.map((url) => `\tinsteadOf = ${url}`).join('\n')}`,
    ];
    writeFileSync(path.join(home, '.gitconfig'), `${config.join('\n')}\n`);
  }

  /** Runs a script where the last one ended. */
  run(script: string): Promise<{code: number | null; output: string}> {
    // Both outputs through one pipe: through two they come in any order.
    const text = `exec 2>&1\ntrap 'pwd > "${this.position}"' EXIT\nset -e\n${script}\n`;
    const child = spawn('bash', ['-c', text], {
      cwd: readFileSync(this.position, 'utf8').trim(),
      env: {
        PATH: process.env.PATH,
        HOME: path.join(this.root, 'home'),
        SERVER: this.server,
        TMPDIR: this.root,
        LC_ALL: 'C.UTF-8',
        TZ: 'Asia/Shanghai',
        GIT_CONFIG_NOSYSTEM: '1',
        // The same commit, made again, has the same id.
        GIT_AUTHOR_DATE: '2026-11-21T09:00:00+0800',
        GIT_COMMITTER_DATE: '2026-11-21T09:00:00+0800',
        // Takes what Git proposes, as a reader does who saves at once.
        GIT_EDITOR: 'true',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({code, output}));
    });
  }

  /** Saves a file where the last script ended. */
  save(name: string, text: string): void {
    writeFileSync(path.join(readFileSync(this.position, 'utf8').trim(), name), text);
  }

  remove(): void {
    rmSync(this.root, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  }
}

class Stopped extends Error {
  constructor(readonly problem: Problem) {
    super(problem.what);
  }
}

/** One reader who works through one page. */
class Reader {
  private readonly scratch = new Scratch();
  private readonly ids = new ObjectIds();

  constructor(
    private readonly page: Page,
    private readonly walkthrough: Walkthrough,
  ) {}

  async work(): Promise<Problem | undefined> {
    try {
      await this.prepare(this.walkthrough.given, 1);
      for (const block of shellBlocksOf(this.page)) {
        const notes = this.walkthrough.blocks?.[block.key] ?? {};
        if (!notes.notRun) await this.workThrough(block, notes);
      }
      return undefined;
    } catch (error) {
      if (error instanceof Stopped) return error.problem;
      throw error;
    } finally {
      this.scratch.remove();
    }
  }

  private stop(line: number, what: string, remedy: string): never {
    throw new Stopped({file: this.page.file, line, what, remedy});
  }

  private async prepare(script: string, line: number): Promise<void> {
    const {code, output} = await this.scratch.run(`${vocabulary}\n${script}`);
    if (code !== 0) {
      const remedy = `Correct its walkthrough. Output:\n${output}`;
      this.stop(line, `The preparation ended with code ${code}:\n${script}`, remedy);
    }
  }

  private async workThrough(block: ShellBlock, notes: BlockNotes): Promise<void> {
    if (notes.before) await this.prepare(notes.before, block.line);
    for (const name of notes.writes ?? []) {
      const text = fileOn(this.page, name);
      if (text === undefined)
        this.stop(block.line, `No block is titled ${name}`, 'Correct the walkthrough.');
      this.scratch.save(name, text);
    }
    for (const [shown, revision] of Object.entries(notes.commits ?? {})) {
      const {output} = await this.scratch.run(`git rev-parse --verify ${revision}`);
      this.ids.bind(shown, output.trim());
    }
    for (const command of block.commands) {
      for (const [start, script] of Object.entries(notes.between ?? {})) {
        if (command.text.startsWith(start)) await this.prepare(script, command.line);
      }
      await this.type(command, notes);
    }
    if (notes.after) await this.prepare(notes.after, block.line);
  }

  private async type({line, text, shown}: Command, notes: BlockNotes): Promise<void> {
    const values = {...commonValues, ...this.walkthrough.values, ...notes.values};
    const filled = Object.entries(values).reduce(
      (script, [name, value]) => script.replaceAll(name, value),
      this.ids.translate(text),
    );
    const {code, output} = await this.scratch.run(filled);
    const story = `Output of code ${code}:\n${output}`;
    // Git now and then dies of a broken pipe (code 141) when it has options to push and no commits.
    if (/ push .*-o /.test(filled) && output.includes('Everything up-to-date')) {
      const remedy = 'Make a commit before it in its walkthrough.';
      this.stop(line, `The command pushes nothing: ${filled}`, remedy);
    }
    const invented = findInvented(shown, output, this.ids);
    if (invented) {
      const remedy = `Show what the command prints. ${story}`;
      this.stop(invented.line, `The page shows \`${invented.text}\`, Git does not`, remedy);
    }
    // A refusal that the page shows has just been compared.
    const fails = notes.fails ?? (shown.length > 0 && code !== 0);
    if ((code !== 0) !== fails) {
      const what = fails ? 'The command should be refused' : 'The command fails';
      this.stop(line, `${what}: ${filled}`, `Correct the page or its walkthrough. ${story}`);
    }
  }
}

/** Types everything on a page and compares what it shows; returns what is wrong, as text. */
export async function workThrough(
  page: Page,
  walkthrough: Walkthrough,
): Promise<string | undefined> {
  const problem = await new Reader(page, walkthrough).work();
  return problem && formatProblem(problem);
}

/** Notes about blocks that the page does not have. */
export function strayNotes(page: Page, {blocks = {}}: Walkthrough): string[] {
  const keys = new Set(shellBlocksOf(page).map(({key}) => key));
  return Object.keys(blocks).filter((key) => !keys.has(key));
}
