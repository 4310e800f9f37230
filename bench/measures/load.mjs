import { setTimeout as sleep } from 'node:timers/promises';
import { onBarePhone } from '../bare-browser.mjs';
import { screens } from '../screens.mjs';

/** 1.6 Mbps down, 0.75 Mbps up, 150 ms there and back. */
export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How long the app goes on working after the first row can be tapped. */
const REST = 1500;

/** Until an app has loaded what it loads when nothing else is to do. */
const IDLE = 8000;

const firstTap = { appears: screens.detail(1), goes: screens.list };

/** An empty cache, a slow network, a slow processor. Resolves when row 1 can be tapped. */
function onLoadedPhone(browser, { url }, slow, work) {
  return onBarePhone(browser, async (phone) => {
    const { page, cdp, slowProcessor } = phone;
    await slowProcessor(slow);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await page.goto(url);
    return work({ ...phone, ...(await page.evaluate(() => window.bench.firstScreen)) });
  });
}

/** From the address to a row that can be tapped; and a first tap after a rest, when the code of the page has loaded. */
function measureCalmLoad(browser, target, slow) {
  return onLoadedPhone(browser, target, slow, async (phone) => {
    const { firstRow, firstPaint, longTasks, tap } = phone;
    await sleep(REST);
    const blocking = (await longTasks()).map(({ duration }) => Math.max(0, duration - 50));
    await sleep(IDLE);
    const { painted } = await tap(screens.row(1), firstTap);
    return {
      firstRow,
      firstPaint,
      blocking: blocking.reduce((total, time) => total + time, 0),
      openPreloaded: painted,
    };
  });
}

/** A tap as soon as row 1 is there, and everything that was fetched until it is answered. */
function measureFirstTap(browser, target, slow) {
  return onLoadedPhone(browser, target, slow, async ({ page, tap }) => {
    const { start, painted } = await tap(screens.row(1), firstTap);
    const answered = start + painted;
    const paths = await page.evaluate(
      (end) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < end)
          .map(({ name }) => new URL(name).pathname),
      answered,
    );
    const sizeOf = (extension) =>
      paths
        .filter((path) => path.endsWith(extension))
        .reduce((total, path) => total + target.files.get(path).gzip.length / 1000, 0);
    return {
      answered,
      openLazy: painted,
      js: sizeOf('.js'),
      css: sizeOf('.css'),
      // The document is a request too.
      requests: 1 + paths.length,
    };
  });
}

export async function measureLoad(browser, target, slow) {
  const calm = await measureCalmLoad(browser, target, slow);
  return { ...calm, ...(await measureFirstTap(browser, target, slow)) };
}
