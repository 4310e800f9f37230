// `node bench/first-tap.mjs [--fast]`: what a phone downloads until its first tap is answered, on the packed package.
import { setTimeout as sleep } from 'node:timers/promises';
import { buildStockApp, filesOf, unpackPackage } from '../scripts/stock-app.mjs';
import { screens } from './apps.mjs';
import { launchBare, onBarePhone } from './bare-browser.mjs';
import { SLOW_NETWORK } from './measures/load.mjs';
import { serve } from './serve.mjs';

const slowProcessor = 4;

export async function untilFirstTap(browser, { url, files }, { network, rest = 0 }) {
  return onBarePhone(browser, async ({ page, cdp, slowProcessor: slow, tap }) => {
    await slow(slowProcessor);
    await cdp.send('Network.enable');
    if (network) await cdp.send('Network.emulateNetworkConditions', network);
    await page.goto(url);
    const { firstRow } = await page.evaluate(() => window.bench.firstScreen);
    await sleep(rest);
    const seen = await tap(screens.row(1), { appears: screens.detail(1), goes: screens.list });
    const names = await page.evaluate(
      (end) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < end)
          .map((one) => new URL(one.name).pathname),
      seen.start + seen.painted,
    );
    const sizeOf = (extension) =>
      names
        .filter((name) => name.endsWith(extension))
        .reduce((sum, name) => sum + files.get(name).gzip.length, 0) / 1000;
    return {
      firstRow,
      painted: seen.painted,
      settled: seen.settled,
      js: sizeOf('.js'),
      css: sizeOf('.css'),
      requests: 1 + names.length,
      names,
    };
  });
}

unpackPackage();
const apps = [];
for (const name of ['floor', 'app']) {
  const files = filesOf(await buildStockApp([name, 'screens']));
  apps.push({ name, files, ...(await serve(files)) });
}
const browser = launchBare();
for (const app of apps) {
  for (const [line, network, rest] of [
    ['slow', SLOW_NETWORK, 0],
    ['fast', undefined, 2000],
  ]) {
    const { names, ...sample } = await untilFirstTap(browser, app, { network, rest });
    console.log(app.name, line, JSON.stringify(sample));
    if (process.argv.includes('--names'))
      console.log(
        names.map((name) => `${app.files.get(name)?.gzip.length ?? '?'} ${name}`).join('\n'),
      );
  }
  app.close();
}
await browser.close();
