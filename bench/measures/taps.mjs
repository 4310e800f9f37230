import { setTimeout as sleep } from 'node:timers/promises';
import { screens } from '../screens.mjs';
import { onBarePhone } from '../bare-browser.mjs';
import { dropped, FRAME, mean, sum } from './frames.mjs';

const REPEATS = 5;
const DEPTH = 10;
/** A tap takes three frames or four: two taps at either end would compare chances. */
const DESCENTS = 3;
/** Between two taps, for what an app does after it has settled. */
const PAUSE = 100;

const longest = ({ lengths }) => Math.max(...lengths);

/** Opening, going back, changing tabs, going deep: by touch, on a slow processor, after one cycle for warmth. */
export function measureTaps(browser, { url, taps: where }, slow) {
  return onBarePhone(browser, async (phone) => {
    const { page, slowProcessor, tap, longTasks } = phone;
    await page.goto(url);
    await page.evaluate(() => window.bench.firstScreen);
    await slowProcessor(slow);
    await sleep(1000);

    const go = async (selector, appears, goes) => {
      const seen = await tap(selector, { appears, goes });
      await sleep(PAUSE);
      return seen;
    };
    const open = (id) => go(screens.row(id), screens.detail(id), screens.list);
    const back = (id) => go(where.back, screens.list, screens.detail(id));
    const cycle = async (id) => ({ open: await open(id), back: await back(id) });
    const toTab = (to, from) => go(where.tabs[to], screens[to], screens[from]);
    const bothTabs = async () => [await toTab('me', 'list'), await toTab('list', 'me')];

    await cycle(1);
    await bothTabs();

    const cycles = [];
    for (let id = 1; id <= REPEATS; id += 1) cycles.push(await cycle(id));
    const tabs = [];
    for (let times = 0; times < REPEATS; times += 1) tabs.push(...(await bothTabs()));
    const shallow = [];
    const deep = [];
    for (let times = 0; times < DESCENTS; times += 1) {
      const seen = [await open(1)];
      for (let id = 2; id <= DEPTH; id += 1) {
        seen.push(await go(where.next, screens.detail(id), screens.detail(id - 1)));
      }
      shallow.push(...seen.slice(0, 2));
      deep.push(...seen.slice(-2));
      for (let id = DEPTH; id > 1; id -= 1) {
        await go(where.back, screens.detail(id - 1), screens.detail(id));
      }
      await back(1);
    }

    const tasks = await longTasks();
    const tasksDuring = ({ start, settled }) =>
      sum(
        tasks
          .filter(({ startTime }) => startTime >= start - FRAME && startTime < start + settled)
          .map(({ duration }) => duration),
      );
    const opens = cycles.map((one) => one.open);
    const backs = cycles.map((one) => one.back);
    const painted = ({ painted: time }) => time;
    return {
      open: mean(opens.map(painted)),
      openSettled: mean(opens.map(({ settled }) => settled - where.animation)),
      back: mean(backs.map(painted)),
      backSettled: mean(backs.map(({ settled }) => settled - where.animation)),
      tab: mean(tabs.map(painted)),
      droppedOpen: mean(opens.map(({ lengths }) => dropped(lengths))),
      droppedBack: mean(backs.map(({ lengths }) => dropped(lengths))),
      longestOpen: mean(opens.map(longest)),
      longestBack: mean(backs.map(longest)),
      longTasks: mean(cycles.map((one) => tasksDuring(one.open) + tasksDuring(one.back))),
      deepOverShallow: mean(deep.map(painted)) / mean(shallow.map(painted)),
    };
  });
}
