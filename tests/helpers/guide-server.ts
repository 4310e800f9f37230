import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import { setUpFolder, writeFiles } from './temp-folder';

const root = resolve(import.meta.dirname, '../..');

/** The server of a guide, as a reader copies it. */
function serverOf(guide: string): string {
  const text = readFileSync(join(root, `docs/guides/${guide}.md`), 'utf8');
  const [, code] = /^```js\n(\/\/ file: server\.mjs\n[\s\S]*?)^```/m.exec(text) ?? [];
  if (code === undefined) throw new Error(`docs/guides/${guide}.md has no server.mjs`);
  return code;
}

/** The package of this repository, in place of an installed one. */
const signIn = pathToFileURL(join(root, 'server/sign-in/index.mjs')).href;
const exported = { './sign-in': './sign-in.mjs' };

/** Starts the server of a guide with `node server.mjs` in a folder of its own. The processes end with the file's tests. */
export function setUpGuideServer(guide: string) {
  const folder = setUpFolder();
  writeFiles(folder, {
    'server.mjs': serverOf(guide),
    'node_modules/portico/package.json': JSON.stringify({ name: 'portico', exports: exported }),
    'node_modules/portico/sign-in.mjs': `export * from '${signIn}';\n`,
  });
  const children = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of children) child.kill();
  });

  /** Resolves when the server listens or has ended. */
  return async (environment: Record<string, string>) => {
    const child = spawn(process.execPath, ['server.mjs'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    });
    children.add(child);
    let [output, errors] = ['', ''];
    child.stderr.on('data', (piece) => {
      errors += piece;
    });
    const listening = new Promise<void>((done) => {
      child.stdout.on('data', (piece) => {
        output += piece;
        if (/port: \d+/.test(output)) done();
      });
    });
    const ended = once(child, 'close');
    await Promise.race([listening, ended]);
    const port = /port: (\d+)/.exec(output)?.[1];
    return {
      url: `http://localhost:${port}`,
      errors: () => errors,
      exitCode: child.exitCode,
    };
  };
}
