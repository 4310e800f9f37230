import fc from 'fast-check';
import { topPage } from '@/router/core/state';
import { attempt } from '@/shared/errors';
import { flush } from '../../helpers/flush';
import {
  comeToRest,
  ProductError,
  type RaceApp,
  reloadDocument,
  track,
  type Verdict,
} from './race-app';
import { checkAtRest } from './race-checks';

export type RaceCommand = fc.AsyncCommand<object, RaceApp>;

/** A command that does not flush runs in one task with the next command. */
function command(name: string, run: (app: RaceApp) => unknown, flushes: boolean): RaceCommand {
  return {
    check: () => true,
    run: async (_, app) => {
      await run(app);
      if (flushes) await flush();
    },
    toString: () => (flushes ? name : `${name} &`),
  };
}

const nameOf = (url: string) => (url.length > 60 ? `${url.slice(0, 20)}... (${url.length})` : url);

const kinds = ['navigate', 'redirect', 'relaunch', 'switchTab'] as const;
const pages = [
  '/list',
  '/item/1',
  '/item/2',
  '/pick',
  '/slow',
  '/guarded',
  '/wait',
  '/form',
  '/admin',
  '/sheet',
  '/sheet/1',
  '/data/1',
  '/data/2',
  '/moved/1',
  '/gone',
];
const tabs = ['/', '/me'];
const anyUrl = fc.constantFrom(...pages, ...tabs, '/nope', '?a=1', '../list');

/** URLs of up to 8,000 characters in several scripts. */
const longPage = fc
  .tuple(fc.constantFrom('a', 'é', '你', 'ع', '😀'), fc.constantFrom(46, 700, 2600, 7900))
  .map(([letter, length]) => {
    const code = encodeURIComponent(letter);
    return `/list?q=${code.repeat(Math.floor(length / code.length))}`;
  });
const target = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...pages, ...tabs) },
  { weight: 1, arbitrary: longPage },
);

const go = fc.tuple(fc.constantFrom(...kinds), target).map(([kind, url]) => ({
  name: `${kind} ${nameOf(url)}`,
  run: ({ doc }: RaceApp) => {
    doc.urls.add(url);
    track(doc, `${kind} ${url}`, doc.nav.go(kind, { to: { url } }));
  },
}));

const open = fc.constantFrom('/pick', '/list', '/slow', '/guarded').map((url) => ({
  name: `open ${url}`,
  run: ({ doc }: RaceApp) => {
    const { page, result } = doc.nav.open({ to: { url } });
    const pendingResult = {
      call: track(doc, `open ${url}`, page),
      value: undefined as unknown,
      isSettled: false,
    };
    doc.results.push(pendingResult);
    void result.then((value) => Object.assign(pendingResult, { value, isSettled: true }));
  },
}));

const back = fc
  .tuple(fc.constantFrom(undefined, 1, 2, 9), fc.boolean())
  .map(([delta, hasResult]) => ({
    name: `back ${delta}${hasResult ? ' with a result' : ''}`,
    run: ({ doc }: RaceApp) =>
      void track(
        doc,
        `back ${delta}`,
        doc.nav.back(delta, hasResult ? { result: 'red' } : undefined),
      ),
  }));

const travel = fc.integer({ min: -3, max: 3 }).map((delta) => ({
  name: `travel ${delta}`,
  run: ({ driver }: RaceApp) => driver.travel(delta),
}));

const visit = anyUrl.map((url) => ({
  name: `visit ${url}`,
  run: ({ driver, doc }: RaceApp) => {
    const { pathname, search } = new URL(
      url,
      `https://app.test${topPage(doc.nav.store.getState().stack).url}`,
    );
    driver.visit(pathname + search);
  },
}));

const replaceAddress = anyUrl.map((url) => ({
  name: `location.replace ${url}`,
  run: ({ driver, doc }: RaceApp) => {
    const { pathname, search } = new URL(
      url,
      `https://app.test${topPage(doc.nav.store.getState().stack).url}`,
    );
    driver.replaceAddress(pathname + search);
  },
}));

const anchor = {
  name: 'visit #part',
  run: ({ driver }: RaceApp) => driver.visit(`${driver.current().url.replace(/#.*/, '')}#part`),
};

const step = fc.constantFrom('push' as const, 'replace' as const).map((mode) => ({
  name: `step ${mode}`,
  run: ({ doc }: RaceApp) => {
    const { url, kind } = doc.nav.activePage();
    if (kind === 'page') doc.nav.step(`${url.replace(/[?#].*/, '')}?n=${doc.calls.length}`, mode);
  },
}));

const openLayer = {
  name: 'open a layer',
  run: (app: RaceApp) => {
    const { doc } = app;
    const causes: string[] = [];
    const { close } = doc.nav.openLayer((cause) => {
      causes.push(cause);
      if (app.productThrows) throw new ProductError('onClose');
    });
    doc.layers.push({ close, closedByCode: false, causes });
  },
};

const closeLayer = fc.nat(3).map((index) => ({
  name: `close layer ${index}`,
  run: ({ doc }: RaceApp) => {
    const openLayers = doc.layers.filter(
      ({ closedByCode, causes }) => !closedByCode && causes.length === 0,
    );
    const layer = openLayers[openLayers.length - 1 - index];
    if (!layer) return;
    layer.close();
    layer.closedByCode = true;
  },
}));

const endTravel = { name: 'end travel', run: ({ travels }: RaceApp) => travels.shift()?.() };
const drawFrame = { name: 'draw', run: ({ doc }: RaceApp) => doc.frames.run() };

const settleCode = fc.tuple(fc.nat(2), fc.boolean()).map(([index, isLoaded]) => ({
  name: `code ${index} ${isLoaded ? 'loads' : 'fails'}`,
  run: ({ doc }: RaceApp) => doc.fetches.splice(index, 1)[0]?.(isLoaded),
}));

const invalidate = fc.constantFrom('/data/:id', '/me', undefined).map((route) => ({
  name: `invalidate ${route ?? 'all'}`,
  run: ({ doc }: RaceApp) => void doc.nav.invalidate(route),
}));

const preload = fc.constantFrom('/data/1', '/moved/1', '/gone', '/admin').map((url) => ({
  name: `preload ${url}`,
  run: ({ doc }: RaceApp) => void doc.nav.preload({ to: { url } }),
}));

const verdicts: Verdict[] = [true, true, false, '/list', '/me', '/guarded', '/item/2'];
const answerGuard = fc.tuple(fc.nat(2), fc.constantFrom(...verdicts)).map(([index, verdict]) => ({
  name: `guard ${index} says ${verdict}`,
  run: ({ doc }: RaceApp) => doc.questions.splice(index, 1)[0]?.(verdict),
}));

const wait = fc.constantFrom(50, 200, 1000, 2000).map((ms) => ({
  name: `wait ${ms}`,
  run: async (app: RaceApp) => {
    app.hasGivenUp ||= app.travels.length > 0;
    await app.doc.clock.advance(ms);
    app.hasGivenUp ||= app.travels.length > 0;
  },
}));

const touch = { name: 'touch', run: ({ doc }: RaceApp) => doc.nav.armExit() };

/** A product may put any value into a draft, even one that cannot be stored. */
const draft = fc
  .constantFrom('typed', '你好', 1n, () => 'code', createCycle())
  .map((value) => ({
    name: `draft ${typeof value === 'object' ? 'a cycle' : String(value)}`,
    run: (app: RaceApp) => {
      const { nav } = app.doc;
      const { id, key } = nav.activePage();
      if (typeof value !== 'string') return void attempt(() => nav.memory.write(id, 'odd', value));
      nav.memory.write(id, 'text', value);
      app.drafts.set(id, { text: value, key });
    },
  }));

function createCycle(): unknown {
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  return cycle;
}

const toggleErrors = {
  name: 'product code starts or stops throwing',
  run: (app: RaceApp) => {
    app.productThrows = !app.productThrows;
  },
};

const toggleVisibility = {
  name: 'hide or show the app',
  run: ({ doc }: RaceApp) => {
    doc.isVisible = !doc.isVisible;
    doc.nav.appVisible(doc.isVisible);
  },
};

const restore = { name: 'restore', run: ({ doc }: RaceApp) => doc.nav.restored() };

const signIn = {
  name: 'sign in or out',
  run: (app: RaceApp) => {
    app.isAdmin = !app.isAdmin;
    app.doc.nav.loginChanged();
  },
};

const toggleForms = {
  name: 'forms start or stop refusing',
  run: (app: RaceApp) => {
    app.mayLeave = !app.mayLeave;
  },
};

const reload = {
  name: 'reload',
  run: async (app: RaceApp) => {
    await flush();
    reloadDocument(app);
    await flush();
  },
};

const rest = {
  name: 'rest',
  run: async (app: RaceApp) => {
    await comeToRest(app);
    checkAtRest(app);
  },
};

const refuse = fc.boolean().map((isRefused) => ({
  name: isRefused ? 'refuse writes' : 'accept writes',
  run: (app: RaceApp) => {
    app.driver.refuseWrites(isRefused);
    app.hasRefused ||= isRefused;
  },
}));

/** The limit of Safari may start or end between two writes of one call. */
const refuseSome = fc
  .tuple(fc.nat(3), fc.integer({ min: 1, max: 4 }))
  .map(([accepted, refused]) => ({
    name: `accept ${accepted} writes, refuse ${refused}`,
    run: (app: RaceApp) => {
      let write = 0;
      app.driver.refuseWrites(() => {
        write += 1;
        return write > accepted && write <= accepted + refused;
      });
      app.hasRefused = true;
    },
  }));

const all = fc.oneof(
  { weight: 12, arbitrary: go },
  { weight: 3, arbitrary: open },
  { weight: 6, arbitrary: back },
  { weight: 6, arbitrary: travel },
  { weight: 2, arbitrary: visit },
  { weight: 1, arbitrary: replaceAddress },
  { weight: 1, arbitrary: fc.constant(anchor) },
  { weight: 1, arbitrary: step },
  { weight: 2, arbitrary: fc.constant(openLayer) },
  { weight: 2, arbitrary: closeLayer },
  { weight: 10, arbitrary: fc.constant(endTravel) },
  { weight: 3, arbitrary: fc.constant(drawFrame) },
  { weight: 3, arbitrary: settleCode },
  { weight: 1, arbitrary: fc.oneof(invalidate, preload) },
  { weight: 4, arbitrary: answerGuard },
  { weight: 3, arbitrary: wait },
  { weight: 3, arbitrary: fc.constant(touch) },
  { weight: 2, arbitrary: draft },
  {
    weight: 1,
    arbitrary: fc.constantFrom(toggleVisibility, restore, signIn, toggleForms, toggleErrors),
  },
  { weight: 1, arbitrary: fc.constant(reload) },
  { weight: 2, arbitrary: fc.constant(rest) },
);

type Action = { readonly name: string; readonly run: (app: RaceApp) => unknown };

const toCommands = (actions: fc.Arbitrary<Action>): fc.Arbitrary<RaceCommand> =>
  fc.tuple(actions, fc.boolean()).map(([{ name, run }, flushes]) => command(name, run, flushes));

export const raceCommands = toCommands(all);

/** The same commands in a browser that refuses some writes, like Safari. */
export const refusedCommands = toCommands(
  fc.oneof({ weight: 12, arbitrary: all }, { weight: 1, arbitrary: fc.oneof(refuse, refuseSome) }),
);
