// Finds the Chromium that runs the tests. Playwright's `channel` does not know Debian's paths, so we use a path.
import { chromium } from 'playwright-core';
import { isFile, setPath } from './set-path.mjs';

// The headless shell first: pages open in it in less than half of the time.
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

// Playwright returns a path even if nothing is installed there, so `exists` checks it.
export function candidates(env, playwrightPath) {
  return [env.CHROME_PATH, playwrightPath, ...systemPaths].filter(Boolean);
}

/** The path of a browser, or undefined if this machine has no browser. CHROME_PATH wins. */
export function findBrowser(env = process.env, exists = isFile) {
  const given = setPath('CHROME_PATH', env, exists);
  return given ?? candidates(env, chromium.executablePath()).find((path) => exists(path));
}

/** Debian's full Chromium, unless CHROME_PATH names it. */
export function isSlow(path, env = process.env) {
  return path === '/usr/bin/chromium' && !env.CHROME_PATH;
}
