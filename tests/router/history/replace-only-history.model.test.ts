/** @module-tag walks */
import fc from 'fast-check';
import { it } from 'vitest';
import { createReplaceOnlyHistory } from '@/router/history/replace-only-history';
import { createTestApp, type TestApp } from '../../helpers/test-app';
import { explain, long, runsOf } from '../model/runs';
import * as model from '../model/world';

type World = model.World;
type Real = { app: TestApp };
type Command = fc.AsyncCommand<World, Real>;

function command(name: string, run: (world: World, app: TestApp, real: Real) => unknown): Command {
  return {
    check: () => true,
    run: async (world, real) => {
      await run(world, real.app, real);
      await real.app.idle();
      compare(world, real.app);
    },
    toString: () => name,
  };
}

/** The app has the stack of the model. The browser has one entry, with the URL of the page on top. */
function compare(world: World, app: TestApp): void {
  const actual = { pages: app.urls().join(' '), browser: app.history(), reports: app.reports };
  const urls = world.stack.map(({ url }) => url);
  const expected = { pages: urls.join(' '), browser: { urls: urls.slice(-1), at: 0 }, reports: [] };
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    throw new Error(`${JSON.stringify(actual)}, wanted: ${JSON.stringify(expected)}`);
  }
}

async function expectAnswer(expected: string, answer: Promise<string>): Promise<void> {
  if ((await answer) !== expected) throw new Error(`answer: ${await answer}, wanted: ${expected}`);
}

const openers = {
  navigate: model.navigate,
  redirect: model.redirect,
  relaunch: model.relaunch,
  switchTab: model.switchTab,
};

const tab = fc.constantFrom('/', '/me', '/shop');
const page = fc.constantFrom('/list', '/item/1', '/item/2', '/item/1?n=2');

const open = (kind: keyof typeof openers) => (url: string) =>
  command(`${kind} ${url}`, (world, app) => {
    openers[kind](world, url);
    return expectAnswer(model.top(world).url, app[kind](url));
  });

const back = (delta: number) =>
  command(`back ${delta}`, (world, app) => {
    model.back(world, delta);
    return expectAnswer(model.top(world).url, app.back(delta));
  });

const forward = (delta: number) =>
  command(`forward ${delta}`, (world, app) => {
    model.travel(world, delta);
    app.nav.forward(delta);
  });

const browserBack = command("the browser's back", (_, app) => app.driver.travel(-1));

const step = (mode: 'push' | 'replace') =>
  command(`step ${mode}`, (world, app) => {
    const url = `${model.pathOf(model.top(world).url)}?n=${world.made}`;
    model.step(world, url, mode);
    app.nav.step(url, mode);
  });

/** The next document knows only the first entry of each page. */
const reload = command('reload', async (world, _, real) => {
  model.reload(world);
  const stack = world.stack.map((entry) => ({ ...entry, left: entry.at }));
  world.stack = stack;
  const lowest = stack[0]!.at;
  world.at = model.top(world).at;
  world.dropped = lowest;
  world.entries = [];
  stack.forEach(({ at }, depth) => {
    world.entries[at - lowest] = stack.slice(0, depth + 1);
  });
  real.app = real.app.reload();
});

const commands = fc.oneof(
  { weight: 6, arbitrary: page.map(open('navigate')) },
  { weight: 2, arbitrary: page.map(open('redirect')) },
  { weight: 1, arbitrary: fc.oneof(page, tab).map(open('relaunch')) },
  { weight: 2, arbitrary: tab.map(open('switchTab')) },
  { weight: 5, arbitrary: fc.integer({ min: -1, max: 6 }).map(back) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 4 }).map(forward) },
  { weight: 1, arbitrary: fc.constant(browserBack) },
  { weight: 2, arbitrary: fc.constantFrom('push' as const, 'replace' as const).map(step) },
  { weight: 2, arbitrary: fc.constant(reload) },
);

const timeout = long ? 900_000 : 60_000;

it('a replace-only history and the model agree after every command of a random walk', {
  timeout,
}, async () => {
  const maxCommands = long ? 60 : 20;
  await fc.assert(
    fc.asyncProperty(fc.commands([commands], { maxCommands, size: 'max' }), async (list) => {
      const limits = { live: 4, stack: 6, onFull: 'drop-oldest' } as const;
      const setup = async () => {
        const real = { app: createTestApp({ limits, wrap: createReplaceOnlyHistory }) };
        await real.app.idle();
        return { model: model.createWorld('/', { history: 1000, stack: 6 }), real };
      };
      await fc.asyncModelRun(setup, list);
    }),
    { numRuns: runsOf(150), reporter: explain },
  );
});
