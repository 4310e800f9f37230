// When the first page of the market shows its largest part: `npm run build:market && node bench/market-lcp.mjs [--rounds 7]`.
// The build with its page rendered ahead, beside the same build with an empty root. Slow 3G, the processor four times slower.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { orGiveUp } from '../scripts/or-give-up.mjs';
import { launch } from './browser.mjs';
import { mediansOf } from './report.mjs';
import { serve } from './serve.mjs';

const BUILD = new URL('../dist-market/', import.meta.url).pathname;

/** 400 kbps both ways, 400 ms there and back: what DevTools called "Slow 3G". */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** Nothing larger comes after the page has been at rest for so long. */
const REST = 4000;

const options = { rounds: { type: /** @type {const} */ ('string'), default: '7' } };
const { values } = orGiveUp(() => parseArgs({ options }));

function filesOfBuild() {
  const paths = readdirSync(BUILD, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => {
      const body = readFileSync(path);
      return [`/${path.slice(BUILD.length)}`, { body, gzip: gzipSync(body) }];
    }),
  );
}

/** The same files. A server that renders nothing ahead answers with this page instead. */
function clientRendered(files) {
  const empty = files.get('/200.html');
  return new Map([...files, ['/index.html', empty]]);
}

async function measure(browser, { url }) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_3G);
    await page.addInitScript(() => {
      window.paints = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { startTime, size, element, url: source } = entry;
          window.paints.push({ startTime, size, what: source || element?.outerHTML.slice(0, 120) });
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => window.paints.length > 0, null, { timeout: 90_000 });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST);
    return await page.evaluate(() => {
      const [fcp] = performance.getEntriesByName('first-contentful-paint');
      const last = window.paints.at(-1);
      const resources = performance.getEntriesByType('resource');
      const before = resources.filter(({ responseEnd }) => responseEnd < last.startTime);
      return {
        fcp: fcp.startTime,
        lcp: last.startTime,
        kilobytes: before.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
        what: last.what,
      };
    });
  } finally {
    await context.close();
  }
}

const files = filesOfBuild();
const catalogue = new URL('../examples/market/mock/catalogue.ts', import.meta.url).pathname;
const { module: goods } = await runnerImport(catalogue);
const answers = { '/api/catalogue': JSON.stringify(goods.catalogueAt(Date.now())) };
const servers = [
  { name: 'rendered in the browser', ...(await serve(clientRendered(files), answers)) },
  { name: 'rendered ahead', ...(await serve(files, answers)) },
];
const browser = await launch();
try {
  const samples = new Map(servers.map(({ name }) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // In turns, so that other work on the machine slows both of them.
    for (const server of servers) samples.get(server.name).push(await measure(browser, server));
  }
  const [client] = servers.map(({ name }) => mediansOf(samples.get(name)));
  console.log(
    '                          first paint   largest paint   of the first   kB before it',
  );
  for (const { name } of servers) {
    const { fcp, lcp, kilobytes } = mediansOf(samples.get(name));
    const times = [fcp, lcp].map((ms) => `${Math.round(ms)} ms`.padStart(13));
    const ratio = `${(lcp / client.lcp).toFixed(2)}x`.padStart(12);
    console.log(
      `${name.padEnd(24)} ${times.join('')} ${ratio} ${kilobytes.toFixed(0).padStart(14)}`,
    );
    console.log(`  ${samples.get(name)[0].what}`);
  }
} finally {
  await browser.close();
  for (const { close } of servers) close();
}
