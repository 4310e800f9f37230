/** @module-tag walks */
import fc from 'fast-check';
import { it } from 'vitest';
import type { RouteTable } from '@/router/routes/route-table';
import { createTestApp, type TestApp } from '../../helpers/test-app';
import { explain, long, runsOf } from '../model/runs';

/**
 * A wide window and a narrow one get the same walk. In the wide one any page that is shown may call. In the narrow one
 * only the page on top can, so there the user goes back to that page first. Both must have the same stack and history.
 */

const load = async () => ({ default: () => null });

const table: RouteTable = {
  '/': { tab: true, load },
  '/me': { tab: true, load },
  '/me/:id': { detailOf: '/me', load },
  '/list': { load },
  '/item/:id': { detailOf: '/list', load },
  '/item/:id/part/:part': { detailOf: '/item/:id', load },
  '/edit': { load },
  '/sheet': { modal: true, load },
};

const urls = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('/item/1', '/item/2') },
  { weight: 2, arbitrary: fc.constantFrom('/item/1/part/a', '/item/1/part/b') },
  { weight: 2, arbitrary: fc.constantFrom('/list', '/me/1', '/edit', '/sheet') },
);
const tabs = fc.constantFrom('/', '/me');

type Walk = { wide: TestApp; narrow: TestApp };
type Command = fc.AsyncCommand<object, Walk>;

function compare({ wide, narrow }: Walk): void {
  const facts = (app: TestApp) => {
    const { urls: entries, at } = app.history();
    const { tabs: kept } = app.nav.store.getState().stack;
    return JSON.stringify({
      stack: app.urls(),
      tabs: kept.map(({ url }) => url).sort(),
      behind: entries.slice(0, at + 1),
      reports: app.reports,
    });
  };
  if (facts(wide) !== facts(narrow)) {
    throw new Error(`wide:   ${facts(wide)}\nnarrow: ${facts(narrow)}`);
  }
  for (const app of [wide, narrow]) {
    const expected = app.nav.shownPages().map(({ key }) => key);
    const actual = [...app.shown];
    if (expected.sort().join() !== actual.sort().join()) {
      throw new Error(`shown: ${actual}, expected: ${expected}`);
    }
  }
}

/** Runs in both windows, one after the other. */
function both(name: string, run: (app: TestApp, walk: Walk) => unknown): Command {
  return {
    check: () => true,
    run: async (_, walk) => {
      for (const app of [walk.wide, walk.narrow]) {
        await run(app, walk);
        await app.idle();
      }
      compare(walk);
    },
    toString: () => name,
  };
}

/** A page that is shown in the wide window calls. The number chooses the page. */
function called(
  name: string,
  choice: number,
  run: (app: TestApp, caller: string) => unknown,
): Command {
  return {
    check: () => true,
    run: async (_, walk) => {
      const { wide, narrow } = walk;
      const pages = wide.nav.shownPages();
      const page = pages[choice % pages.length]!;
      const depth = wide.nav.pages().indexOf(page);
      const above = wide.nav.pages().length - 1 - depth;
      void run(wide, page.id);
      await wide.idle();
      if (above > 0) await narrow.back(above);
      void run(narrow, narrow.nav.pages()[depth]!.id);
      await narrow.idle();
      compare(walk);
    },
    toString: () => `${name} by ${choice}`,
  };
}

const choices = fc.nat(2);

const commands = [
  fc
    .tuple(urls, choices)
    .map(([url, choice]) =>
      called(`navigate ${url}`, choice, (app, caller) =>
        app.nav.go('navigate', { to: { url } }, caller),
      ),
    ),
  fc
    .tuple(urls, choices)
    .map(([url, choice]) =>
      called(`open ${url}`, choice, (app, caller) => app.nav.open({ to: { url } }, caller).page),
    ),
  fc
    .tuple(urls, choices)
    .map(([url, choice]) =>
      called(`redirect ${url}`, choice, (app, caller) =>
        app.nav.go('redirect', { to: { url } }, caller),
      ),
    ),
  choices.map((choice) =>
    called('back', choice, (app, from) => app.nav.back(1, undefined, { from })),
  ),
  tabs.map((url) => both(`switchTab ${url}`, (app) => app.switchTab(url))),
  fc.constant(both('relaunch /list', (app) => app.relaunch('/list'))),
  fc.nat(4).map((delta) => both(`back ${delta}`, (app) => app.back(delta))),
  fc
    .constantFrom(-2, -1, 1, 2)
    .map((delta) => both(`browser ${delta}`, (app) => app.nav.travel(delta))),
  fc.nat(9).map((n) =>
    both(`step ${n}`, (app) => {
      const [path = '/'] = app.nav.activePage().url.split('?');
      app.nav.step(`${path}?n=${n}`, n > 4 ? 'push' : 'replace');
    }),
  ),
  fc.integer({ min: 1, max: 3 }).map((count) =>
    both(`${count} panes`, (app, { wide }) => {
      if (app === wide) app.nav.setPanes(count);
    }),
  ),
  fc.constant(
    both('reload', async (app, walk) => {
      const next = app.reload();
      if (app === walk.wide) walk.wide = next;
      else walk.narrow = next;
      await next.idle();
    }),
  ),
];

it('every walk leads to the same stack and history in a wide window and in a narrow one', async () => {
  const property = fc.asyncProperty(
    fc.commands(commands, { maxCommands: long ? 40 : 20 }),
    async (walk) => {
      const setup = () => ({
        model: {},
        real: {
          wide: createTestApp({ table, url: '/list', panes: 2 }),
          narrow: createTestApp({ table, url: '/list', panes: 1 }),
        },
      });
      await fc.asyncModelRun(setup, walk);
    },
  );
  explain(await fc.check(property, { numRuns: runsOf(300) }));
}, 120_000);
