// nginx and Caddy with the deploy files of a new app. A server that this machine lacks is skipped, with a line that says so.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { equal } from './app.mjs';

/** The deploy files name this folder. */
const published = '/srv/app';

/** The deploy files pass `/api/` on to this address. */
const backend = 'localhost:3000';

const here = (text, build, api) =>
  text.replaceAll(published, build).replaceAll(backend, `localhost:${api}`);

const servers = {
  nginx: (folder, build, port, api) => {
    const site = here(readFileSync(join(folder, 'deploy/nginx.conf'), 'utf8'), build, api);
    const config = join(folder, 'nginx.test.conf');
    writeFileSync(
      config,
      // The folder of the test belongs to this user alone.
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${site.replace('listen 80', `listen ${port}`)} }`,
    );
    return ['-c', config, '-e', 'stderr'];
  },
  caddy: (folder, build, port, api) => {
    const site = here(readFileSync(join(folder, 'deploy/Caddyfile'), 'utf8'), build, api);
    const config = join(folder, 'Caddyfile.test');
    writeFileSync(config, `{\n\tadmin off\n}\n${site.replace(':80 {', `:${port} {`)}`);
    return ['run', '--config', config, '--adapter', 'caddyfile'];
  },
};

/** The status, the type and the cache rule of each address. */
function wanted(build) {
  const script = readdirSync(join(build, 'assets')).find((name) => /^index.*\.js$/.test(name));
  const page = [200, 'text/html', 'no-cache'];
  return {
    '/': page,
    '/some/page': page,
    '/icon.svg': [200, 'image/svg+xml', 'no-cache'],
    [`/assets/${script}`]: [200, 'javascript', 'public, max-age=31536000, immutable'],
    '/assets/gone.js': [404],
    '/%E0%A4%A': [400],
  };
}

/** The pages that are rendered ahead, and any other page, with the file that each must get. */
function documents(build) {
  const folders = readdirSync(build, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const ahead = folders
    .map(({ name }) => name)
    .filter((name) => existsSync(join(build, name, 'index.html')));
  const fallback = existsSync(join(build, '200.html')) ? '200.html' : 'index.html';
  const files = { '/': 'index.html', '/some/page': fallback };
  for (const name of ahead) files[`/${name}`] = `${name}/index.html`;
  return files;
}

/** An API that sets its own cache rule and policy. It answers when it has the whole body, or nginx may lose the answer. */
async function startApi(port) {
  const api = createServer((request, response) => {
    response.setHeader('Cache-Control', 'private, max-age=60');
    response.setHeader('Content-Security-Policy', "default-src 'none'");
    const { host, ...headers } = request.headers;
    const names = ['x-real-ip', 'x-forwarded-for', 'x-forwarded-proto'];
    const told = JSON.stringify([host, ...names.map((name) => headers[name])]);
    request.resume().on('end', () => response.end(told));
  });
  await new Promise((listening) => api.listen(port, 'localhost', listening));
  return api;
}

/** Documents are the right file and compressed. Answers of the API keep their own headers. */
async function checkBodies(name, address, build) {
  for (const [path, file] of Object.entries(documents(build))) {
    const answer = await fetch(address + path, { headers: { 'Accept-Encoding': 'gzip' } });
    equal(`${name}: the coding of ${path}`, answer.headers.get('content-encoding'), 'gzip');
    const text = await answer.text();
    equal(`${name}: ${path} is ${file}`, text === readFileSync(join(build, file), 'utf8'), true);
  }
  // A client must not choose the address that limits count.
  const forged = { 'X-Real-IP': '203.0.113.9', 'X-Forwarded-For': '203.0.113.9' };
  const orders = await fetch(`${address}/api/orders`, { headers: forged });
  const [host, ...facts] = await orders.json();
  equal(`${name}: the host`, host.split(':')[0], 'localhost');
  equal(`${name}: the address of the client`, facts.join().includes('203.0.113.9'), false);
  equal(`${name}: all facts about the client`, facts.filter(Boolean).length, 3);
  const { headers } = orders;
  equal(`${name}: the cache rule of the API`, headers.get('cache-control'), 'private, max-age=60');
  equal(
    `${name}: the policy of the API`,
    headers.get('content-security-policy'),
    "default-src 'none'",
  );
  const photo = new Uint8Array(5_000_000);
  const upload = await fetch(`${address}/api/photos`, { method: 'POST', body: photo });
  equal(`${name}: an upload of 5 MB`, upload.status, 200);
}

async function answers(address) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await fetch(address).catch(() => null)) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`${address} does not answer`);
}

/** Serves the build of the app in `folder` by each server, and looks at its answers. */
export async function checkWebServers(folder, freePort) {
  const build = join(folder, 'dist');
  for (const [name, prepare] of Object.entries(servers)) {
    if (spawnSync(name, ['version']).error) {
      console.log(`skipped: ${name} is not installed`);
      continue;
    }
    const port = await freePort();
    const apiPort = await freePort();
    const api = await startApi(apiPort);
    const child = spawn(name, prepare(folder, build, port, apiPort), { stdio: 'ignore' });
    try {
      const address = `http://localhost:${port}`;
      await answers(address);
      for (const [path, [status, type, cache]] of Object.entries(wanted(build))) {
        const { headers, status: found } = await fetch(address + path);
        equal(`${name}: the status of ${path}`, found, status);
        if (status !== 200) continue;
        equal(`${name}: the type of ${path}`, headers.get('content-type')?.includes(type), true);
        equal(`${name}: the cache rule of ${path}`, headers.get('cache-control'), cache);
        const policy = headers.get('content-security-policy') ?? '';
        equal(`${name}: the policy of ${path}`, policy.includes("script-src 'self'"), true);
      }
      await checkBodies(name, address, build);
    } finally {
      child.kill();
      api.close();
    }
  }
}
