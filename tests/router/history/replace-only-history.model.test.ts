/** @module-tag walks */
import fc from 'fast-check';
import { it } from 'vitest';
import { createReplaceOnlyHistory } from '@/router/history/replace-only-history';
import { createTestApp, type TestApp } from '../../helpers/test-app';
import { createCommands, pageUrls, tabUrls, type World } from '../model/app-commands';
import { explain, long, runsOf } from '../model/runs';
import * as model from '../model/world';

/** The app has the stack of the model. The browser has one entry, with the URL of the page on top. */
function compare(world: World, app: TestApp): void {
  const actual = { pages: app.urls().join(' '), browser: app.history(), reports: app.reports };
  const urls = world.stack.map(({ url }) => url);
  const expected = { pages: urls.join(' '), browser: { urls: urls.slice(-1), at: 0 }, reports: [] };
  const [seen, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (seen !== wanted) throw new Error(`${seen}, expected: ${wanted}`);
}

const { command, open, back, step } = createCommands(compare);

const forward = (delta: number) =>
  command(`forward ${delta}`, (world, app) => {
    model.travel(world, delta);
    app.nav.travel(delta);
  });

const browserBack = command("the browser's back", (_, app) => app.driver.travel(-1));

/** The next document knows only the first entry of each page. A position between two pages shows the lower one. */
const reload = command('reload', async (world, _, real) => {
  model.reload(world);
  const stack = world.stack.map((entry) => ({ ...entry, left: entry.at }));
  world.stack = stack;
  const lowest = stack[0]!.at;
  world.at = model.top(world).at;
  world.dropped = lowest;
  world.entries = [];
  stack.forEach(({ at }, depth) => {
    const next = stack[depth + 1]?.at ?? at + 1;
    for (let place = at; place < next; place += 1) {
      world.entries[place - lowest] = stack.slice(0, depth + 1);
    }
  });
  real.app = real.app.reload();
});

const commands = fc.oneof(
  { weight: 6, arbitrary: pageUrls.map(open('navigate')) },
  { weight: 2, arbitrary: pageUrls.map(open('redirect')) },
  { weight: 1, arbitrary: fc.oneof(pageUrls, tabUrls).map(open('relaunch')) },
  { weight: 2, arbitrary: tabUrls.map(open('switchTab')) },
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
