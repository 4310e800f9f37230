import { expect, it } from 'vitest';
import { candidates, findBrowser } from '../../scripts/find-browser.mjs';

it('prefers CHROME_PATH, then the browser of Playwright, then the headless shell', () => {
  expect(candidates({ CHROME_PATH: '/my/chrome' }, '/pw/chrome').slice(0, 3)).toEqual([
    '/my/chrome',
    '/pw/chrome',
    '/usr/bin/chromium-headless-shell',
  ]);
});

it('skips a path where nothing is installed', () => {
  expect(findBrowser({ CHROME_PATH: '/gone' }, (path) => path === '/usr/bin/chromium')).toBe(
    '/usr/bin/chromium',
  );
  expect(findBrowser({}, () => false)).toBe(undefined);
});
