import { setTimeout as sleep } from 'node:timers/promises';
import { onBarePhone } from '../bare-browser.mjs';

const kilobytes = (bytes) => bytes / 1000;

/** How long the app goes on working after the first row can be tapped. */
const REST = 1500;

/** An empty cache, a slow network, a slow processor: from the address to a row that can be tapped. */
export function measureLoad(browser, { url, files, slow }) {
  return onBarePhone(browser, slow, async ({ goto, ask }) => {
    await goto(url);
    const { firstRow, files: arrived } = await ask('window.bench.firstScreen');
    await sleep(REST);
    const longTasks = await ask('window.bench.longTasks');
    const sizeOf = (extension) =>
      arrived
        .filter((path) => path.endsWith(extension))
        .reduce((total, path) => total + kilobytes(files.get(path).gzip.length), 0);
    const blocking = longTasks.map(({ duration }) => Math.max(0, duration - 50));
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
