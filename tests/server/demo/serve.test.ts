import { spawn } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setUpFolder, writeFiles } from '../../helpers/temp-folder';

const root = resolve(import.meta.dirname, '../../..');
/** A copy of the server, with or without a build. The `dist` of the checkout depends on the last build. */
const copy = setUpFolder();
beforeAll(() => {
  // The headers come from the plugin for Vite.
  for (const path of [
    'server',
    'scripts',
    'src/vite',
    'src/shared',
    'examples/market',
    'tsconfig.json',
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

function serve(...args: string[]) {
  const child = spawn(process.execPath, [join(copy, 'server/demo/serve.mjs'), ...args]);
  return {
    child,
    ended: once(child, 'close'),
    out: child.stdout.setEncoding('utf8'),
    err: child.stderr.setEncoding('utf8'),
  };
}
async function refusal(...args: string[]) {
  const { ended, err } = serve(...args);
  const text = (await err.toArray()).join('');
  return [(await ended)[0], text];
}

describe('npm run serve', () => {
  it('refuses wrong arguments with one line', { tags: 'long' }, async () => {
    expect(await refusal()).toEqual([1, 'dist is missing: run `npm run build` first\n']);
    expect(await refusal('--port', '99999')).toEqual([1, '--port must be from 0 to 65535\n']);
    expect((await refusal('--prot', '1'))[1]).toMatch(/^Unknown option '--prot'/);
  });

  it('refuses half of an account, and names the missing half', { tags: 'long' }, async () => {
    vi.stubEnv('WECHAT_APP_ID', 'wx1');
    const refused = refusal('--port', '0');
    vi.unstubAllEnvs();
    expect(await refused).toEqual([
      1,
      'WECHAT_APP_SECRET missing: set WECHAT_APP_ID, WECHAT_APP_SECRET together\n',
    ]);
  });

  it('serves the build with its policy and the backend, and ends on SIGTERM', {
    tags: 'long',
  }, async () => {
    writeFiles(copy, { 'dist/index.html': '<p>Portico</p>' });
    const { child, ended, out } = serve('--port', '0');
    const [line] = await once(out, 'data');
    const url = /^(http:\/\/localhost:\d+)\/ with its backend under \/api\n$/.exec(line)?.[1];
    const page = await fetch(`${url}/item/12`);
    expect(await page.text()).toBe('<p>Portico</p>');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await fetch(`${url}/api/bytes/1`)).status).toBe(200);
    expect((await fetch(`${url}/api/catalogue`)).status).toBe(200);
    expect((await fetch(`${url}/api/status/204`)).status).toBe(404);
    expect((await fetch(`${url}/api/auth/outbox`)).status).toBe(404);
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(process.platform === 'win32' ? null : 0);
  });

  it('serves faults and the outbox with their flags', { tags: 'long' }, async () => {
    writeFiles(copy, { 'dist/index.html': '<p>Portico</p>' });
    const { child, ended, out } = serve('--port', '0', '--faults', '--outbox');
    const [line] = await once(out, 'data');
    const url = /^(http:\/\/localhost:\d+)\//.exec(line)?.[1];
    expect((await fetch(`${url}/api/status/204`)).status).toBe(204);
    expect((await fetch(`${url}/api/auth/outbox`)).status).toBe(200);
    child.kill('SIGTERM');
    await ended;
  });
});
