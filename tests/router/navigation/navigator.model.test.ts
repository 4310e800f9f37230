/** @module-tag walks */
import fc from 'fast-check';
import { it } from 'vitest';
import { createTestApp, type TestApp } from '../../helpers/test-app';
import {
  createCommands,
  expectOutcome,
  pageUrls,
  tabUrls,
  type World,
} from '../model/app-commands';
import { explain, long, runsOf } from '../model/runs';
import * as model from '../model/world';

function compare(world: World, app: TestApp): void {
  const { nav, driver } = app;
  const state = nav.store.getState();
  const actual = {
    stack: state.stack.pages.map(({ url }) => url).join(' '),
    tabs: state.stack.tabs
      .map(({ url }) => url)
      .sort()
      .join(' '),
    history: driver.entries.map(({ url }) => url).join(' '),
    at: driver.index,
    motion: `${state.transition} ${state.removed}`,
    reports: app.reports.join(),
  };
  const expected = {
    stack: world.stack.map(({ url }) => url).join(' '),
    tabs: world.tabs
      .map(({ url }) => url)
      .sort()
      .join(' '),
    history: world.entries.map((stack) => stack[stack.length - 1]!.url).join(' '),
    at: world.at - world.dropped,
    motion: 'null null',
    reports: '',
  };
  for (const key of Object.keys(expected) as (keyof typeof expected)[]) {
    if (actual[key] !== expected[key]) {
      throw new Error(`${key}: ${actual[key]}, expected: ${expected[key]}`);
    }
  }
}

const { command, open, back, step } = createCommands(compare);

const refusedCall = (kind: 'navigate' | 'redirect' | 'switchTab', url: string, message: string) =>
  command(`${kind} ${url}`, (_, app) => expectOutcome(message, app[kind](url)));

const twoBacks = command('back, back', async (world, app) => {
  if (world.stack.length < 3) return;
  model.back(world, 1);
  const outcome = model.back(world, 1);
  void app.nav.back();
  await expectOutcome(outcome, app.back());
});

const backAndOpen = command('back, navigate /list', async (world, app) => {
  if (world.stack.length < 2) return;
  model.back(world, 1);
  model.navigate(world, '/list');
  void app.nav.back();
  await expectOutcome('/list', app.navigate('/list'));
});

const travel = (delta: number) =>
  command(`travel ${delta}`, (world, app) => {
    model.travel(world, delta);
    app.driver.travel(delta);
  });

const visit = (url: string) =>
  command(`visit ${url}`, (world, app) => {
    model.visit(world, url);
    app.driver.visit(url);
  });

const anchor = command('visit #part', (world, app) => {
  const url = `${model.top(world).url.replace(/#.*/, '')}#part`;
  model.visit(world, url);
  app.driver.visit(url);
});

const reload = command('reload', async (world, app, real) => {
  model.reload(world);
  real.app = app.reload();
});

const commands = fc.oneof(
  { weight: 6, arbitrary: pageUrls.map(open('navigate')) },
  { weight: 2, arbitrary: pageUrls.map(open('redirect')) },
  { weight: 1, arbitrary: fc.oneof(pageUrls, tabUrls).map(open('relaunch')) },
  { weight: 2, arbitrary: tabUrls.map(open('switchTab')) },
  { weight: 4, arbitrary: fc.integer({ min: -1, max: 6 }).map(back) },
  { weight: 1, arbitrary: fc.constantFrom(twoBacks, backAndOpen) },
  { weight: 4, arbitrary: fc.integer({ min: -5, max: 5 }).map(travel) },
  { weight: 2, arbitrary: fc.oneof(pageUrls, tabUrls, fc.constant('/nope')).map(visit) },
  { weight: 1, arbitrary: fc.constant(anchor) },
  { weight: 1, arbitrary: fc.constantFrom('push' as const, 'replace' as const).map(step) },
  { weight: 1, arbitrary: fc.constant(reload) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      refusedCall('navigate', '/me', 'can not navigate or redirect to a tabbar page: /me'),
      refusedCall('redirect', '/', 'can not navigate or redirect to a tabbar page: /'),
      refusedCall('switchTab', '/list', 'can not switch to a non-tabbar page: /list'),
      refusedCall('navigate', '/nope', 'page not found: /nope'),
    ),
  },
);

const timeout = long ? 900_000 : 60_000;

it('a random walk over the memory history ends in the state of the model', {
  timeout,
}, async () => {
  const maxCommands = long ? 60 : 20;
  await fc.assert(
    fc.asyncProperty(fc.commands([commands], { maxCommands, size: 'max' }), async (steps) => {
      const limits = { live: 4, stack: 6, onFull: 'drop-oldest' } as const;
      const setup = async () => {
        const real = { app: createTestApp({ limits }) };
        await real.app.idle();
        return { model: model.createWorld('/', { history: 50, stack: 6 }), real };
      };
      await fc.asyncModelRun(setup, steps);
    }),
    { numRuns: runsOf(250), reporter: explain },
  );
});
