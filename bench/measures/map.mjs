import { setTimeout as sleep } from 'node:timers/promises';
import { onPhone } from '../browser.mjs';
import { dropped } from './frames.mjs';

const home = '[data-screen="home"]';
const map = '.leaflet-container .leaflet-marker-icon';

const STEPS = 60;

/** From the tap until the map has its marker and pictures: with its code still to come, and again. Then a drag. */
export function measureMap(browser, { url, taps: where }, slow) {
  return onPhone(browser, async ({ page, slowProcessor, tap, drag }) => {
    await page.goto(url);
    await page.locator(home).waitFor();
    await slowProcessor(slow);
    await sleep(2000);
    const open = async () => {
      const { painted } = await tap(home, { appears: map, goes: home });
      await page.locator('.leaflet-tile-loaded').first().waitFor();
      await sleep(500);
      return painted;
    };
    const mapFirst = await open();
    await page.locator(where.back).tap();
    await page.locator(home).waitFor();
    await sleep(1000);
    const mapAgain = await open();
    const lengths = await drag('.leaflet-container', STEPS);
    return {
      mapFirst,
      mapAgain,
      mapDragDropped: dropped(lengths),
      mapDragLongest: Math.max(...lengths),
    };
  });
}
