import { full } from '../scripts/full.mjs';
import { type App, expect, test } from './helpers';
import { createRandom, type Random } from './support/random';
import { type Step, stackOf, start, textOf, type WalkModel, walk } from './support/walk-model';

const STEPS = full ? 300 : 120;
/** Each phone and each build takes walks of its own. */
const SEEDS = full ? [3, 7, 2026] : [7];
/** Below the stack's cap of 20 and the browser's of 50 entries; those have tests of their own. */
const DEEPEST = 12;
const FARTHEST = 40;
const pages = ['/list', '/item/1', '/item/2', '/item/1?n=0&q=%26', '/pick', '/draft', '/nobar'];
const tabs = ['/', '/me'];

function nextStep(random: Random, model: WalkModel): Step {
  const { entries, index } = model;
  const depth = stackOf(model).length;
  const isFull = depth >= DEEPEST || index >= FARTHEST;
  const url = random.pick(pages);
  const dice = random.integer(100);
  if (dice < 38) return isFull ? { do: 'back', by: 3 } : { do: 'navigate', url };
  if (dice < 46) return { do: 'redirect', url };
  if (dice < 49) return { do: 'relaunch', url: random.pick([...pages, ...tabs]) };
  if (dice < 55) return { do: 'switchTab', url: random.pick(tabs) };
  if (dice < 68) return { do: 'back', by: 1 + random.integer(3) };
  if (dice < 84) return travel(-1 - random.integer(Math.min(4, index)), index > 0);
  if (dice < 96) return travel(1 + random.integer(2), index + 2 < entries.length);
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
      await app.page.evaluate((by) => window.history.go(by), step.by);
      return;
    case 'back':
      expect(await app.call('back', step.by)).toEqual({ ok: true });
      return;
    default:
      expect(await app.call(step.do, { url: step.url })).toEqual({ ok: true });
  }
}

test.describe('a random walk', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const seed of SEEDS) {
    test(`[S2.1] [S2.6] [S2.7] ${STEPS} steps from seed ${seed} agree with the model`, async ({
      app,
      variant,
    }) => {
      test.setTimeout(120_000);
      const own = seed * 10_000 + variant.port;
      const random = createRandom(app.isAndroid ? -own : own);
      await app.open('/');
      let model = start('/');
      const trail: string[] = [];
      for (let count = 0; count < STEPS; count += 1) {
        const step = nextStep(random, model);
        trail.push(`${JSON.stringify(step)} from ${textOf(model)}`);
        model = walk(model, step);
        await test.step(trail.at(-1) ?? '', async () => {
          await perform(app, step);
          await app.at(textOf(model));
        });
      }
    });
  }
});
