// Functions that touch a page and read its figures, over any connection to the browser.
import { setTimeout as sleep } from 'node:timers/promises';

export function handsOn(page, cdp) {
  const centreOf = (selector) =>
    page.evaluate((wanted) => {
      const shown = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility());
      const { x, y, width, height } = shown.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, selector);

  /** A finger, as the browser's input layer knows it. */
  const touch = async (point) => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  const put = (type, points) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });

  /** A finger that goes its way a step a frame, whether the page keeps up or not. */
  const swipe = async (selector, steps, by) => {
    const { x, y } = await centreOf(selector);
    const at = (step) => [{ x: x + step * by.x, y: y + step * by.y }];
    const sent = [put('touchStart', at(0))];
    for (let step = 1; step <= steps; step += 1) {
      sent.push(put('touchMove', at(step)));
      await sleep(16);
    }
    sent.push(put('touchEnd', []));
    await Promise.all(sent);
  };

  return {
    centreOf,
    touch,
    swipe,
    slowProcessor: (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate }),
    /** A finger that moves up and to the left, a step a frame. Answers with how long the frames took meanwhile. */
    drag: async (selector, steps) => {
      const { x, y } = await centreOf(selector);
      const frames = page.evaluate((count) => window.bench.frames(count), steps);
      const touchPoints = (step) => [{ x: x - step * 3, y: y - step * 4 }];
      await put('touchStart', touchPoints(0));
      for (let step = 1; step <= steps; step += 1) {
        await put('touchMove', touchPoints(step));
        await sleep(16);
      }
      await put('touchEnd', []);
      return frames;
    },
    /** Taps, and answers with what the probe saw. */
    tap: async (selector, expected) => {
      const point = await centreOf(selector);
      const seen = page.evaluate((asked) => window.bench.watch(asked), expected);
      await sleep(100);
      await touch(point);
      return seen;
    },
    longTasks: () => page.evaluate(() => window.bench.longTasks),
    /** Memory after garbage collection. */
    weigh: async () => {
      for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
      return { heap: usedSize / 1024, nodes, listeners: jsEventListeners };
    },
  };
}
