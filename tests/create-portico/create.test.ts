import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setUpFolder } from '../helpers/temp-folder';

const folder = setUpFolder({});
const own = JSON.parse(readFileSync('package.json', 'utf8'));
const creator = JSON.parse(readFileSync('create-portico/package.json', 'utf8'));

/** Runs the command as npm does, without a terminal. */
function create(args: readonly string[], agent = 'npm/10.0.0 node/v20') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('create-portico/index.mjs'), ...args],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, npm_config_user_agent: agent } },
  );
  return { status, stdout, stderr };
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

describe('npm create portico', () => {
  it('writes an app, and says how to start it', () => {
    const { status, stdout } = create(['My Shop', '--template', 'shop']);
    expect(status).toBe(0);
    expect(stdout).toBe(
      '\nmy-shop is ready, from the template shop. Now:\n\n  cd "My Shop"\n  npm install\n  npm run dev\n\n',
    );
    expect(JSON.parse(read('My Shop/package.json'))).toMatchObject({
      name: 'my-shop',
      private: true,
      scripts: { dev: 'vite', build: 'tsc && vite build', test: 'vitest run --project pages' },
    });
    expect(read('My Shop/index.html')).toContain('<title>my-shop</title>');
    // The README has a part of each layer.
    const readme = read('My Shop/README.md');
    expect(readme.match(/^#+ .*/gm)).toEqual([
      '# my-shop',
      '## Where things are',
      '## Deploy',
      '## The coffee shop',
      '## The cart',
    ]);
    expect(readme).toContain('The code to sign in is `123456`.');
    expect(read('My Shop/.gitignore')).toContain('node_modules\n');
    expect(existsSync(join(folder, 'My Shop/_gitignore'))).toBe(false);
    // A file of the shop replaces that of the tabs below it.
    expect(read('My Shop/src/app.config.tsx')).toContain("'/cart': { tab: true");
    expect(existsSync(join(folder, 'My Shop/src/pages/sign-in.tsx'))).toBe(true);
  });

  it('needs no package if the command says everything, so it runs from a checkout', () => {
    cpSync('create-portico', join(folder, 'checkout'), { recursive: true });
    const command = [join(folder, 'checkout/index.mjs'), 'from-checkout', '--template', 'tabs'];
    const { status, stderr } = spawnSync(process.execPath, command, {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(existsSync(join(folder, 'from-checkout/mock/api.ts'))).toBe(true);
  });

  it('names the commands of the package manager that started it', () => {
    expect(create(['with-pnpm', '-t', 'blank'], 'pnpm/9.0.0').stdout).toContain(
      'cd with-pnpm\n  pnpm install\n  pnpm dev\n',
    );
  });

  it('takes the tabs template without a terminal', () => {
    create(['unasked']);
    expect(existsSync(join(folder, 'unasked/mock/api.ts'))).toBe(true);
  });

  it('writes into the folder of a new repository, and into no other one with files', () => {
    mkdirSync(join(folder, 'cloned/.git'), { recursive: true });
    writeFileSync(join(folder, 'cloned/LICENSE'), 'MIT');
    expect(create(['cloned', '-t', 'blank']).status).toBe(0);
    expect(read('cloned/README.md')).not.toContain('mock');
    mkdirSync(join(folder, 'used'));
    writeFileSync(join(folder, 'used/notes.txt'), 'mine');
    const { status, stderr } = create(['used', '-t', 'blank']);
    expect(status).toBe(1);
    expect(stderr).toContain('used is not empty: it has notes.txt. Choose another folder.');
    expect(readdirSync(join(folder, 'used'))).toEqual(['notes.txt']);
  });

  it.each([
    [['a', '-t', 'react'], "--template must be one of blank, tabs, shop, not 'react'."],
    [['a', '-t', 'toString'], "--template must be one of blank, tabs, shop, not 'toString'."],
    [['a', 'b'], 'One folder, please, not 2.'],
    [['--tempalte', 'tabs'], "Unknown option '--tempalte'"],
    [[], 'Name the folder of the app.'],
    [['portico'], "The app cannot be called 'portico'"],
  ])('refuses the arguments %j with one sentence', (args, message) => {
    const { status, stderr } = create(args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });

  it('prints its help and its version', () => {
    expect(create(['--help']).stdout).toContain('tabs, sign-in, a form, three languages');
    expect(create(['--version']).stdout).toBe(`${creator.version}\n`);
  });
});

describe('the versions in a new app', () => {
  const base = JSON.parse(readFileSync('create-portico/templates/base/package.json', 'utf8'));
  const tabs = JSON.parse(readFileSync('create-portico/templates/tabs/package.json', 'utf8'));

  it('are those that this repository is tested with', () => {
    const tested = { ...own.dependencies, ...own.peerDependencies, ...own.devDependencies };
    for (const [name, range] of Object.entries({
      ...base.devDependencies,
      ...base.dependencies,
      ...tabs.dependencies,
    })) {
      // The jsdom of Node 20 is older than the newest one.
      if (['portico', 'jsdom'].includes(name)) continue;
      expect(`${name} ${String(range)}`).toBe(`${name} ${tested[name]}`);
    }
  });

  it('have the library of the same release', () => {
    expect(base.dependencies.portico).toBe(`^${own.version}`);
    expect(creator.version).toBe(own.version);
  });
});
