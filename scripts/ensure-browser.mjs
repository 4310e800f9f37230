// Makes sure that there is a Chromium before the tests that need one start.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, isSlow } from './find-browser.mjs';
import { orGiveUp } from './or-give-up.mjs';

const minute = 60_000;
const run = (command, args, options) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 5 * minute,
    shell: process.platform === 'win32',
    ...options,
  }).status === 0;

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;
const shell = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];

/** Asks a busy mirror again. */
const patient = ['-o', 'Acquire::Retries=5'];
const apt = (args) => run('apt-get', [...patient, ...args]);
const ways = [
  () => run('npx', ['playwright', 'install', 'chromium']),
  () => isDebianRoot() && apt(['update']) && apt(shell),
];

/** Installs the headless shell beside a full Chromium, because it takes half the time. Without a network nothing changes. */
function getFaster() {
  const quick = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const get = (args) => run('apt-get', [...quick, ...args], { stdio: 'ignore', timeout: minute });
  if (get(shell) || (get(['update']) && get(shell))) console.log('Got the headless shell.');
}

const found = orGiveUp(findBrowser);
if (!found) {
  console.log('No Chromium, Chrome or Edge found: getting one.');
  const got = ways.some((way) => way() && findBrowser());
  if (!got) {
    console.error('No browser: run `npx playwright install chromium`, or set CHROME_PATH.');
    process.exit(1);
  }
} else if (isSlow(found) && isDebianRoot()) getFaster();
