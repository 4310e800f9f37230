import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { candidates, findBrowser, isSlow } from '../../scripts/find-browser.mjs';

it('prefers CHROME_PATH, then the browser of Playwright, then the headless shell', () => {
  expect(candidates({ CHROME_PATH: '/my/chrome' }, '/pw/chrome').slice(0, 3)).toEqual([
    '/my/chrome',
    '/pw/chrome',
    '/usr/bin/chromium-headless-shell',
  ]);
});

it('calls the whole Chromium of Debian slow, unless CHROME_PATH names it', () => {
  expect(isSlow('/usr/bin/chromium', {})).toBe(true);
  expect(isSlow('/usr/bin/chromium', { CHROME_PATH: '/usr/bin/chromium' })).toBe(false);
  expect(isSlow('/usr/bin/chromium-headless-shell', {})).toBe(false);
});

it('skips a path where nothing is installed', () => {
  expect(findBrowser({}, (path) => path === '/usr/bin/chromium')).toBe('/usr/bin/chromium');
  expect(findBrowser({}, () => false)).toBe(undefined);
});

it('refuses a CHROME_PATH where nothing is, whatever other browser there is', () => {
  const machine = (path: string) => path === '/usr/bin/chromium';
  expect(() => findBrowser({ CHROME_PATH: '/gone' }, machine)).toThrow(
    'CHROME_PATH is /gone: there is no such file',
  );
  expect(() => findBrowser({ CHROME_PATH: '/usr/bin' })).toThrow('CHROME_PATH is /usr/bin: ');
  expect(findBrowser({ CHROME_PATH: '' }, machine)).toBe('/usr/bin/chromium');
});

it('a wrong CHROME_PATH ends the tests before they begin, in one line', { tags: 'long' }, () => {
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/ensure-browser.mjs')], {
    env: { ...process.env, CHROME_PATH: '/gone' },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'CHROME_PATH is /gone: there is no such file\n',
  });
});
