import {spawn, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const fakeDocusaurus = `
import {appendFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
const text = readFileSync('page.txt', 'utf8');
mkdirSync('.cache', {recursive: true});
appendFileSync('.cache/builds.log', 'build\\n');
mkdirSync('build/en', {recursive: true});
writeFileSync('build/index.html', 'half');
if (text.includes('broken')) {
  console.error('[ERROR] Error: Unable to build\\n  [cause]: Error: Loading failed\\n    [cause]: Error: page.txt is broken');
  process.exit(1);
}
for (const name of ['', 'en/']) {
  writeFileSync('build/' + name + 'index.html', name + text);
  writeFileSync('build/' + name + '404.html', name + 'not found');
}
`;

const lock = {
  name: 'scratch',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': {
      name: 'scratch',
      version: '1.0.0',
      dependencies: {'@docusaurus/core': 'file:fake-docusaurus'},
    },
    'fake-docusaurus': {name: '@docusaurus/core', version: '0.0.0'},
    'node_modules/@docusaurus/core': {resolved: 'fake-docusaurus', link: true},
  },
};

/** A tiny project with our scripts and a stand-in for Docusaurus, in a folder of its own outside any Git tree. */
export class ScratchProject {
  readonly root = mkdtempSync(path.join(os.tmpdir(), 'scratch-project-'));
  readonly #commands: RunningCommand[] = [];

  constructor() {
    for (const folder of ['scripts', 'deploy']) {
      cpSync(path.resolve(__dirname, '../../..', folder), this.path(folder), {recursive: true});
    }
    this.write('package.json', JSON.stringify(lock.packages['']));
    this.write('package-lock.json', JSON.stringify(lock));
    this.write('fake-docusaurus/package.json', JSON.stringify(lock.packages['fake-docusaurus']));
    this.write('fake-docusaurus/bin/docusaurus.mjs', fakeDocusaurus);
    this.write('config/aliases.json', '{"/old": "/new"}');
    this.write('.gitignore', 'node_modules/\nbuild/\n.docusaurus/\n.cache/\n');
    // An installation of this project needs no registry, so a wrong one must not ask any.
    this.write('.npmrc', 'offline=true\n');
    this.write('page.txt', 'hello');
  }

  path(name: string): string {
    return path.join(this.root, name);
  }

  write(name: string, content: string): void {
    mkdirSync(path.dirname(this.path(name)), {recursive: true});
    writeFileSync(this.path(name), content);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  has(name: string): boolean {
    return existsSync(this.path(name));
  }

  remove(name: string): void {
    rmSync(this.path(name), {recursive: true});
  }

  git(...args: string[]): void {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
    const {status, stderr} = spawnSync('git', [...identity, ...args], {
      cwd: this.root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  }

  /** How often the stand-in was asked to build. */
  get builds(): number {
    return this.has('.cache/builds.log')
      ? this.read('.cache/builds.log').split('\n').length - 1
      : 0;
  }

  /** Starts one of our commands; `until` waits for its output, `end` for its end. */
  start(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): RunningCommand {
    const command = new RunningCommand(this.path(`scripts/${script}.mjs`), args, this.root, env);
    this.#commands.push(command);
    return command;
  }

  async destroy(): Promise<void> {
    await Promise.all(this.#commands.map((command) => command.stop()));
    rmSync(this.root, {recursive: true, force: true});
  }
}

export class RunningCommand {
  output = '';
  readonly #child;
  readonly #closed: Promise<number>;

  constructor(file: string, args: string[], cwd: string, env: NodeJS.ProcessEnv) {
    this.#child = spawn(process.execPath, [file, ...args], {
      cwd,
      env: {...process.env, PORT: '', BASE_URL: undefined, SITE_URL: undefined, ...env},
    });
    const collect = (text: Buffer): void => {
      this.output += text.toString();
    };
    this.#child.stdout.on('data', collect);
    this.#child.stderr.on('data', collect);
    this.#closed = new Promise((resolve) => {
      this.#child.on('close', (code) => {
        resolve(code ?? -1);
      });
    });
  }

  /** Resolves with the match once the output has it; rejects when the command ends without. */
  async until(pattern: RegExp): Promise<RegExpExecArray> {
    const seen = (): RegExpExecArray | null => pattern.exec(this.output);
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const match = seen();
        if (match) resolve(match);
      };
      this.#child.stdout.on('data', look);
      look();
      void this.#closed.then((code) => {
        reject(new Error(`ended with ${code} without ${pattern.source}:\n${this.output}`));
      });
    });
  }

  end(): Promise<number> {
    return this.#closed;
  }

  stop(): Promise<number> {
    this.#child.kill('SIGTERM');
    return this.#closed;
  }
}
