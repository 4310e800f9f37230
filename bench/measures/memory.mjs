import { setTimeout as sleep } from 'node:timers/promises';
import { screens } from '../screens.mjs';
import { onPhone } from '../browser.mjs';
import { weighObjects } from '../heap.mjs';

const CYCLES = 100;
const NAVIGATIONS = 1000;
/** Chromium takes 200 history entries in ten seconds and drops the rest. */
const PACE = 55;
/** For what an app fetches or drops after it has settled. */
const REST = 1000;

const count = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function stepsOf(where) {
  const { row, detail, list } = screens;
  const open = (id) => ({ selector: row(id), appears: detail(id), goes: list });
  const back = (id) => ({ selector: where.back, appears: list, goes: detail(id) });
  const next = (id) => ({ selector: where.next, appears: detail(id), goes: detail(id - 1) });
  return {
    cycles: (times) => count(1, times).flatMap((id) => [open(id), back(id)]),
    open,
    /** From detail `from - 1` on. */
    deeper: (from, to) => count(from, to).map(next),
  };
}

/** Starts the app with scripts for fingers and at full speed: what counts is what stays. */
function withPresses(browser, url, use) {
  return onPhone(browser, async ({ page, cdp, weigh }) => {
    await page.goto(url);
    await page.evaluate(() => window.bench.firstScreen);
    await sleep(REST);
    const press = (steps, pace) =>
      page.evaluate(([all, ms]) => window.bench.press(all, ms), [steps, pace]);
    const weighAfter = async (steps, pace) => {
      await press(steps, pace);
      await sleep(REST);
      return weigh();
    };
    return use({ page, cdp, weighAfter });
  });
}

/** Memory after garbage collection: on the first page, after 100 cycles, page upon page. */
export function measureMemory(browser, { url, taps: where }) {
  const { cycles, open, deeper } = stepsOf(where);
  return withPresses(browser, url, async ({ cdp, weighAfter }) => {
    const first = await weighAfter([]);
    const warm = await weighAfter(cycles(2));
    const warmObjects = await weighObjects(cdp);
    const cycled = await weighAfter(cycles(CYCLES));
    const cycledObjects = await weighObjects(cdp);
    const one = await weighAfter([open(1)]);
    const nine = await weighAfter(deeper(2, 9));
    const ten = await weighAfter(deeper(10, 10));
    const eighteen = await weighAfter(deeper(11, 18));
    return {
      heapFirst: first.heap,
      heapPerPage: (nine.heap - one.heap) / 8,
      heapPerPageBeyond: (eighteen.heap - ten.heap) / 8,
      nodesDeep: ten.nodes,
      listenersDeep: ten.listeners,
      cyclesHeap: cycled.heap - warm.heap,
      cyclesObjects: cycledObjects - warmObjects,
      cyclesNodes: cycled.nodes - warm.nodes,
      cyclesListeners: cycled.listeners - warm.listeners,
    };
  });
}

/** One page upon the other, a thousand times. Without motion: it is about what they leave behind. */
export function measureThousand(browser, { url, taps: where }) {
  const { open, deeper } = stepsOf(where);
  return withPresses(browser, url, async ({ page, weighAfter }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const half = await weighAfter([open(1), ...deeper(2, NAVIGATIONS / 2)], PACE);
    const thousand = await weighAfter(deeper(NAVIGATIONS / 2 + 1, NAVIGATIONS), PACE);
    return {
      thousandHeap: thousand.heap - half.heap,
      thousandNodes: thousand.nodes - half.nodes,
      thousandListeners: thousand.listeners - half.listeners,
    };
  });
}
