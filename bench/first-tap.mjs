// Times and downloads of a phone until its first tap is answered. The packed package is in an app that is built with Vite's
// own settings, with portico/vite, and with pages rendered ahead. `npm run build:lib` comes first.
// `node bench/first-tap.mjs [--rounds 5] [--names]`
import { parseArgs } from 'node:util';
import { buildStockApp, unpackPackage } from '../scripts/stock-app.mjs';
import { screens } from './apps.mjs';
import { launchBare, onBarePhone } from './bare-browser.mjs';
import { SLOW_NETWORK } from './measures/load.mjs';
import { mediansOf } from './report.mjs';
import { serve } from './serve.mjs';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, names: { type: 'boolean', default: false } },
});

/** 1.6 Mbps, 150 ms, the processor four times slower. The tap comes as soon as row 1 can be hit. */
function untilFirstTap(browser, { url, files }) {
  return onBarePhone(browser, async ({ page, cdp, slowProcessor, tap }) => {
    await slowProcessor(4);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await page.goto(url);
    const { firstRow } = await page.evaluate(() => window.bench.firstScreen);
    const seen = await tap(screens.row(1), { appears: screens.detail(1), goes: screens.list });
    const answered = seen.start + seen.painted;
    const names = await page.evaluate(
      (end) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < end)
          .map(({ name }) => new URL(name).pathname),
      answered,
    );
    const sizeOf = (extension) =>
      names
        .filter((name) => name.endsWith(extension))
        .reduce((sum, name) => sum + files.get(name).gzip.length, 0) / 1000;
    const sizes = { js: sizeOf('.js'), css: sizeOf('.css'), requests: 1 + names.length };
    return { sample: { firstRow, painted: seen.painted, answered, ...sizes }, names };
  });
}

// The built plugin: it imports what it has built, which the one from the source cannot.
const plugin = new URL('../lib/vite.js', import.meta.url).href;
const { portico } = await import(plugin);

const variants = {
  'bare React': () => buildStockApp(['floor', 'screens']),
  stock: () => buildStockApp(['app', 'screens']),
  'portico/vite': () => buildStockApp(['app', 'screens'], [portico()]),
  'rendered ahead': () =>
    buildStockApp(
      ['app', 'screens'],
      [portico({ prerender: { pages: ['/'], app: 'app/app.config.tsx' } })],
    ),
};

unpackPackage();
const apps = [];
for (const [name, build] of Object.entries(variants)) {
  const { files } = await build();
  apps.push({ name, files, samples: [], ...(await serve(files)) });
}
const browser = launchBare();
for (let round = 0; round < Number(options.rounds); round += 1) {
  for (const app of apps) {
    const { sample, names } = await untilFirstTap(browser, app);
    app.samples.push(sample);
    if (options.names && round === 0) console.log([app.name, ...names].join('\n  '));
  }
}
await browser.close();

const floor = mediansOf(apps[0].samples);
console.log('row 1, ms | tap painted, ms | answered, ms | JS, kB | CSS, kB | requests');
for (const { name, samples, close } of apps) {
  close();
  const found = mediansOf(samples);
  const timeOf = (key) => `${Math.round(found[key])} (${(found[key] / floor[key]).toFixed(2)}x)`;
  const cells = [timeOf('firstRow'), timeOf('painted'), timeOf('answered')];
  cells.push(found.js.toFixed(1), found.css.toFixed(1), String(found.requests));
  console.log(`${name.padEnd(16)}${cells.map((cell) => cell.padStart(15)).join('')}`);
}
