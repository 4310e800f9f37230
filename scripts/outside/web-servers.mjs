// nginx and Caddy with the deploy files of a new app. A server that this machine lacks is skipped, with a line that says so.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { equal } from './app.mjs';

/** The deploy files name this folder. */
const published = '/srv/app';

const here = (text, build) => text.replaceAll(published, build);

const servers = {
  nginx: (folder, build, port) => {
    const site = here(readFileSync(join(folder, 'deploy/nginx.conf'), 'utf8'), build);
    const config = join(folder, 'nginx.test.conf');
    writeFileSync(
      config,
      // The folder of the test belongs to this user alone.
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${site.replace('listen 80', `listen ${port}`)} }`,
    );
    return ['-c', config, '-e', 'stderr'];
  },
  caddy: (folder, build, port) => {
    const site = here(readFileSync(join(folder, 'deploy/Caddyfile'), 'utf8'), build);
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

async function answers(address) {
  for (let tries = 0; tries < 50; tries += 1) {
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
    const child = spawn(name, prepare(folder, build, port), { stdio: 'ignore' });
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
    } finally {
      child.kill();
    }
  }
}
