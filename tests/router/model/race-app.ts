import { returns, type RouteTable } from '@/router/routes/define-routes';
import { isRefusal, type Refusal } from '@/router/core/refusal';
import type { Page } from '@/router/core/state';
import type { HistoryDriver } from '@/router/history/history-driver';
import { createMemoryHistory, type MemoryHistory } from '@/router/history/memory-history';
import { pageKey } from '@/router/core/state';
import { createNavigator, type Navigator } from '@/router/navigation/navigator';
import { createFakeStorage, type FakeStorage } from '../../helpers/fake-storage';
import { flush } from '../../helpers/flush';
import { createFrames, type Frames } from '../../helpers/frames';
import { createManualClock, type ManualClock } from '../../helpers/manual-clock';
import { attachTestView } from '../../helpers/test-view';
import { createLives, type Lives } from './lives';

export type Verdict = boolean | string;

/** A call whose promise must settle, with what became of it. */
export type Call = { readonly name: string; outcome: Page | Refusal | null; error: unknown };

export type OpenedLayer = {
  readonly close: () => void;
  closedByCode: boolean;
  readonly causes: string[];
};

/** One document: a navigator, and everything it waits for in hands that may move in any order. */
export type RaceDocument = {
  readonly nav: Navigator;
  readonly clock: ManualClock;
  readonly frames: Frames;
  readonly lives: Lives;
  /** Page code under way. */
  readonly fetches: ((isThere: boolean) => void)[];
  /** Guards that have not answered. */
  readonly questions: ((verdict: Verdict) => void)[];
  readonly calls: Call[];
  readonly layers: OpenedLayer[];
  readonly results: { readonly call: Call; value: unknown; isSettled: boolean }[];
  readonly errors: unknown[];
  readonly urls: Set<string>;
  isVisible: boolean;
};

/** What outlives a document. */
export type RaceApp = {
  /** What the navigator sees of the history. */
  readonly wrap: Wrap;
  /** Names of checks that do not hold for such a history. */
  readonly exempt: readonly string[];
  doc: RaceDocument;
  driver: MemoryHistory;
  readonly journeys: (() => void)[];
  readonly storage: FakeStorage;
  isAdmin: boolean;
  mayLeave: boolean;
  /** Every listener, guard and observer of the product throws. */
  productThrows: boolean;
  /** What was typed and can be stored, by page id. */
  readonly drafts: Map<string, { readonly text: string; seq: number }>;
  /** The browser has refused writes at some time. */
  hasRefused: boolean;
  /** It has been refused before the last reload: what should stand on those entries is gone with the document. */
  hasForgotten: boolean;
  /** The oldest pages may have been dropped from the stack. Their entries are still in the browser's list. */
  hasBeenFull: boolean;
  /** A journey took longer than the app waits: the browser may stand where nobody expects it. */
  hasGivenUp: boolean;
  run: number;
};

export const caps = { live: 3, stack: 5, onFull: 'drop-oldest' } as const;

/** Thrown by the product's own code. The app reports it and goes on. */
export class ProductError extends Error {}

export type Wrap = (driver: HistoryDriver, later: (task: () => void) => void) => HistoryDriver;

export function createRaceApp(
  wrap: Wrap = (driver) => driver,
  exempt: readonly string[] = [],
): RaceApp {
  const journeys: (() => void)[] = [];
  const driver = createMemoryHistory({ schedule: (task) => journeys.push(task) });
  const app = {
    wrap,
    exempt,
    driver,
    journeys,
    storage: createFakeStorage(),
    isAdmin: false,
    mayLeave: true,
    productThrows: false,
    drafts: new Map(),
    hasRefused: false,
    hasForgotten: false,
    hasBeenFull: false,
    hasGivenUp: false,
    run: 0,
  } as unknown as RaceApp;
  app.doc = openDocument(app);
  return app;
}

/** The document dies with all it waited for; its history and storage stay. */
export function reloadDocument(app: RaceApp): void {
  // Browsers hide a document before they end it.
  if (app.doc.isVisible) app.doc.nav.appVisible(false);
  else app.doc.nav.memory.flush();
  app.journeys.length = 0;
  app.hasForgotten = app.hasRefused;
  // A stamp that was refused is gone, and with it the name under which drafts are kept.
  if (app.hasRefused) app.drafts.clear();
  app.driver = app.driver.reload();
  app.doc = openDocument(app);
}

function openDocument(app: RaceApp): RaceDocument {
  app.run += 1;
  const { run } = app;
  let made = 0;
  const fetches: RaceDocument['fetches'] = [];
  const questions: RaceDocument['questions'] = [];
  const errors: unknown[] = [];
  const clock = createManualClock();
  const frames = createFrames();
  const page = { default: () => null };
  const load = async () => page;
  const product = <T>(value: T): T => {
    if (app.productThrows) throw new ProductError('product code');
    return value;
  };
  const report = (error: unknown) => {
    const isToldOfDraft = /which can not be stored/.test(String(error));
    if (!(error instanceof ProductError) && !isToldOfDraft) errors.push(error);
  };
  const ask = () => product(new Promise<Verdict>((resolve) => questions.push(resolve)));
  const fetchPage = () =>
    new Promise<typeof page>((resolve, reject) =>
      fetches.push((isThere) => (isThere ? resolve(page) : reject(new Error('gone')))),
    );
  const table: RouteTable = {
    '/': { tab: true, load },
    '/me': { tab: true, load },
    '/list': { load },
    '/item/:id': { load },
    '/pick': { result: returns<string>(), load },
    '/slow': { load: fetchPage },
    '/guarded': { load, beforeEnter: ask },
    '/wait': { load, beforeLeave: ({ closing }) => (closing ? ask() : true) },
    '/form': { load, beforeLeave: ({ closing }) => product(!closing || app.mayLeave) },
    '/admin': { load, roles: ['admin'] },
  };
  const nav = createNavigator({
    table,
    driver: app.wrap(app.driver, (task) => app.journeys.push(task)),
    clock,
    limits: caps,
    newId: () => {
      made += 1;
      return `r${run}n${made}`;
    },
    storage: app.storage,
    access: ({ roles = [] }) => roles.length === 0 || app.isAdmin,
    login: { who: () => (app.isAdmin ? 'admin' : null) },
    importModule: () => Promise.reject(new Error('offline')),
    router: { wanted: () => false, load: () => Promise.reject(new Error('not wanted')) },
    chunkTimeout: 60_000,
    swipesNatively: false,
    onExitWarning: () => product(undefined),
    report,
    onRefused: () => product(undefined),
  });
  const lives = watchLives(nav, errors);
  listenEverywhere(nav, () => product(undefined));
  forgetDraftsOfGonePages(app, nav);
  nav.start();
  attachTestView(nav);
  return {
    nav,
    clock,
    frames,
    lives,
    fetches,
    questions,
    errors,
    calls: [],
    layers: [],
    results: [],
    urls: new Set(),
    isVisible: true,
  };
}

const pageEvents = ['load', 'show', 'ready', 'hide', 'unload', 'result'] as const;

/** A product listens to everything that it can hear. */
function listenEverywhere(nav: Navigator, hear: () => void): void {
  const known = new Set<string>();
  const listen = () => {
    for (const entry of [...nav.store.getState().stack.pages, ...nav.store.getState().stack.tabs]) {
      const key = pageKey(entry);
      if (known.has(key)) continue;
      known.add(key);
      for (const name of pageEvents) nav.lifecycle.on(key, name, { current: hear });
      nav.onUnload(entry.id, hear);
    }
  };
  nav.lifecycle.observe(hear);
  nav.store.subscribe(listen);
  listen();
}

/** A page that has left for good takes its drafts along. A reload gives new numbers to the instances. */
function forgetDraftsOfGonePages(app: RaceApp, nav: Navigator): void {
  const { drafts } = app;
  const pages = () => {
    const { stack } = nav.store.getState();
    return [...stack.pages, ...stack.tabs];
  };
  for (const [id, draft] of drafts) {
    draft.seq = pages().find((entry) => entry.id === id)?.seq ?? -1;
  }
  const forget = () => {
    app.hasBeenFull ||= nav.store.getState().stack.pages.length >= caps.stack;
    for (const [id, { seq }] of [...drafts]) {
      if (!pages().some((entry) => entry.id === id && entry.seq === seq)) drafts.delete(id);
    }
  };
  nav.store.subscribe(forget);
  forget();
}

function watchLives(nav: Navigator, errors: unknown[]): Lives {
  const lives = createLives();
  nav.store.subscribe(({ stack: { pages, tabs } }) => {
    for (const entry of [...pages, ...tabs]) {
      if (entry.mount === 'ghost') lives.evicted(pageKey(entry));
    }
  });
  nav.lifecycle.observe(({ type, page }) => {
    if (type === 'appShow' || type === 'appHide') return;
    try {
      lives.tell(`${page.url} ${pageKey(page)}`.split(' ')[1]!, type);
    } catch (error) {
      errors.push(error);
    }
  });
  return lives;
}

/** Follows a call to its end. */
export function track(doc: RaceDocument, name: string, promise: Promise<Page | Refusal>): Call {
  const call: Call = { name, outcome: null, error: null };
  doc.calls.push(call);
  promise.then(
    (outcome) => {
      call.outcome = outcome;
    },
    (error: unknown) => {
      call.error = error ?? 'rejected';
    },
  );
  return call;
}

/** Everything that is waited for comes, until nothing is waited for any more. */
export async function comeToRest(app: RaceApp): Promise<void> {
  const { doc, journeys } = app;
  for (let round = 0; round < 500; round += 1) {
    await flush();
    const isQuiet = journeys.length + doc.fetches.length + doc.questions.length === 0;
    if (isQuiet && doc.frames.pending === 0) {
      if (doc.clock.pending === 0) return;
      await doc.clock.advance(1000);
      continue;
    }
    doc.frames.run();
    journeys.shift()?.();
    doc.fetches.shift()?.(true);
    doc.questions.shift()?.(true);
  }
  throw new Error('never comes to rest');
}

export function refusalOf(call: Call): string {
  return call.outcome && isRefusal(call.outcome) ? call.outcome.refused : '';
}
