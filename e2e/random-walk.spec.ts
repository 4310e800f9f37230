import { execFileSync } from 'node:child_process';
import { isFull } from '../scripts/run-of-tests.mjs';
import { test } from './helpers';
import { createRandom } from './support/random';
import { createChooser } from './walk/choose';
import { type Device, type Failure, runWalk } from './walk/run';
import { shrink } from './walk/shrink';
import { textOfStep } from './walk/steps';

const full = isFull(process.env);
/** Each walk leaves out other kinds of steps, so many short walks meet more than a long one. */
const WALKS = full ? 4 : 2;
/** A fresh seed is news. One walk of it for each state of the sources is enough to hear of new defects in time. */
const FRESH_WALKS = 1;
const STEPS = 50;
const FIXED_SEED = 20_261_128;
/** A failing walk takes longer, because shorter ones are tried. */
const SHRINK_MS = 90_000;

/** `PORTICO_SEED=random` (or a number) walks elsewhere. */
const { PORTICO_SEED } = process.env;
const anySeed = () => Math.floor(Math.random() * 1e9);
/** Other walks for each state of the sources. The same state repeats its walks, so a failure is no accident. */
function freshSeed(): number {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' });
    return Number.parseInt(tree.slice(0, 7), 16);
  } catch {
    // The sources came without git.
    return anySeed();
  }
}
const chosenSeed = () =>
  PORTICO_SEED === 'random' ? anySeed() : Number(PORTICO_SEED ?? FIXED_SEED);

async function walkFrom(device: Device, seed: number, walks: number): Promise<void> {
  for (let walk = 0; walk < walks; walk += 1) {
    const own = seed + walk;
    await test.step(`a walk from seed ${own}`, async () => {
      const choose = createChooser(createRandom(own), STEPS, device.variant.mode);
      const failure = await runWalk(device, choose);
      if (!failure) return;
      const deadline = Date.now() + SHRINK_MS;
      const shortest = await shrink(failure, (steps) => runWalk(device, steps), deadline);
      throw new Error(report(own, shortest));
    });
  }
}

function report(seed: number, { steps, differences }: Failure): string {
  const lines = steps.map((step, number) => `  ${number + 1}. ${textOfStep(step)}`);
  return [
    `The walk from PORTICO_SEED=${seed} fails. In short:`,
    ...lines,
    ...differences.map((difference) => `  - ${difference}`),
  ].join('\n');
}

test.describe('a random walk', () => {
  const seeds = [
    ['a fixed seed', chosenSeed, WALKS],
    // A fresh one can find new defects. The message of a failure has it.
    ...(full ? [['a fresh seed', freshSeed, FRESH_WALKS] as const] : []),
  ] as const;
  for (const [name, seed, walks] of seeds) {
    test(`[S2.1] [S2.6] [S2.7] [S6.2] agrees with the model from ${name}`, async ({
      browser,
      variant,
      userAgent,
    }) => {
      test.setTimeout(300_000);
      await walkFrom({ browser, variant, userAgent: userAgent ?? '' }, seed(), walks);
    });
  }
});
