import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { filesOf } from '../../src/vite/header-files';
import { headerRules } from '../../src/vite/security-headers';
import { setUpFolder, writeFiles } from '../helpers/temp-folder';

const folder = setUpFolder();

/** Starts the server of a new app on a build with this base. Returns its address. */
async function serve(base: string): Promise<URL> {
  const app = join(folder, base === '/' ? 'root' : 'below');
  const site = { base, assetsDir: 'assets', mode: 'path', fallback: 'index.html' } as const;
  writeFiles(app, {
    'dist/index.html': '<title>Clinic</title>',
    'dist/hours/index.html': '<title>Hours</title>',
    'dist/assets/index-1.js': 'run()',
    'dist/portico-headers/headers.mjs': filesOf(headerRules(), site)['headers.mjs'] ?? '',
  });
  cpSync('create-portico/templates/base/deploy', join(app, 'deploy'), { recursive: true });
  const server = spawn(process.execPath, ['deploy/server.mjs'], {
    cwd: app,
    env: { ...process.env, PORT: '0' },
  });
  onTestFinished(() => void server.kill());
  return new Promise((resolve, reject) => {
    server.stdout.once('data', (line) => resolve(new URL(String(line).trim())));
    server.stderr.once('data', (line) => reject(new Error(String(line))));
  });
}

it.each(['/', '/clinic/'])('the server of a new app serves a build for %s', async (base) => {
  const address = await serve(base);
  expect(address.pathname).toBe(base);
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, address), { redirect: 'manual' });
    const { status, headers } = answer;
    const text = await answer.text();
    return { status, text, cache: headers.get('cache-control'), policy: headers };
  };
  const clinic = { status: 200, text: '<title>Clinic</title>', cache: 'no-cache' };
  expect(await ask(base)).toMatchObject(clinic);
  expect(await ask(`${base}some/page`)).toMatchObject(clinic);
  expect(await ask(`${base}hours`)).toMatchObject({ ...clinic, text: '<title>Hours</title>' });
  const script = await ask(`${base}assets/index-1.js`);
  expect(script).toMatchObject({ status: 200, text: 'run()' });
  expect(script.cache).toBe('public, max-age=31536000, immutable');
  expect(script.policy.get('content-security-policy')).toContain("script-src 'self'");
  for (const path of [`${base}assets/gone.js`, '/api/orders']) {
    expect((await ask(path)).status).toBe(404);
  }
});

it('the server of an app below a folder leads to the folder, and serves nothing beside it', async () => {
  const address = await serve('/clinic/');
  const redirect = await fetch(new URL('/clinic', address), { redirect: 'manual' });
  expect([redirect.status, redirect.headers.get('location')]).toEqual([302, '/clinic/']);
  for (const path of ['/', '/clinics/', '/assets/index-1.js']) {
    expect((await fetch(new URL(path, address))).status).toBe(404);
  }
});
