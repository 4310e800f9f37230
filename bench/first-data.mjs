// When a cold app has its first data: `node bench/first-data.mjs [--rounds 7]`. Each page asks in its first effect, by
// the browser's fetch, by platform.request, and by a client. 1.6 Mbps, 150 ms, the processor four times slower.
import { parseArgs } from 'node:util';
import { orGiveUp } from '../scripts/or-give-up.mjs';
import { buildStockApp, unpackPackage } from '../scripts/stock-app.mjs';
import { launch } from './browser.mjs';
import { SLOW_NETWORK } from './measures/load.mjs';
import { mediansOf } from './report.mjs';
import { serve } from './serve.mjs';

const names = ['fetch', 'request', 'client'];
const answers = { '/stone.json': JSON.stringify({ name: 'marble' }) };

const options = { rounds: { type: /** @type {const} */ ('string'), default: '7' } };
const { values } = orGiveUp(() => parseArgs({ options }));

async function measure(browser, url) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('data').length > 0);
    return await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource');
      const requests = resources.filter(({ name }) => name.endsWith('/stone.json'));
      return {
        effect: performance.getEntriesByName('effect')[0].startTime,
        sent: requests[0].startTime,
        data: performance.getEntriesByName('data')[0].startTime,
        requests: requests.length,
      };
    });
  } finally {
    await context.close();
  }
}

unpackPackage();
const { portico } = await import(new URL('../lib/vite.js', import.meta.url).href);
const servers = [];
for (const name of names) {
  const app = { main: `first-data/${name}`, folders: ['first-data'] };
  const { files } = await buildStockApp({ ...app, plugins: [portico()] });
  servers.push({ name, ...(await serve(files, answers)) });
}
const browser = await launch();
try {
  const samples = new Map(names.map((name) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // In turns, so that other work on the machine slows all of them.
    for (const { name, url } of servers) samples.get(name).push(await measure(browser, url));
  }
  const medians = names.map((name) => ({ name, ...mediansOf(samples.get(name)) }));
  console.log('app      first effect  request leaves  data on screen  of fetch  requests');
  for (const { name, effect, sent, data, requests } of medians) {
    const times = [effect, sent, data].map((ms) => `${Math.round(ms)} ms`.padStart(12));
    const ratio = `${(data / medians[0].data).toFixed(2)}x`;
    console.log(`${name.padEnd(8)} ${times.join('    ')}      ${ratio}         ${requests}`);
  }
} finally {
  await browser.close();
  for (const { close } of servers) close();
}
