import { setTimeout as sleep } from 'node:timers/promises';
import { onBarePhone } from '../bare-browser.mjs';

/** 1.6 Mbps down, 0.75 Mbps up, 150 ms there and back. */
export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const kilobytes = (bytes) => bytes / 1000;

/** How long the app goes on working after the first row can be tapped. */
const REST = 1500;

/** An empty cache, a slow network, a slow processor: from the address to a row that can be tapped. */
export function measureLoad(browser, { url, files, slow }) {
  return onBarePhone(browser, async ({ page, cdp, slowProcessor, longTasks }) => {
    await slowProcessor(slow);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await page.goto(url);
    const { firstRow, files: arrived } = await page.evaluate(() => window.bench.firstScreen);
    await sleep(REST);
    const tasks = await longTasks();
    const sizeOf = (extension) =>
      arrived
        .filter((path) => path.endsWith(extension))
        .reduce((total, path) => total + kilobytes(files.get(path).gzip.length), 0);
    const blocking = tasks.map(({ duration }) => Math.max(0, duration - 50));
    return {
      firstRow,
      js: sizeOf('.js'),
      css: sizeOf('.css'),
      // The document is a request too.
      requests: 1 + arrived.length,
      blocking: blocking.reduce((total, time) => total + time, 0),
    };
  });
}
