/** @module-tag walks */
import fc from 'fast-check';
import { it } from 'vitest';
import { type CoreSystem, createCoreSystem } from '../model/core-system';
import { explain, long, runsOf } from '../model/runs';
import * as model from '../model/world';

type World = model.World;
type Command = fc.Command<World, CoreSystem>;

/** Runs the step in the model and in the system, then compares both. */
function command(name: string, run: (world: World, system: CoreSystem) => void): Command {
  return {
    check: () => true,
    run: (world, system) => {
      run(world, system);
      system.compare(world);
    },
    toString: () => name,
  };
}

/** The four calls in the model. */
const modelCalls = {
  navigate: model.navigate,
  redirect: model.redirect,
  relaunch: model.relaunch,
  switchTab: model.switchTab,
};

const tab = fc.constantFrom('/', '/me', '/shop', '/me?a=1');
const page = fc.constantFrom('/list', '/item/1', '/item/2', '/item/1?n=2');
const anyUrl = fc.oneof(page, tab, fc.constant('/nope'));

const open = (kind: 'navigate' | 'redirect' | 'relaunch' | 'switchTab', url: string) =>
  command(`${kind} ${url}`, (world, system) => {
    modelCalls[kind](world, url);
    system.open(kind, url);
  });

const back = (delta: number) =>
  command(`back ${delta}`, (world, system) => {
    model.back(world, delta);
    system.back(delta);
  });

const travel = (delta: number) =>
  command(`travel ${delta}`, (world, system) => {
    // The app reverts from such an entry, and this system has no revert.
    if (model.isDead(world, world.at + delta)) return;
    model.travel(world, delta);
    system.travel(delta);
  });

const visit = (url: string) =>
  command(`visit ${url}`, (world, system) => {
    model.visit(world, url);
    system.visit(url);
  });

const anchor = command('visit #part', (world, system) => {
  const url = `${model.top(world).url.replace(/#.*/, '')}#part`;
  model.visit(world, url);
  system.visit(url);
});

const step = (mode: 'push' | 'replace') =>
  command(`step ${mode}`, (world, system) => {
    const path = model.pathOf(model.top(world).url);
    if (path === '/nope') return;
    const url = `${path}?n=${world.made}`;
    model.step(world, url, mode);
    system.step(url, mode);
  });

const reload = command('reload', (world, system) => {
  model.reload(world);
  system.reload();
});

const moves = fc.oneof(
  { weight: 6, arbitrary: page.map((url) => open('navigate', url)) },
  { weight: 2, arbitrary: page.map((url) => open('redirect', url)) },
  { weight: 1, arbitrary: fc.oneof(page, tab).map((url) => open('relaunch', url)) },
  { weight: 2, arbitrary: tab.map((url) => open('switchTab', url)) },
  { weight: 4, arbitrary: fc.integer({ min: -1, max: 6 }).map(back) },
  { weight: 4, arbitrary: fc.integer({ min: -5, max: 5 }).map(travel) },
  { weight: 2, arbitrary: anyUrl.map(visit) },
  { weight: 1, arbitrary: fc.constant(anchor) },
  { weight: 1, arbitrary: fc.constantFrom('push' as const, 'replace' as const).map(step) },
);
const movesAndReloads = fc.oneof(
  { weight: 20, arbitrary: moves },
  { weight: 1, arbitrary: fc.constant(reload) },
);

type Limits = { readonly stack: number; readonly live: number; readonly history: number };

function walk(commands: fc.Arbitrary<Command>, { stack, live, history }: Limits, runs: number) {
  const maxCommands = long ? 60 : 24;
  fc.assert(
    fc.property(fc.commands([commands], { maxCommands, size: 'max' }), (steps) => {
      const setup = () => ({
        model: model.createWorld('/', { history, stack }),
        real: createCoreSystem({ live, stack, onFull: 'drop-oldest' }, history),
      });
      fc.modelRun(setup, steps);
    }),
    { numRuns: runsOf(runs), reporter: explain },
  );
}

const timeout = long ? 600_000 : 60_000;

it('a random walk with the default limits ends in the state of the model', { timeout }, () => {
  walk(movesAndReloads, { stack: 20, live: 10, history: 50 }, 400);
});

it('a random walk with tight limits ends in the state of the model', { timeout }, () => {
  walk(movesAndReloads, { stack: 4, live: 3, history: 50 }, 400);
});

it('a random walk over a history that drops its oldest entries ends in the state of the model', {
  timeout,
}, () => {
  walk(moves, { stack: 5, live: 3, history: 6 }, 400);
});
