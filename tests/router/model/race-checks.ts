import { allPages, EXIT_LAYER, topPage } from '@/router/core/state';
import { isRefusal } from '@/router/core/refusal';
import { readSnapshot, snapshotOf } from '@/router/core/snapshot';
import { withoutHash } from '@/shared/url-hash';
import { pageKey } from '@/router/core/state';
import { caps, comeToRest, type RaceApp, refusalOf, reloadDocument, track } from './race-app';

type Check = (app: RaceApp) => unknown;

const stateOf = (app: RaceApp) => app.doc.nav.store.getState();
const navOf = (app: RaceApp) => stateOf(app).stack;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What the history says, as long as the browser takes what is written there. */
const historyChecks: Readonly<Record<string, Check>> = {
  'the address is the URL of the page on top': (app) => {
    const { url } = app.driver.current();
    return url !== topPage(navOf(app)).url && `${url}, not ${topPage(navOf(app)).url}`;
  },
  'the entry describes what is on show': (app) => {
    const { snapshot } = app.driver.current();
    const wanted = snapshotOf(navOf(app));
    // An entry of a layer that has closed since may be landed on again.
    const told = wanted.o ? snapshot : { ...snapshot, o: undefined };
    // The addresses of kept tabs are a help for a reload, and are written with the next entry.
    return (
      !same({ ...told, t: undefined }, { ...wanted, t: undefined }) &&
      `${show(snapshot)}, not ${show(wanted)}`
    );
  },
  'each entry describes its own page': (app) =>
    app.driver.entries.find((entry) => {
      const snapshot = readSnapshot((entry as { state?: unknown }).state);
      return (
        withoutHash(snapshot?.st[snapshot.st.length - 1]?.[1] ?? '') !== withoutHash(entry.url)
      );
    }),
  'no closed layer is left on top': (app) => {
    const { layers } = navOf(app);
    return layers.length > 0 && !layers[layers.length - 1]!.open && layers;
  },
  'positions count the entries': (app) => {
    const states = app.driver.entries.map((entry) => (entry as { state?: unknown }).state);
    const distances = new Set(states.map((state, index) => readSnapshot(state)!.p - index));
    return distances.size !== 1 && [...distances].join();
  },
};

/** What holds whenever nothing is under way; each answers with what is wrong, or with nothing. */
const checks: Readonly<Record<string, Check>> = {
  'pages lie above each other, or share an entry that was cut off': (app) => {
    const places = navOf(app).pages.map(({ position }) => position);
    return places.some((pos, index) => index > 0 && pos < places[index - 1]!) && places.join();
  },
  'ids are unique': (app) => {
    const ids = allPages(navOf(app)).map(({ id }) => id);
    return new Set(ids).size !== ids.length && ids.join();
  },
  'instances are unique': (app) => {
    const seqs = allPages(navOf(app)).map(({ seq }) => seq);
    return new Set(seqs).size !== seqs.length && seqs.join();
  },
  'the caps hold': (app) => {
    const live = allPages(navOf(app)).filter(({ mount }) => mount === 'live').length;
    const { length } = navOf(app).pages;
    return (live > caps.live || length > caps.stack || length === 0) && `${live} of ${length} live`;
  },
  'the top is mounted': (app) => topPage(navOf(app)).mount !== 'live',
  'the top alone is shown': (app) => {
    const { shown } = app.doc.lives;
    const top = topPage(navOf(app));
    const isOut = top.kind === 'page' && app.doc.nav.pageCode.state(top.route).status !== 'ready';
    const isBarred = stateOf(app).blocked.has(pageKey(top)) || isOut || !app.doc.isVisible;
    const isRight = shown.join() === pageKey(top) || (isBarred && shown.length === 0);
    return !isRight && `${shown.join()}, not ${pageKey(top)}`;
  },
  'nothing moves': (app) => stateOf(app).transition ?? stateOf(app).leaving,
  'gates belong to pages that are there': (app) => {
    const keys = allPages(navOf(app)).map(pageKey);
    return [...stateOf(app).blocked].find(
      ([key, gate]) => !keys.includes(key) || gate !== 'denied',
    );
  },
  'every call has settled': ({ doc }) =>
    doc.calls.find(({ outcome, error }) => !outcome || error)?.name,
  'results come, or whoever has to answer is still there': (app) => {
    const all = allPages(navOf(app));
    const wrong = app.doc.results.find(({ call: { outcome }, isSettled }) => {
      // A guard may have led to a tab, which does not answer.
      if (!outcome || isRefusal(outcome) || outcome.tab) return !isSettled;
      const isThere = all.some(({ id, seq }) => id === outcome.id && seq === outcome.seq);
      // A redirect hands the duty on.
      const isHandedOn = all.some(({ opener }) => opener === outcome.opener);
      return isSettled ? isThere : !isThere && !isHandedOn;
    });
    return wrong && `${wrong.isSettled} for ${show(wrong.call)}, in ${show(all)}`;
  },
  'layers are open where they are said to be': (app) => {
    const { layers, pages } = navOf(app);
    const known = layers.filter(({ id }) => id !== EXIT_LAYER);
    const open = app.doc.layers.filter(
      ({ closedByCode, causes }) => !closedByCode && causes.length === 0,
    );
    if (known.filter((layer) => layer.open).length !== open.length) {
      return `${open.length} open, ${JSON.stringify(layers)}`;
    }
    return layers.length > known.length && pages.length > 1 && 'the exit prompt above a page';
  },
  'a layer hears of its end once, and not from whom it ended by': ({ doc }) =>
    doc.layers.find(({ closedByCode, causes }) => causes.length > (closedByCode ? 0 : 1))?.causes,
  'no page is shown that its role forbids': (app) => {
    const isForbidden = !app.isAdmin && topPage(navOf(app)).route === '/admin';
    return isForbidden && app.doc.lives.shown.length > 0 && app.doc.lives.shown;
  },
  'what was typed is there': (app) =>
    [...app.drafts].find(([id, { text }]) => app.doc.nav.memory.read(id, 'text') !== text),
  'nothing was reported': ({ doc }) => doc.errors[0],
};

export function checkAtRest(app: RaceApp): void {
  const all = app.hasRefused ? checks : { ...checks, ...historyChecks };
  for (const [name, check] of Object.entries(all)) {
    if (app.exempt.includes(name)) continue;
    const wrong = check(app);
    if (wrong) throw new Error(`${name}: ${typeof wrong === 'string' ? wrong : show(wrong)}`);
  }
}

const placesOf = (app: RaceApp) =>
  navOf(app).pages.map(({ id, url, position }) => ({
    page: `${id} ${withoutSearch(url)}`,
    position,
  }));

/**
 * The phone's back button, pressed until the root shows: it uncovers the pages of the stack, one at a time,
 * and shows no other. So it does after a reload.
 */
export async function checkWayBack(app: RaceApp): Promise<void> {
  if (app.hasRefused || app.hasGivenUp) return;
  app.isAdmin = true;
  app.mayLeave = true;
  app.productThrows = false;
  app.doc.nav.loginChanged();
  await comeToRest(app);
  let before = placesOf(app);
  for (let presses = 0; before.length > 1 && app.driver.index > 0; presses += 1) {
    if (presses > 100) throw new Error('the way back has no end');
    app.driver.travel(-1);
    await comeToRest(app);
    checkAtRest(app);
    const after = placesOf(app);
    const top = before[before.length - 1]!;
    const sharing = before.filter(({ position }) => position === top.position).length;
    const left = before.filter(({ position }) => position <= after[after.length - 1]!.position);
    const isOfStack = same(after, left) && after.length >= before.length - sharing;
    const known = after.filter(({ page }) => before.some((place) => place.page === page));
    // A page that the full stack has dropped comes back with its entry, in place of one that shared it.
    const isReplaced = (place: { page: string; position: number }) =>
      after.some(({ page, position }) => position === place.position && page !== place.page);
    const staying = left.filter((place) => !isReplaced(place));
    const isDropped = app.hasBeenFull && (same(known, left) || same(known, staying));
    // A page whose entry another address has cut off shares the one below, and goes with it.
    const isCutOff = same(
      after,
      left.filter(({ position }, depth) => position !== left[depth - 1]?.position),
    );
    // An address that the user typed, and a page did not leave for, lies between two pages.
    const isBetween = navOf(app).position > (before[before.length - 2]?.position ?? 0);
    if (!isOfStack && !isDropped && !isCutOff && !isBetween) {
      throw new Error(`back led from ${show(before)} to ${show(after)}`);
    }
    before = after;
  }
}

/** A refresh shows the same stack. */
export async function checkReload(app: RaceApp): Promise<void> {
  if (app.hasRefused) return;
  const before = placesOf(app).map(({ page }) => page);
  reloadDocument(app);
  await comeToRest(app);
  checkAtRest(app);
  const after = placesOf(app).map(({ page }) => page);
  if (!same(before, after)) throw new Error(`reload led from ${show(before)} to ${show(after)}`);
}

function withoutSearch(url: string): string {
  return url.replace(/[?#].*/, '');
}

/** At the end nothing is locked: whatever was asked for in the walk can be asked for again. */
export async function checkLocks(app: RaceApp): Promise<void> {
  app.isAdmin = true;
  app.mayLeave = true;
  app.productThrows = false;
  // A journey to an entry that nobody knows for sure looks like the visitor's, but each tells where it is.
  const patience = app.hasForgotten ? 2 : app.hasRefused ? 1 : 0;
  for (const url of app.doc.urls) {
    let refused = await relaunched(app, url);
    for (let more = patience; more > 0 && refused === 'cancel'; more -= 1) {
      refused = await relaunched(app, url);
    }
    if (refused) throw new Error(`${url} after the walk: ${refused}`);
  }
}

async function relaunched(app: RaceApp, url: string): Promise<string> {
  const call = track(app.doc, url, app.doc.nav.go('relaunch', { to: { url } }));
  await comeToRest(app);
  return refusalOf(call);
}

function show(wrong: unknown): string {
  return wrong instanceof Error ? wrong.message : JSON.stringify(wrong);
}
