import { isFull } from '../scripts/run-of-tests.mjs';
import { type App, expect, stretchDelay, test } from './helpers';
import { createRandom, type Random } from './support/random';
import {
  isCovered,
  type Step,
  stackOf,
  start,
  textOf,
  type WalkModel,
  walk,
} from './support/walk-model';

const full = isFull(process.env);

const STEPS = full ? 300 : 120;
/** Each phone and each build takes a different walk. */
const SEEDS = full ? [3, 2026] : [8];
/** Below the cap of 20 pages in the stack and of 50 entries in the browser, which have their own tests. */
const DEEPEST = 12;
const FARTHEST = 40;
/** Most steps are done within a few frames. */
const QUICK = [16, 32, 64, 100];
const GUARDED = '/guarded';
const items = ['/item/1', '/item/2', '/item/1?n=0&q=%26'];
const pages = ['/list', ...items, '/pick', '/draft', '/nobar', GUARDED];
const tabs = ['/', '/me'];

function nextStep(random: Random, model: WalkModel): Step {
  const { entries, index } = model;
  const stack = stackOf(model);
  const isAtLimit = stack.length >= DEEPEST || index >= FARTHEST;
  const ahead = entries.length - 1 - index;
  const url = random.pick(pages);
  const dice = random.integer(100);
  if (isCovered(model) && dice % 2 === 0) return { do: 'travel', by: -1 };
  if (stack.at(-1)?.url === GUARDED && !isCovered(model) && dice % 2 === 0) {
    return { do: 'stay', asked: index > 0 && dice % 4 === 0 ? 'by browser' : 'by call' };
  }
  // On a root page of Android a touch would arm the exit prompt, which adds a history entry.
  if (dice < 8 && stack.length > 2 && !isAtLimit && !isCovered(model)) {
    return { do: 'doubleTap', button: dice < 4 ? 'back 1' : 'to /item/1' };
  }
  if (dice < 34) return isAtLimit ? { do: 'back', by: 3 } : { do: 'navigate', url };
  if (dice < 41) return { do: 'redirect', url };
  if (dice < 44) return { do: 'relaunch', url: random.pick([...pages, ...tabs]) };
  if (dice < 50) return { do: 'switchTab', url: random.pick(tabs) };
  if (dice < 62) return { do: 'back', by: 1 + random.integer(3) };
  if (dice < 72) return isAtLimit || isCovered(model) ? { do: 'reload' } : { do: 'overlay' };
  if (dice < 86) return travel(-1 - random.integer(Math.min(4, index)), index > 0);
  if (dice < 96) return travel(1 + random.integer(Math.min(2, ahead)), ahead > 0);
  return { do: 'reload' };
}

const travel = (by: number, possible: boolean): Step =>
  possible ? { do: 'travel', by } : { do: 'switchTab', url: '/me' };

async function perform(app: App, step: Step): Promise<void> {
  switch (step.do) {
    case 'reload':
      await app.page.reload();
      return;
    case 'travel':
      return go(app, step.by);
    case 'back':
      expect(await app.call('back', step.by)).toEqual({ ok: true });
      return;
    case 'overlay':
      await app.page.evaluate(() => {
        // The dialog can reject when something closes it. The test looks at the screen and ignores the rejection.
        window.fixture.platform.showModal({ title: 'Sure?' }).catch(() => {});
      });
      return;
    case 'doubleTap':
      return doubleTap(app, step.button);
    case 'stay':
      await app.page.evaluate(() => window.fixture.guard.set('leave', false));
      if (step.asked === 'by browser') await go(app, -1);
      else expect(await app.call('back')).toMatchObject({ ok: false, code: 'cancel' });
      await app.page.evaluate(() => window.fixture.guard.set('leave', true));
      return;
    default:
      expect(await app.call(step.do, { url: step.url })).toEqual({ ok: true });
  }
}

async function doubleTap({ active, page }: App, button: string): Promise<void> {
  const target = active.getByRole('button', { name: button, exact: true });
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`no button ${button}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(80);
  await page.touchscreen.tap(x, y);
  // Wait, so that the next step does not count as a third tap.
  await page.waitForTimeout(400);
}

/** Waits until the browser has arrived. The app may take it back afterwards. */
async function go(app: App, by: number): Promise<void> {
  await app.page.evaluate(async (distance) => {
    const arrived = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    window.history.go(distance);
    await arrived;
  }, by);
}

test.describe('a random walk', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const seed of SEEDS) {
    test(`[S2.1] [S2.6] [S2.7] ${STEPS} steps from seed ${seed} agree with the model`, async ({
      app,
      variant,
      browserHistory,
    }) => {
      test.setTimeout(120_000);
      const own = seed * 10_000 + variant.port;
      const random = createRandom(app.isAndroid ? -own : own);
      // On a busy machine the second tap of a double tap may come after the usual 350 ms.
      await stretchDelay(app.page, 3000, 350);
      await app.open('/');
      const first = await browserHistory.index();
      const overlay = app.page.getByRole('dialog', { name: 'Sure?' });
      let model = start('/');
      const trail: string[] = [];
      for (let count = 0; count < STEPS; count += 1) {
        const step = nextStep(random, model);
        trail.push(`${JSON.stringify(step)} from ${textOf(model)}`);
        model = walk(model, step);
        await test.step(trail.at(-1) ?? '', async () => {
          await perform(app, step);
          await expect.poll(browserHistory.index, { intervals: QUICK }).toBe(first + model.index);
          await app.at(textOf(model));
          await expect(overlay).toBeVisible({ visible: isCovered(model) });
        });
      }
    });
  }
});
