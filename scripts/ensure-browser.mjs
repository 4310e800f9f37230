// Makes sure that there is a Chromium before the tests that need one start.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { orGiveUp } from './or-give-up.mjs';

const minute = 60_000;
const run = (command, args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 5 * minute,
    shell: process.platform === 'win32',
  }).status === 0;

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const ways = [
  () => run('npx', ['playwright', 'install', 'chromium']),
  () =>
    isDebianRoot() &&
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']),
];

if (!orGiveUp(findBrowser)) {
  console.log('No Chromium, Chrome or Edge found: getting one.');
  const got = ways.some((way) => way() && findBrowser());
  if (!got) {
    console.error('No browser: run `npx playwright install chromium`, or set CHROME_PATH.');
    process.exit(1);
  }
}
