import { setTimeout as sleep } from 'node:timers/promises';
import { onPhone } from '../browser.mjs';
import { installFrameProbe } from '../frame-probe.mjs';
import { median } from '../report.mjs';
import { CATEGORIES, scriptTimes } from '../script-time.mjs';
import { dropped, mean, sum } from './frames.mjs';

const REPEATS = 5;
/** Until a layer has come or gone. */
const SETTLED = 800;

const wheel = '[role="listbox"]';
const sheet = { open: 'button[aria-haspopup="dialog"]', shown: wheel, close: 'Cancel' };
const years = {
  open: ':is(main, [data-page-content]) button',
  shown: '[role="dialog"]',
  content: '[role="gridcell"]',
  close: 'Close',
};

// `by`: pixels of a step. The finger makes one step in each frame. `rest`: frames to record after the finger has gone.
const moves = [
  { key: 'swiper', path: 'swiper', on: '[data-bench="drag"]', by: { x: -4, y: 0 }, value: 'slide' },
  { key: 'wheelDrag', path: 'wheel', opens: sheet, on: wheel, by: { x: 0, y: -6 } },
  {
    key: 'wheelFling',
    path: 'wheel',
    opens: sheet,
    on: wheel,
    by: { x: 0, y: -24 },
    steps: 6,
    rest: 90,
  },
  { key: 'slider', path: 'slider', on: '[data-index]', by: { x: 4, y: 0 }, value: 'number' },
  {
    key: 'rows',
    path: 'rows',
    on: '[data-bench="drag"]',
    by: { x: 0, y: -40 },
    steps: 7,
    rest: 12,
    times: 5,
  },
];

const percentile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1];

function onPath(browser, { url, slow }, path, work) {
  return onPhone(browser, async (phone) => {
    const { page } = phone;
    await page.addInitScript(installFrameProbe);
    await page.goto(url + path);
    await page.locator('[data-page][data-state="active"]').waitFor();
    await sleep(SETTLED);
    await phone.slowProcessor(slow);
    return work(phone);
  });
}

/** A finger that drags or throws: script of each frame, frames that were dropped, and what React did meanwhile. */
function measureMove(browser, target, { path, opens, on, by, ...rest }) {
  const { value = 'firstRow', steps = 60, rest: after = 30, times = 1 } = rest;
  return onPath(browser, target, path, async ({ page, centreOf, touch, swipe }) => {
    const open = async () => {
      if (!opens) return;
      await touch(await centreOf(opens.open));
      await page.locator(opens.shown).first().waitFor();
      await sleep(SETTLED);
    };
    await open();
    // Once for warmth.
    await swipe(on, 6, by);
    await sleep(2 * SETTLED);

    await browser.startTracing(page, { categories: CATEGORIES });
    const seen = page.evaluate((name) => window.frameProbe.record(name), value);
    for (let time = 0; time < times; time += 1) {
      await swipe(on, steps, by);
      await sleep(120);
    }
    await page.evaluate((frames) => window.frameProbe.end(frames), after);
    const { frames, rows } = await seen;
    const trace = await browser.stopTracing();
    const { script, all } = scriptTimes(trace.toString());
    // The commits of a finger that lands, or goes and leaves a value, have their reason.
    const isBetween = ({ finger }) => finger === 'down' || finger === 'gone';
    const idle = frames.filter((frame) => isBetween(frame) && !frame.isOther);
    return {
      most: Math.max(...script),
      usual: percentile(script, 0.95),
      work: percentile(all, 0.95),
      dropped: dropped(frames.map(({ length }) => length)),
      frames: frames.length,
      idle: sum(idle.map(({ commits }) => commits)),
      commits: mean(frames.map(({ commits }) => commits)),
      rows: rows / frames.length,
    };
  });
}

/** From the end of a tap until the layer is painted: the first time, its code already there, and again. */
function measureOpening(browser, target, path, { open, shown, content = shown, close }) {
  return onPath(browser, target, path, async ({ page, centreOf, touch }) => {
    await page.locator(open).focus();
    await sleep(SETTLED);
    const times = [];
    for (let time = 0; time <= REPEATS; time += 1) {
      const seen = page.evaluate(
        (selectors) => window.frameProbe.opening(...selectors),
        [shown, content],
      );
      await sleep(100);
      await touch(await centreOf(open));
      times.push(await seen);
      await sleep(SETTLED);
      await page.getByRole('button', { name: close }).click();
      await page.locator(shown).first().waitFor({ state: 'detached' });
      await sleep(SETTLED);
    }
    const [first, ...again] = times;
    return {
      first: first.painted,
      firstFull: first.full,
      firstFrames: first.frames,
      again: mean(again.map(({ painted }) => painted)),
      againFull: mean(again.map(({ full }) => full)),
      againFrames: median(again.map(({ frames }) => frames)),
    };
  });
}

/** `{ most: 4 }` of 'swiper' -> `{ swiperMost: 4 }`. */
const named = (name, sample) =>
  Object.fromEntries(
    Object.entries(sample).map(([key, value]) => [
      name + key[0].toUpperCase() + key.slice(1),
      value,
    ]),
  );

export async function measureComponents(browser, { url }, slow) {
  const target = { url, slow };
  const samples = [];
  for (const move of moves) {
    samples.push(named(move.key, await measureMove(browser, target, move)));
  }
  samples.push(named('date', await measureOpening(browser, target, 'date', sheet)));
  samples.push(named('years', await measureOpening(browser, target, 'years', years)));
  return Object.assign({}, ...samples);
}
