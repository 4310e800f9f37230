import { visiblePages } from '@/router/core/panes';
import { EXIT_LAYER, allPages, topPage } from '@/router/core/state';
import { isRefusal } from '@/router/core/refusal';
import { readSnapshot, snapshotOf } from '@/router/core/snapshot';
import { withoutHash } from '@/shared/url-hash';
import {
  comeToRest,
  limits,
  type OwnData,
  type RaceApp,
  refusalOf,
  reloadDocument,
  track,
} from './race-app';

type Check = (app: RaceApp) => unknown;

const stateOf = (app: RaceApp) => app.doc.nav.store.getState();
const stackOf = (app: RaceApp) => stateOf(app).stack;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Checks of the history. They apply as long as the browser accepts all writes. */
const historyChecks: Readonly<Record<string, Check>> = {
  'the address is the URL of the page on top': (app) => {
    const { url } = app.driver.current();
    return url !== topPage(stackOf(app)).url && `${url}, not ${topPage(stackOf(app)).url}`;
  },
  'the current entry describes the current stack': (app) => {
    const { snapshot } = app.driver.current();
    const expected = snapshotOf(stackOf(app));
    // The browser may return to the entry of a layer that has closed.
    const actual = expected.o ? snapshot : { ...snapshot, o: undefined };
    // The URLs of kept tabs only help a reload, and are written with the next entry.
    return (
      !same({ ...actual, t: undefined }, { ...expected, t: undefined }) &&
      `${toText(snapshot)}, not ${toText(expected)}`
    );
  },
  'each entry describes the page of its URL': (app) =>
    app.driver.entries.find((entry) => {
      const snapshot = readSnapshot((entry as { state?: unknown }).state);
      return (
        withoutHash(snapshot?.st[snapshot.st.length - 1]?.[1] ?? '') !== withoutHash(entry.url)
      );
    }),
  'no closed layer is on top': (app) => {
    const { layers } = stackOf(app);
    return layers.length > 0 && !layers[layers.length - 1]!.open && layers;
  },
  'positions count the entries': (app) => {
    const states = app.driver.entries.map((entry) => (entry as { state?: unknown }).state);
    const distances = new Set(states.map((state, index) => readSnapshot(state)!.p - index));
    return distances.size !== 1 && [...distances].join();
  },
};

/** Checks of an app at rest. Each returns what is wrong, or a falsy value. */
const checks: Readonly<Record<string, Check>> = {
  'the positions of pages rise, or pages share an entry': (app) => {
    const positions = stackOf(app).pages.map(({ position }) => position);
    const isWrong = positions.some(
      (position, index) => index > 0 && position < positions[index - 1]!,
    );
    return isWrong && positions.join();
  },
  'ids are unique': (app) => {
    const ids = allPages(stackOf(app)).map(({ id }) => id);
    return new Set(ids).size !== ids.length && ids.join();
  },
  'instances are unique': (app) => {
    const keys = allPages(stackOf(app)).map(({ key }) => key);
    return new Set(keys).size !== keys.length && keys.join();
  },
  'the limits are kept': (app) => {
    const live = allPages(stackOf(app)).filter(({ mount }) => mount === 'live').length;
    const { length } = stackOf(app).pages;
    const visible = visiblePages(stackOf(app)).length;
    return (
      (live > Math.max(limits.live, visible + 1) || length > limits.stack || length === 0) &&
      `${live} of ${length} live`
    );
  },
  'the page on top is mounted': (app) => topPage(stackOf(app)).mount !== 'live',
  'the pages behind a sheet are mounted, unless their guards refuse': (app) =>
    visiblePages(stackOf(app)).find(
      (page) => page.mount !== 'live' && !stateOf(app).blocked.has(page.key),
    ),
  'only the page on top is shown': (app) => {
    const { shown } = app.doc.lives;
    const top = topPage(stackOf(app));
    const isLoaded = top.kind !== 'page' || app.doc.nav.resources.state(top).kept !== null;
    const isHidden = stateOf(app).blocked.has(top.key) || !isLoaded || !app.doc.isVisible;
    const isRight = shown.join() === top.key || (isHidden && shown.length === 0);
    return !isRight && `${shown.join()}, not ${top.key}`;
  },
  'the code and the loader of the page on top have ended': (app) => {
    const top = topPage(stackOf(app));
    if (top.kind !== 'page' || stateOf(app).blocked.has(top.key)) return false;
    const { status } = app.doc.nav.resources.state(top);
    const hasEnded = status === 'ready' || status === 'failed' || status === 'missing';
    return !hasEnded && `${top.url} is ${status}`;
  },
  'a page whose loader leads elsewhere is not on top': (app) => {
    const top = topPage(stackOf(app));
    const resource = app.doc.nav.resources.state(top);
    const isRefused = stateOf(app).blocked.has(top.key) || resource.status === 'failed';
    return app.loadersLead && top.route === '/moved/:id' && !isRefused && top.url;
  },
  'no page has data of another user': (app) =>
    allPages(stackOf(app)).find((page) => {
      const { kept } = app.doc.nav.resources.state(page);
      const owner = (kept?.data as OwnData | undefined)?.of ?? null;
      return owner !== null && !app.isAdmin;
    })?.url,
  'the page on top has data for its user, unless the loader failed': (app) => {
    const top = topPage(stackOf(app));
    const resource = app.doc.nav.resources.state(top);
    const data = resource.kept?.data as OwnData | undefined;
    const isFresh = resource.status === 'ready' && resource.refresh === 'none';
    return (
      isFresh && data?.of === null && app.isAdmin && !stateOf(app).blocked.has(top.key) && top.url
    );
  },
  'no transition runs': (app) => stateOf(app).transition ?? stateOf(app).removed,
  'only denied pages of the stack are blocked': (app) => {
    const keys = allPages(stackOf(app)).map(({ key }) => key);
    return [...stateOf(app).blocked].find(
      ([key, blocked]) => !keys.includes(key) || blocked !== 'denied',
    );
  },
  'every call has settled': ({ doc }) =>
    doc.calls.find(({ outcome, error }) => !outcome || error)?.name,
  'each result has settled or its page is still in the stack': (app) => {
    const all = allPages(stackOf(app));
    const wrong = app.doc.results.find(({ call: { outcome }, isSettled }) => {
      // A guard may have redirected to a tab, which has no result.
      if (!outcome || isRefusal(outcome) || outcome.tab) return !isSettled;
      const isInStack = all.some(({ key }) => key === outcome.key);
      // A redirect passes the opener to the new page.
      const isPassedOn = all.some(({ opener }) => opener === outcome.opener);
      return isSettled ? isInStack : !isInStack && !isPassedOn;
    });
    return wrong && `${wrong.isSettled} for ${toText(wrong.call)}, in ${toText(all)}`;
  },
  'the open layers are the layers of the state': (app) => {
    const { layers, pages } = stackOf(app);
    const appLayers = layers.filter(({ id }) => id !== EXIT_LAYER);
    const open = app.doc.layers.filter(
      ({ closedByCode, causes }) => !closedByCode && causes.length === 0,
    );
    if (appLayers.filter((layer) => layer.open).length !== open.length) {
      return `${open.length} open, ${JSON.stringify(layers)}`;
    }
    return layers.length > appLayers.length && pages.length > 1 && 'the exit prompt above a page';
  },
  'onClose of a layer runs once, and not if code has closed the layer': ({ doc }) =>
    doc.layers.find(({ closedByCode, causes }) => causes.length > (closedByCode ? 0 : 1))?.causes,
  'no page is shown to a user without its role': (app) => {
    const isForbidden = !app.isAdmin && topPage(stackOf(app)).route === '/admin';
    return isForbidden && app.doc.lives.shown.length > 0 && app.doc.lives.shown;
  },
  'drafts are kept': (app) =>
    [...app.drafts].find(([id, { text }]) => app.doc.nav.memory.read(id, 'text') !== text),
  'no error was reported': ({ doc }) => doc.errors[0],
};

export function checkAtRest(app: RaceApp): void {
  const all = app.hasRefused ? checks : { ...checks, ...historyChecks };
  for (const [name, check] of Object.entries(all)) {
    if (app.exempt.includes(name)) continue;
    const wrong = check(app);
    if (wrong) throw new Error(`${name}: ${typeof wrong === 'string' ? wrong : toText(wrong)}`);
  }
}

const pagesWithPosition = (app: RaceApp) =>
  stackOf(app).pages.map(({ id, url, position }) => ({
    page: `${id} ${withoutSearch(url)}`,
    position,
  }));

/**
 * Presses the back button of the phone until the root is on top. Each press must show the next page of the stack, and no
 * other page, also after a reload.
 */
export async function checkWayBack(app: RaceApp): Promise<void> {
  if (app.hasRefused || app.hasGivenUp) return;
  app.isAdmin = true;
  app.mayLeave = true;
  app.productThrows = false;
  app.doc.nav.loginChanged();
  await comeToRest(app);
  app.loadersLead = false;
  let before = pagesWithPosition(app);
  // A page that shares the entry of the root has no entry that Back could leave.
  const hasEntryAboveRoot = () => before.some(({ position }) => position > before[0]!.position);
  for (let presses = 0; hasEntryAboveRoot() && app.driver.index > 0; presses += 1) {
    if (presses > 100) throw new Error('the way back has no end');
    app.driver.travel(-1);
    await comeToRest(app);
    checkAtRest(app);
    const after = pagesWithPosition(app);
    const top = before[before.length - 1]!;
    const sharedCount = before.filter(({ position }) => position === top.position).length;
    const remaining = before.filter(
      ({ position }) => position <= after[after.length - 1]!.position,
    );
    const isOfStack = same(after, remaining) && after.length >= before.length - sharedCount;
    const keptPages = after.filter(({ page }) => before.some((other) => other.page === page));
    // The entry of a page that a full stack had dropped restores that page. It replaces a page that shared the entry.
    const isReplaced = (old: { page: string; position: number }) =>
      after.some(({ page, position }) => position === old.position && page !== old.page);
    const notReplaced = remaining.filter((page) => !isReplaced(page));
    const isDropped =
      app.hasBeenFull && (same(keptPages, remaining) || same(keptPages, notReplaced));
    // A page whose entry was cut off by a new address shares the entry below and closes with it.
    const isCutOff = same(
      after,
      remaining.filter(({ position }, depth) => position !== remaining[depth - 1]?.position),
    );
    // A typed address that a page refused to leave for has an entry between two pages.
    const isBetween = stackOf(app).position > (before[before.length - 2]?.position ?? 0);
    const isExplained = isOfStack || isDropped || isCutOff || isBetween || app.hasBegunOnDeadEntry;
    if (!isExplained) {
      throw new Error(`back led from ${toText(before)} to ${toText(after)}`);
    }
    before = after;
  }
}

/** A reload must show the same stack. */
export async function checkReload(app: RaceApp): Promise<void> {
  if (app.hasRefused) return;
  app.loadersLead = false;
  const before = pagesWithPosition(app).map(({ page }) => page);
  reloadDocument(app);
  await comeToRest(app);
  checkAtRest(app);
  const after = pagesWithPosition(app).map(({ page }) => page);
  if (!same(before, after))
    throw new Error(`reload led from ${toText(before)} to ${toText(after)}`);
}

function withoutSearch(url: string): string {
  return url.replace(/[?#].*/, '');
}

/** No target of the walk may still be locked. Each must open again. */
export async function checkLocks(app: RaceApp): Promise<void> {
  app.isAdmin = true;
  app.mayLeave = true;
  app.productThrows = false;
  // A travel to an entry without a snapshot looks like a move of the user. Each one corrects the position.
  const retries = app.hasLostSnapshots ? 2 : app.hasRefused ? 1 : 0;
  for (const url of app.doc.urls) {
    let refused = await relaunchAndRest(app, url);
    for (let retry = 0; retry < retries && refused === 'cancel'; retry += 1) {
      refused = await relaunchAndRest(app, url);
    }
    if (refused) throw new Error(`${url} after the walk: ${refused}`);
    await relaunchSlowly(app, url);
    checkAtRest(app);
  }
}

/** Puts a new instance of the page in its place, whose code and data come after the loading screen. */
async function relaunchSlowly(app: RaceApp, url: string): Promise<void> {
  track(app.doc, url, app.doc.nav.go('relaunch', { to: { url } }));
  await app.doc.clock.advance(500);
  await comeToRest(app);
}

async function relaunchAndRest(app: RaceApp, url: string): Promise<string> {
  const call = track(app.doc, url, app.doc.nav.go('relaunch', { to: { url } }));
  await comeToRest(app);
  return refusalOf(call);
}

function toText(wrong: unknown): string {
  return wrong instanceof Error ? wrong.message : JSON.stringify(wrong);
}
