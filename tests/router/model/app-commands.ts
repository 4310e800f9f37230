import fc from 'fast-check';
import type { TestApp } from '../../helpers/test-app';
import * as model from './world';

export type World = model.World;
/** A reload replaces the app. */
export type Real = { app: TestApp };
type Command = fc.AsyncCommand<World, Real>;

export const tabUrls = fc.constantFrom('/', '/me', '/shop');
export const pageUrls = fc.constantFrom('/list', '/item/1', '/item/2', '/item/1?n=2');

/** The four calls in the model. */
const modelCalls = {
  navigate: model.navigate,
  redirect: model.redirect,
  relaunch: model.relaunch,
  switchTab: model.switchTab,
};

/** The commands that every walk has. Each runs in the model and in the app, waits until the app is idle, and compares both. */
export function createCommands(compare: (world: World, app: TestApp) => void) {
  const command = (
    name: string,
    run: (world: World, app: TestApp, real: Real) => unknown,
  ): Command => ({
    check: () => true,
    run: async (world, real) => {
      await run(world, real.app, real);
      await real.app.idle();
      compare(world, real.app);
    },
    toString: () => name,
  });

  return {
    command,
    open: (kind: keyof typeof modelCalls) => (url: string) =>
      command(`${kind} ${url}`, (world, app) => {
        modelCalls[kind](world, url);
        return expectOutcome(model.top(world).url, app[kind](url));
      }),
    back: (delta: number) =>
      command(`back ${delta}`, (world, app) =>
        expectOutcome(model.back(world, delta), app.back(delta)),
      ),
    step: (mode: 'push' | 'replace') =>
      command(`step ${mode}`, (world, app) => {
        const path = model.pathOf(model.top(world).url);
        if (path === '/nope') return;
        const url = `${path}?n=${world.made}`;
        model.step(world, url, mode);
        app.nav.step(url, mode);
      }),
  };
}

export async function expectOutcome(expected: string, outcome: Promise<string>): Promise<void> {
  const actual = await outcome;
  if (actual !== expected) throw new Error(`outcome: ${actual}, expected: ${expected}`);
}
