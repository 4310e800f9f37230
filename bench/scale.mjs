// Many items in one component: `npm run build:lib && node bench/scale.mjs [--rounds 5] [--only Form]`. Each component mounts,
// changes and unmounts with a tenth of the items and with all of them. The processor is four times slower.
import { parseArgs } from 'node:util';
import { orGiveUp } from '../scripts/or-give-up.mjs';
import { buildStockApp, unpackPackage } from '../scripts/stock-app.mjs';
import { launch, onPhone } from './browser.mjs';
import { mediansOf } from './report.mjs';
import { serve } from './serve.mjs';

/** The component, its items, and what changes. */
const cases = [
  ['CheckboxGroup', 1500, 'a box is ticked'],
  ['CheckList', 10_000, 'a row is ticked'],
  ['VirtualList', 10_000, 'it jumps to its end'],
  ['Form', 400, 'all fields are set and validated'],
  ['Form without FormItem', 400, 'all fields are set and validated'],
];

const options = {
  rounds: { type: /** @type {const} */ ('string'), default: '5' },
  only: { type: /** @type {const} */ ('string'), default: '' },
};
const { values } = orGiveUp(() => parseArgs({ options }));

async function measure(browser, url, name, count) {
  return onPhone(browser, async ({ page, cdp }) => {
    await page.goto(url);
    await page.waitForFunction(() => 'measure' in window);
    // Once before, so that all code is there.
    await page.evaluate(([one, few]) => window.measure(one, few), [name, 10]);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return page.evaluate(([one, many]) => window.measure(one, many), [name, count]);
  });
}

unpackPackage();
const { portico } = await import(new URL('../lib/vite.js', import.meta.url).href);
const { files } = await buildStockApp({ main: 'scale', plugins: [portico()] });
const { url, close } = await serve(files);
const browser = await launch();
try {
  console.log('| component | items | mount, ms | change, ms | unmount, ms | the change |');
  console.log('|---|---:|---:|---:|---:|---|');
  for (const [name, all, what] of cases.filter((one) => one[0].startsWith(values.only))) {
    for (const count of [all / 10, all]) {
      const samples = [];
      for (let round = 0; round < Number(values.rounds); round += 1) {
        samples.push(await measure(browser, url, name, count));
      }
      const { mount, change, unmount } = mediansOf(samples);
      const times = [mount, change, unmount].map((ms) => Math.round(ms).toLocaleString('en'));
      console.log(`| ${name} | ${count.toLocaleString('en')} | ${times.join(' | ')} | ${what} |`);
    }
  }
} finally {
  await browser.close();
  close();
}
