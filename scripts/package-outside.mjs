// Packs the package, installs it in empty folders outside the repository, and uses it there as products do.
// `node scripts/package-outside.mjs [vite plain webpack esbuild vitest ...]`
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './find-browser.mjs';
import { isMain } from './is-main.mjs';
import { cases } from './package-cases.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** A command that takes longer hangs. The slowest takes about a minute. */
const commandLimit = 300_000;

/** Runs a command. Shows its output only if it fails. */
function run(command, args, cwd, additions = {}) {
  return new Promise((done, fail) => {
    // Checks compare the output, so it has no colours.
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...additions };
    const child = spawn(command, args, { cwd, env, shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (output += data));
    const stop = (how) => {
      clearTimeout(limit);
      fail(new Error(`${command} ${args.join(' ')} ${how}\n${output.slice(-4000)}`));
    };
    const limit = setTimeout(() => {
      child.kill();
      stop(`takes longer than ${commandLimit / 1000} s`);
    }, commandLimit);
    child.on('error', fail);
    child.on('close', (code) => {
      clearTimeout(limit);
      if (code === 0) done(output);
      else stop(`ended with ${code}`);
    });
  });
}

/** The versions that this repository tests. All others are the newest of their major version. */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const versionOf = (name) => packages[`node_modules/${name}`].version;

async function install(folder, tarball, { needs, files }) {
  const pairs = needs.map((need) => {
    const [name, range] = need.split(/(?<=.)@/);
    return [name, range ?? versionOf(name)];
  });
  const dependencies = { portico: `file:${tarball}`, ...Object.fromEntries(pairs) };
  const manifest = { name: 'outside', private: true, type: 'module', dependencies };
  for (const [path, text] of Object.entries({
    'package.json': JSON.stringify(manifest),
    ...files,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await run(npm, ['install', '--prefer-offline', '--no-audit', '--no-fund'], folder);
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a build. Every other URL gets the page. */
async function serve(folder) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = extname(path) ? path : '/index.html';
    try {
      const body = readFileSync(join(folder, file));
      const type = types[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, 'localhost', listening));
  return server;
}

/**
 * Opens a page in Chromium as a phone, and passes it to a case, with the lines of its console. `place` is the folder of a
 * build or the address of a server. Errors on the page fail it, and so do those that React finds while it hydrates.
 */
async function look(place, check, colorScheme = 'light') {
  const server = place.startsWith('http') ? null : await serve(place);
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    const page = await browser.newPage({ colorScheme, viewport: { width: 390, height: 844 } });
    const errors = [];
    const said = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      said.push(message.text());
      if (/hydrat|did not match|React error/i.test(message.text())) errors.push(message.text());
    });
    await page.goto(server ? `http://localhost:${server.address().port}/` : place);
    await check(page, said);
    if (errors.length > 0) throw new Error(`errors on the page: ${errors.join('; ')}`);
  } finally {
    await browser.close();
    server?.close();
  }
}

/** Runs a server of a case while `visit` runs, and passes the server's URL to it. */
async function withServer(args, cwd, visit) {
  const probe = createServer();
  await new Promise((listening) => probe.listen(0, 'localhost', listening));
  const { port } = probe.address();
  probe.close();
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, PORT: port } });
  const address = `http://localhost:${port}/`;
  try {
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(address).catch(() => null);
      if (answer?.ok) break;
      if (tries > 300) throw new Error(`${args.join(' ')} does not answer`);
      await new Promise((later) => setTimeout(later, 200));
    }
    await visit(address);
  } finally {
    child.kill();
  }
}

function pack(folder) {
  for (const [command, args] of [
    [process.execPath, ['scripts/build-lib.mjs']],
    [npm, ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder]],
  ]) {
    const { status } = spawnSync(command, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
  }
  return join(folder, `${own.name}-${own.version}.tgz`);
}

async function main(names) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-outside-'));
  const failures = [];
  try {
    // An existing tarball saves a build of one minute.
    const tarball = resolve(process.env.PORTICO_TARBALL ?? pack(folder));
    for (const name of names) {
      const at = Date.now();
      const place = join(folder, name);
      mkdirSync(place);
      const tell = (state) =>
        console.log(
          `${state} ${name}: ${cases[name].title}, ${Math.round((Date.now() - at) / 1000)} s`,
        );
      try {
        const { prepare } = cases[name];
        if (prepare) await prepare({ folder: place, tarball, run });
        else await install(place, tarball, cases[name]);
        await cases[name].check({
          folder: place,
          run: (command, ...args) => run(command, args, place),
          runIn: (cwd, env, command, ...args) => run(command, args, cwd, env),
          withServer: (args, visit) => withServer(args, place, visit),
          look,
        });
        tell('ok    ');
      } catch (error) {
        failures.push(name);
        tell('FAILED');
        console.log(error instanceof Error ? error.message : error);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const report = { passed: names.length - failures.length, failed: failures.length };
  console.log(`${report.passed} passed, ${report.failed} failed`);
  if (process.env.PORTICO_REPORT) {
    writeFileSync(process.env.PORTICO_REPORT, JSON.stringify(report));
  }
  return failures.length;
}

if (isMain(import.meta.url)) {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in cases));
  if (unknown)
    throw new Error(`no case is called ${unknown}: use ${Object.keys(cases).join(', ')}`);
  process.exitCode = (await main(asked.length > 0 ? asked : Object.keys(cases))) > 0 ? 1 : 0;
}
