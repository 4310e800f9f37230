import {
  type LoaderContext,
  type LoaderTools,
  returns,
  type RouteTable,
} from '@/router/routes/route-table';
import { isRefusal, type Refusal } from '@/router/core/refusal';
import { type Page } from '@/router/core/state';
import type { HistoryDriver } from '@/router/history/history-driver';
import { createMemoryHistory, type MemoryHistory } from '@/router/history/memory-history';
import { classifyPopstate } from '@/router/history/popstate';
import { createNavigator, type Navigator } from '@/router/view/navigator';
import { createFakeStorage, type FakeStorage } from '../../helpers/fake-storage';
import { flush } from '../../helpers/flush';
import { createFrames, type Frames } from '../../helpers/frames';
import { createManualClock, type ManualClock } from '../../helpers/manual-clock';
import { attachTestView } from '../../helpers/test-view';
import { userOf } from '../../helpers/user-of';
import { createLives, type Lives } from './lives';

export type Verdict = boolean | string;

/** The data of a page, which is about the user who asked for it. */
export type OwnData = { readonly of: string | null };

/** A call whose promise must settle, and its outcome. */
export type Call = { readonly name: string; outcome: Page | Refusal | null; error: unknown };

export type OpenedLayer = {
  readonly close: () => void;
  closedByCode: boolean;
  readonly causes: string[];
};

/** One document: a navigator, and everything that it waits for. The test settles these things in any order. */
export type RaceDocument = {
  readonly nav: Navigator;
  readonly clock: ManualClock;
  readonly frames: Frames;
  readonly lives: Lives;
  /** Requests for page code that have not settled. */
  readonly fetches: ((isLoaded: boolean) => void)[];
  /** Guards that have not answered yet. */
  readonly questions: ((verdict: Verdict) => void)[];
  readonly calls: Call[];
  readonly layers: OpenedLayer[];
  readonly results: { readonly call: Call; value: unknown; isSettled: boolean }[];
  readonly errors: unknown[];
  readonly urls: Set<string>;
  isVisible: boolean;
};

/** The app over several documents. */
export type RaceApp = {
  /** Makes the driver that the navigator gets. */
  readonly wrap: Wrap;
  /** The names of checks that do not apply to this driver. */
  readonly exempt: readonly string[];
  doc: RaceDocument;
  driver: MemoryHistory;
  readonly travels: (() => void)[];
  readonly storage: FakeStorage;
  isAdmin: boolean;
  mayLeave: boolean;
  /** Loaders may lead to another page. */
  loadersLead: boolean;
  /** All listeners, guards and observers of the product throw. */
  productThrows: boolean;
  /** User input that can be stored, by page id. */
  readonly drafts: Map<string, { readonly text: string; key: string }>;
  /** The browser has refused at least one write. */
  hasRefused: boolean;
  /** The browser refused writes before the last reload, so the snapshots of those entries are lost. */
  hasLostSnapshots: boolean;
  /** A full stack may have dropped its oldest pages. The browser still has their entries. */
  hasBeenFull: boolean;
  /** A travel took longer than the app waits, so the browser may be at an unexpected entry. */
  hasGivenUp: boolean;
  /** A document began on a dead entry, after a reload there. The entries behind it are newer. */
  hasBegunOnDeadEntry: boolean;
  run: number;
};

export const limits = { live: 3, stack: 5, onFull: 'drop-oldest' } as const;

/** An error of product code. The app reports it and continues. */
export class ProductError extends Error {}

export type Wrap = (driver: HistoryDriver, later: (task: () => void) => void) => HistoryDriver;

export function createRaceApp(
  wrap: Wrap = (driver) => driver,
  exempt: readonly string[] = [],
): RaceApp {
  const travels: (() => void)[] = [];
  const driver = createMemoryHistory({ schedule: (task) => travels.push(task) });
  const app = {
    wrap,
    exempt,
    driver,
    travels,
    storage: createFakeStorage(),
    isAdmin: false,
    mayLeave: true,
    loadersLead: true,
    productThrows: false,
    drafts: new Map(),
    hasRefused: false,
    hasLostSnapshots: false,
    hasBeenFull: false,
    hasGivenUp: false,
    hasBegunOnDeadEntry: false,
    run: 0,
  } as unknown as RaceApp;
  app.doc = openDocument(app);
  return app;
}

/** Ends the document and everything that it waits for. The history and the storage stay. */
export function reloadDocument(app: RaceApp): void {
  // Browsers hide a document before they unload it.
  if (app.doc.isVisible) app.doc.nav.appVisible(false);
  else app.doc.nav.memory.flush();
  app.travels.length = 0;
  const { stack } = app.doc.nav.store.getState();
  const situation = { stack, isTravelEnd: false, isReverting: false };
  const { kind } = classifyPopstate(app.driver.current(), situation);
  app.hasBegunOnDeadEntry ||= kind === 'dead-entry';
  app.hasLostSnapshots = app.hasRefused;
  // A refused snapshot is lost, and with it the page id that drafts are stored under.
  if (app.hasRefused) app.drafts.clear();
  app.driver = app.driver.reload();
  app.doc = openDocument(app);
}

function openDocument(app: RaceApp): RaceDocument {
  app.run += 1;
  const { run } = app;
  let idCount = 0;
  const fetches: RaceDocument['fetches'] = [];
  const questions: RaceDocument['questions'] = [];
  const errors: unknown[] = [];
  const clock = createManualClock();
  const frames = createFrames();
  const page = { default: () => null };
  const load = async () => page;
  const runProduct = <T>(value: T): T => {
    if (app.productThrows) throw new ProductError('product code');
    return value;
  };
  const report = (error: unknown) => {
    const isAboutDraft = /which cannot be stored/.test(String(error));
    if (!(error instanceof ProductError) && !isAboutDraft) errors.push(error);
  };
  const askGuard = () => runProduct(new Promise<Verdict>((resolve) => questions.push(resolve)));
  const fetchPage = () =>
    new Promise<typeof page>((resolve, reject) =>
      fetches.push((isLoaded) =>
        isLoaded ? resolve(page) : reject(new TypeError('Failed to fetch')),
      ),
    );
  const fetchData = ({ signal, user }: LoaderContext) =>
    new Promise<OwnData>((resolve, reject) => {
      const end = (isLoaded: boolean) =>
        isLoaded ? resolve({ of: user?.uid ?? null }) : reject(new ProductError('no data'));
      fetches.push(end);
      // Like fetch(): an aborted request is over.
      signal.addEventListener('abort', () => {
        const index = fetches.indexOf(end);
        if (index >= 0) fetches.splice(index, 1);
        end(false);
      });
    });
  const loader = (context: LoaderContext) => {
    runProduct(undefined);
    return fetchData(context);
  };
  const movedLoader = async (context: LoaderContext) => {
    const data = await loader(context);
    return app.loadersLead ? context.redirect('/item/2') : data;
  };
  const goneLoader = async (context: LoaderContext) => {
    await loader(context);
    return context.notFound();
  };
  const table: RouteTable = {
    '/': { tab: true, load },
    '/me': { tab: true, load, loader },
    '/list': { load },
    '/item/:id': { load },
    '/pick': { result: returns<string>(), load },
    '/slow': { load: fetchPage },
    '/guarded': { load, beforeEnter: askGuard },
    '/wait': { load, beforeLeave: ({ closing }) => (closing ? askGuard() : true) },
    '/form': { load, beforeLeave: ({ closing }) => runProduct(!closing || app.mayLeave) },
    '/admin': { load, roles: ['admin'] },
    '/sheet': { load, modal: true },
    '/sheet/:id': { load, modal: true, roles: ['admin'] },
    '/data/:id': { load, loader, staleAfter: 1000 },
    '/moved/:id': { load, loader: movedLoader },
    '/gone': { load, loader: goneLoader },
  };
  const nav = createNavigator({
    table,
    driver: app.wrap(app.driver, (task) => app.travels.push(task)),
    clock,
    limits,
    newId: () => {
      idCount += 1;
      return `r${run}n${idCount}`;
    },
    storage: app.storage,
    access: ({ roles = [] }) => roles.length === 0 || app.isAdmin,
    login: { user: () => userOf(app.isAdmin ? 'admin' : null) },
    loaderTools: () => ({}) as LoaderTools,
    importModule: () => Promise.reject(new Error('offline')),
    router: { wanted: () => false, load: () => Promise.reject(new Error('not wanted')) },
    chunkTimeout: 60_000,
    swipesNatively: false,
    onExitWarning: () => runProduct(undefined),
    report,
    onRefused: () => runProduct(undefined),
  });
  const lives = watchLives(nav, errors);
  listenEverywhere(nav, () => runProduct(undefined));
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

/** Listens to all events, as a product may. */
function listenEverywhere(nav: Navigator, listener: () => void): void {
  const keys = new Set<string>();
  const listen = () => {
    for (const page of [...nav.store.getState().stack.pages, ...nav.store.getState().stack.tabs]) {
      const key = page.key;
      if (keys.has(key)) continue;
      keys.add(key);
      for (const name of pageEvents) nav.lifecycle.on(key, name, { current: listener });
    }
  };
  nav.lifecycle.observe(listener);
  nav.store.subscribe(listen);
  listen();
}

/** A page that leaves the stack loses its drafts. A reload gives new numbers to the instances. */
function forgetDraftsOfGonePages(app: RaceApp, nav: Navigator): void {
  const { drafts } = app;
  const pages = () => {
    const { stack } = nav.store.getState();
    return [...stack.pages, ...stack.tabs];
  };
  for (const [id, draft] of drafts) {
    draft.key = pages().find((page) => page.id === id)?.key ?? '';
  }
  const forget = () => {
    app.hasBeenFull ||= nav.store.getState().stack.pages.length >= limits.stack;
    for (const [id, { key }] of [...drafts]) {
      if (!pages().some((page) => page.key === key)) drafts.delete(id);
    }
  };
  nav.store.subscribe(forget);
  forget();
}

function watchLives(nav: Navigator, errors: unknown[]): Lives {
  const lives = createLives();
  nav.store.subscribe(({ stack: { pages, tabs } }) => {
    for (const page of [...pages, ...tabs]) {
      if (page.mount === 'ghost') lives.evicted(page.key);
    }
  });
  nav.lifecycle.observe(({ type, page }) => {
    if (['appShow', 'appHide', 'replace'].includes(type)) return;
    try {
      lives.record(page.key, type);
    } catch (error) {
      errors.push(error);
    }
  });
  return lives;
}

/** Records the outcome of a call. */
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

/** Settles everything that the document waits for, until nothing is pending. */
export async function comeToRest(app: RaceApp): Promise<void> {
  const { doc, travels } = app;
  for (let round = 0; round < 500; round += 1) {
    await flush();
    const isQuiet = travels.length + doc.fetches.length + doc.questions.length === 0;
    if (isQuiet && doc.frames.pending === 0) {
      if (doc.clock.pending === 0) return;
      await doc.clock.advance(1000);
      continue;
    }
    doc.frames.run();
    travels.shift()?.();
    doc.fetches.shift()?.(true);
    doc.questions.shift()?.(true);
  }
  throw new Error('never comes to rest');
}

export function refusalOf(call: Call): string {
  return call.outcome && isRefusal(call.outcome) ? call.outcome.refused : '';
}
