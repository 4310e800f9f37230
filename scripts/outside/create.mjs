// Cases for create-portico: an app from each template, from the packed packages, as a new team makes it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../find-browser.mjs';
import { equal } from './app.mjs';
import { checkWebServers } from './web-servers.mjs';

const creator = fileURLToPath(new URL('../../create-portico', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const quietly = ['--prefer-offline', '--no-audit', '--no-fund'];

/** The address of an app that a new user sees first, and a text of that page. */
const firstTexts = { blank: 'Say hello', tabs: 'Matcha latte', shop: 'Matcha latte' };

async function freePort() {
  const probe = createServer();
  await new Promise((listening) => probe.listen(0, 'localhost', listening));
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Runs a server while `visit` runs. `args` are for Node. */
async function whileRunning(args, additions, cwd, visit) {
  // Colours would split the address in the output. On CI, Vite uses them without a terminal too.
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...additions };
  const child = spawn(process.execPath, args, { cwd, env });
  try {
    await new Promise((ready, fail) => {
      let output = '';
      const late = () => fail(new Error(`${args.join(' ')} does not tell its address\n${output}`));
      setTimeout(late, 60_000).unref();
      const listen = (data) => {
        output += data;
        if (/http:\/\/localhost:\d+/.test(output)) ready(undefined);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.on('exit', () => fail(new Error(`${args.join(' ')} ended\n${output}`)));
    });
    await visit();
  } finally {
    child.kill();
  }
}

/** Follows "Start in five minutes" in a new app: its files compile there, and the tests of the template still pass. */
async function followStart(app, run) {
  const text = readFileSync(new URL('../../docs/start.md', import.meta.url), 'utf8');
  const files = [...text.matchAll(/^```tsx\n\/\/ file: (\S+)\n([^]*?)^```/gm)];
  equal('the files of the start', files.length, 6);
  for (const [, name, code] of files) writeFileSync(join(app, 'src', name), code);
  await run(npm, 'run', 'build');
  await run(npm, 'test');
}

function caseOf(template) {
  return {
    title: `npm create portico: an app from the template ${template} builds, runs and passes its tests`,
    async prepare({ folder, tarball, run }) {
      const tools = join(folder, 'tools');
      mkdirSync(tools);
      writeFileSync(join(tools, 'package.json'), '{ "private": true }');
      await run(npm, ['pack', creator, '--silent', '--pack-destination', tools], tools);
      const packed = readdirSync(tools).find((name) => name.endsWith('.tgz'));
      await run(npm, ['install', join(tools, packed), ...quietly], tools);
      const bin = join(tools, 'node_modules/create-portico/index.mjs');
      await run(process.execPath, [bin, 'app', '--template', template], folder);
      const app = join(folder, 'app');
      equal('.gitignore', existsSync(join(app, '.gitignore')), true);
      const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
      equal('the name of the app', manifest.name, 'app');
      manifest.dependencies.portico = `file:${tarball}`;
      writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
      await run(npm, ['install', ...quietly], app);
    },
    async check({ folder, runIn, look }) {
      const app = join(folder, 'app');
      const port = String(await freePort());
      const env = { CHROME_PATH: findBrowser() ?? '', PORT: port };
      const vite = join(app, 'node_modules/vite/bin/vite.js');
      const shows = async (page) => {
        await page.getByText(firstTexts[template]).first().waitFor();
      };
      const flags = ['--host', 'localhost', '--port', port, '--strictPort'];
      await whileRunning([vite, ...flags], {}, app, () => look(`http://localhost:${port}/`, shows));
      await runIn(app, env, npm, 'run', 'build');
      await runIn(app, env, npm, 'test');
      await runIn(app, env, npm, 'run', 'test:browser');
      await runIn(app, env, npm, 'run', 'test:e2e');
      await whileRunning(['deploy/server.mjs'], env, app, async () => {
        const address = `http://localhost:${port}`;
        for (const [path, status] of [
          ['/', 200],
          ['/some/page', 200],
          ['/assets/gone.js', 404],
          ['/api/gone', 404],
          ['/%E0%A4%A', 400],
          ['/../package.json', 200],
          // Names that the file system refuses must not end the server.
          ['/%00', 200],
          [`/${'a'.repeat(300)}`, 200],
        ]) {
          equal(`the status of ${path}`, (await fetch(address + path)).status, status);
        }
        const { headers } = await fetch(`${address}/`);
        equal('the encoding', headers.get('content-encoding'), 'gzip');
        equal(
          'a policy',
          headers.get('content-security-policy')?.includes("default-src 'self'"),
          true,
        );
      });
      if (template === 'blank') await followStart(app, (...command) => runIn(app, env, ...command));
      // This template has a page besides the first that is rendered ahead.
      if (template === 'shop') await checkWebServers(app, freePort);
    },
  };
}

export const createCases = {
  'create-blank': caseOf('blank'),
  'create-tabs': caseOf('tabs'),
  'create-shop': caseOf('shop'),
};
