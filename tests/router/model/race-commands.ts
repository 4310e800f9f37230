import fc from 'fast-check';
import { topPage } from '@/router/core/state';
import { attempt } from '@/shared/attempt';
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

/** Commands of one task follow each other without a breath in between. */
function command(name: string, run: (app: RaceApp) => unknown, breathes: boolean): RaceCommand {
  return {
    check: () => true,
    run: async (_, app) => {
      await run(app);
      if (breathes) await flush();
    },
    toString: () => (breathes ? name : `${name} &`),
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
];
const tabs = ['/', '/me'];
const anywhere = fc.constantFrom(...pages, ...tabs, '/nope', '?a=1', '../list');

/** Addresses of 1 to 8,000 characters in any script. */
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
    const answer = {
      call: track(doc, `open ${url}`, page),
      value: undefined as unknown,
      isSettled: false,
    };
    doc.results.push(answer);
    void result.then((value) => Object.assign(answer, { value, isSettled: true }));
  },
}));

const back = fc
  .tuple(fc.constantFrom(undefined, 1, 2, 9), fc.boolean())
  .map(([delta, answers]) => ({
    name: `back ${delta}${answers ? ' with a result' : ''}`,
    run: ({ doc }: RaceApp) =>
      void track(
        doc,
        `back ${delta}`,
        doc.nav.back(delta, answers ? { result: 'red' } : undefined),
      ),
  }));

const travel = fc.integer({ min: -3, max: 3 }).map((delta) => ({
  name: `travel ${delta}`,
  run: ({ driver }: RaceApp) => driver.travel(delta),
}));

const visit = anywhere.map((url) => ({
  name: `visit ${url}`,
  run: ({ driver, doc }: RaceApp) => {
    const { pathname, search } = new URL(
      url,
      `https://app.test${topPage(doc.nav.store.getState().stack).url}`,
    );
    driver.visit(pathname + search);
  },
}));

const anchor = {
  name: 'visit #part',
  run: ({ driver }: RaceApp) => driver.visit(`${driver.current().url.replace(/#.*/, '')}#part`),
};

const step = fc.constantFrom('push' as const, 'replace' as const).map((how) => ({
  name: `step ${how}`,
  run: ({ doc }: RaceApp) => {
    const { url, kind } = doc.nav.activePage();
    if (kind === 'page') doc.nav.step(`${url.replace(/[?#].*/, '')}?n=${doc.calls.length}`, how);
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
    const standing = doc.layers.filter(
      ({ closedByCode, causes }) => !closedByCode && causes.length === 0,
    );
    const layer = standing[standing.length - 1 - index];
    if (!layer) return;
    layer.close();
    layer.closedByCode = true;
  },
}));

const land = { name: 'land', run: ({ journeys }: RaceApp) => journeys.shift()?.() };
const draw = { name: 'draw', run: ({ doc }: RaceApp) => doc.frames.run() };

const arrive = fc.tuple(fc.nat(2), fc.boolean()).map(([index, isThere]) => ({
  name: `code ${index} ${isThere ? 'comes' : 'fails'}`,
  run: ({ doc }: RaceApp) => doc.fetches.splice(index, 1)[0]?.(isThere),
}));

const verdicts: Verdict[] = [true, true, false, '/list', '/me', '/guarded', '/item/2'];
const answer = fc.tuple(fc.nat(2), fc.constantFrom(...verdicts)).map(([index, verdict]) => ({
  name: `guard ${index} says ${verdict}`,
  run: ({ doc }: RaceApp) => doc.questions.splice(index, 1)[0]?.(verdict),
}));

const wait = fc.constantFrom(50, 200, 1000, 2000).map((ms) => ({
  name: `wait ${ms}`,
  run: async (app: RaceApp) => {
    app.hasGivenUp ||= app.journeys.length > 0;
    await app.doc.clock.advance(ms);
    app.hasGivenUp ||= app.journeys.length > 0;
  },
}));

const touch = { name: 'touch', run: ({ doc }: RaceApp) => doc.nav.armExit() };

/** Products keep anything in a draft, also what no storage can hold. */
const draft = fc
  .constantFrom('typed', '你好', 1n, () => 'code', createCycle())
  .map((value) => ({
    name: `draft ${typeof value === 'object' ? 'a cycle' : String(value)}`,
    run: (app: RaceApp) => {
      const { nav } = app.doc;
      const { id, seq } = nav.activePage();
      if (typeof value !== 'string') return void attempt(() => nav.memory.write(id, 'odd', value));
      nav.memory.write(id, 'text', value);
      app.drafts.set(id, { text: value, seq });
    },
  }));

function createCycle(): unknown {
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  return cycle;
}

const misbehave = {
  name: 'product code throws or behaves',
  run: (app: RaceApp) => {
    app.productThrows = !app.productThrows;
  },
};

const look = {
  name: 'look away or back',
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

const hold = {
  name: 'hold or let go of forms',
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
  name: isRefused ? 'refuse writes' : 'take writes',
  run: (app: RaceApp) => {
    app.driver.refuseWrites(isRefused);
    app.hasRefused ||= isRefused;
  },
}));

/** The time that Safari counts in ends, or its count is full, between two writes of one call. */
const refuseSome = fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 4 })).map(([taken, refused]) => ({
  name: `take ${taken} writes, refuse ${refused}`,
  run: (app: RaceApp) => {
    let write = 0;
    app.driver.refuseWrites(() => {
      write += 1;
      return write > taken && write <= taken + refused;
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
  { weight: 1, arbitrary: fc.constant(anchor) },
  { weight: 1, arbitrary: step },
  { weight: 2, arbitrary: fc.constant(openLayer) },
  { weight: 2, arbitrary: closeLayer },
  { weight: 10, arbitrary: fc.constant(land) },
  { weight: 3, arbitrary: fc.constant(draw) },
  { weight: 2, arbitrary: arrive },
  { weight: 4, arbitrary: answer },
  { weight: 3, arbitrary: wait },
  { weight: 3, arbitrary: fc.constant(touch) },
  { weight: 2, arbitrary: draft },
  { weight: 1, arbitrary: fc.constantFrom(look, restore, signIn, hold, misbehave) },
  { weight: 1, arbitrary: fc.constant(reload) },
  { weight: 2, arbitrary: fc.constant(rest) },
);

type Act = { readonly name: string; readonly run: (app: RaceApp) => unknown };

const toCommands = (acts: fc.Arbitrary<Act>): fc.Arbitrary<RaceCommand> =>
  fc.tuple(acts, fc.boolean()).map(([{ name, run }, breathes]) => command(name, run, breathes));

export const raceCommands = toCommands(all);

/** The same in a browser that refuses writes at times, as Safari does. */
export const refusedCommands = toCommands(
  fc.oneof({ weight: 12, arbitrary: all }, { weight: 1, arbitrary: fc.oneof(refuse, refuseSome) }),
);
