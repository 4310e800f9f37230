import type { Browser } from '@playwright/test';
import type { Variant } from '../variants.mjs';
import { createDriver } from './driver';
import { differences } from './look';
import { type Model, textOf } from './model/state';
import { walk } from './model/walk';
import { type Step, textOfStep } from './steps';

export type Failure = {
  readonly steps: readonly Step[];
  readonly differences: readonly string[];
  readonly expected: string;
};

export type Device = {
  readonly browser: Browser;
  readonly variant: Variant;
  readonly userAgent: string;
  /** Options of the browser context, such as the size of the phone. */
  readonly options?: Parameters<Browser['newContext']>[0];
};

/** The result of a step. null: the walk is over. */
export type Choose = (models: readonly Model[], done: readonly Step[]) => Step | null;

/** How long the app may take to come to rest after a step. */
const REST_MS = 4000;
const PAUSE_MS = 16;
/** Longer than a call waits for the data of its page. */
const CHOICE_MS = 400;

/** Many ways may lead to the same state. */
function distinct(models: readonly Model[]): readonly Model[] {
  return [...new Map(models.map((model) => [JSON.stringify(model), model])).values()];
}

/** Walks in a new browser context until the app differs from all models, or until the steps end. */
export async function runWalk(device: Device, choose: Choose): Promise<Failure | null> {
  const context = await device.browser.newContext({ reducedMotion: 'reduce', ...device.options });
  try {
    const driver = await createDriver(context, device.variant, device.userAgent);
    const done: Step[] = [];
    let models: readonly Model[] = [];
    for (let step = choose([], done); step; step = choose(models, done)) {
      done.push(step);
      const [current = null] = models;
      const expected = distinct(
        current ? models.flatMap((model) => walk(model, step as Step)) : walk(null, step),
      );
      const failed = (found: readonly string[]): Failure => ({
        steps: done,
        differences: found,
        expected: expected[0] ? textOf(expected[0]) : '',
      });
      try {
        await driver.perform(step);
      } catch (error) {
        return failed([`${textOfStep(step)} fails: ${String(error).slice(0, 300)}`]);
      }
      const begin = Date.now();
      const deadline = begin + REST_MS;
      // The rules may leave a choice. Then one outcome may look like a moment on the way to another.
      const earliest = begin + (expected.length > models.length ? CHOICE_MS : 0);
      for (;;) {
        const isEarly = Date.now() < earliest;
        const seen = await driver.look().catch(() => null);
        const found = expected.map((model) =>
          seen ? differences(model, seen.view, seen.path, seen.index) : ['the app does not answer'],
        );
        const alive = expected.filter((_, number) => found[number]?.length === 0);
        const wrong = seen?.wrong ?? [];
        if (alive.length > 0 && wrong.length === 0 && !isEarly) {
          models = alive;
          break;
        }
        if (Date.now() > deadline) return failed([...wrong, ...(alive[0] ? [] : (found[0] ?? []))]);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
    return null;
  } finally {
    await context.close();
  }
}
