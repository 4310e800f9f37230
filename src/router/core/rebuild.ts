/**
 * How the page stack is rebuilt from a history entry: after a reload, and after the browser moved. The entry has the pages
 * and their URLs. The values of a page are in lifecycle/page-memory.ts. Its data is not kept: after a reload
 * data/page-data.ts runs the loader again. docs/decisions/examples-of-merges.md draws the merges.
 */

import { splitStack } from './carried-stack';
import { mountVisiblePages } from './panes';
import { type PlanContext, withinCap } from './plan';
import { type HistoryEntry, type Snapshot, topOfSnapshot } from './snapshot';
import {
  allPages,
  coverTopPage,
  createPage,
  EXIT_LAYER,
  type Page,
  pageIdFor,
  rootPage,
  type StackState,
  type Target,
  topPage,
  withTarget,
} from './state';
import { splitUrl } from './url';

/**
 * The first state of a document: the whole stack if the history entry describes it. Otherwise the page of the URL is
 * above the pages that its link carries, or above its route's parents.
 */
export function firstState(
  entry: HistoryEntry,
  session: string,
  context: PlanContext,
  parentsOf: (target: Target) => readonly Target[] = () => [],
): StackState {
  const { snapshot, url } = entry;
  const generation = { generation: 0, deadAbove: null };
  const { panes } = context;
  const nothing = { ...generation, pages: [], panes, tabs: [], layers: [], nextKey: 1 };
  if (snapshot && describes(snapshot, url, context)) {
    const { s, p } = snapshot;
    const empty = { ...nothing, session: s, position: p, highest: p };
    const state = rebuild(empty, { snapshot, url }, context);
    const withKeptTabs = withTabs({ ...state, layers: [] }, snapshot, context);
    return mountVisiblePages(withLeftoverLayer(withKeptTabs, snapshot, snapshot.o === EXIT_LAYER));
  }
  const link = splitStack(url);
  const target = context.resolve(link.url);
  const carried = target.tab ? [] : link.below.map(context.resolve).filter(isBelow);
  const below = carried.length > 0 ? carried : parentsOf(target);
  // A product may allow fewer pages than a link carries.
  const targets = [...below, target].slice(-context.limits.stack);
  const position = targets.length - 1;
  const pages = targets.map((each, index): Page => {
    const id = pageIdFor(each, context);
    const mount = index === position ? 'live' : 'ghost';
    return createPage(each, { id, key: String(index + 1), position: index, mount });
  });
  const nextKey = targets.length + 1;
  const state = { ...nothing, session, position, highest: position, pages, nextKey };
  return mountVisiblePages(state);
}

/** Whether a link may carry a page below its own: a page of the app, and a tab only as the root. */
function isBelow({ kind, tab, modal }: Target, index: number): boolean {
  return kind === 'page' && !modal && (!tab || index === 0);
}

/**
 * Other scripts rewrite the current address, for example to remove `?code=` or `?utm=`. The new query is accepted if
 * the page can be shown with it.
 */
function describes(snapshot: Snapshot, url: string, { resolve }: PlanContext): boolean {
  const top = topOfSnapshot(snapshot);
  const isSamePath = splitUrl(top.url).path === splitUrl(url).path;
  return isSamePath && resolve(top.url).kind === resolve(url).kind;
}

/** The state that a history entry describes. Pages that are known keep their components. */
export function rebuild(
  state: StackState,
  entry: { readonly snapshot: Snapshot; readonly url: string },
  context: PlanContext,
): StackState {
  const { snapshot } = entry;
  const known = allPages(state);
  const topUrl = describes(snapshot, entry.url, context) ? entry.url : undefined;
  let { nextKey } = state;
  const described = snapshot.st.map((written, index): Page => {
    const [id, writtenUrl, position, opener = null, coveredAt = position, mark] = written;
    const isTop = index === snapshot.st.length - 1;
    const target = context.resolve((isTop && topUrl) || writtenUrl);
    const positions = { position, coveredAt, needsWrite: mark === 1 };
    const page = known.find((candidate) => candidate.id === id);
    if (page) return withPositions(withTarget(page, target), positions);
    nextKey += 1;
    return createPage(target, {
      ...positions,
      id,
      key: String(nextKey - 1),
      opener,
      mount: 'ghost',
    });
  });
  const isSameRun = snapshot.s === state.session && state.pages.length > 0;
  const merged = isSameRun ? merge(state, described, snapshot) : described;
  const pages = withinCap(merged, context.limits);
  const tabs = state.pages.length > 0 ? [rootPage(state), ...state.tabs] : [];
  const { position: topPosition } = topPage({ pages });
  return {
    session: snapshot.s,
    position: snapshot.p,
    highest: Math.max(state.highest, snapshot.p),
    ...generationAt(state, snapshot),
    pages,
    panes: state.panes,
    tabs: tabs.filter((page) => page.tab && !pages.some(({ id }) => id === page.id)),
    layers: state.layers.filter(({ position }) => position > topPosition && position <= snapshot.p),
    nextKey,
  };
}

/**
 * The state knows more than an older entry behind it. It knows less if this document began on an old entry: then a live
 * entry in front was written later.
 */
function generationAt(
  { session, position, generation, deadAbove }: StackState,
  { s, p, g = 0, d }: Snapshot,
): Pick<StackState, 'generation' | 'deadAbove'> {
  const isNewer = g > generation || (p > position && deadAbove !== null && p > deadAbove);
  return s !== session || isNewer
    ? { generation: g, deadAbove: d ?? null }
    : { generation, deadAbove };
}

type PagePositions = Pick<Page, 'position' | 'coveredAt' | 'needsWrite'>;

/** Returns the same object if nothing changes, so that the page does not render again. */
function withPositions(page: Page, positions: PagePositions): Page {
  const isUnchanged =
    page.position === positions.position &&
    page.coveredAt === positions.coveredAt &&
    page.needsWrite === positions.needsWrite;
  return isUnchanged ? page : { ...page, ...positions };
}

/** Tabs that were left with a query come back with it. They are mounted when they are shown. */
function withTabs(state: StackState, { t = [] }: Snapshot, context: PlanContext): StackState {
  const { position } = rootPage(state);
  let { nextKey } = state;
  const tabs = t.flatMap(([id, url]): Page[] => {
    const target = context.resolve(url);
    const isTab = target.tab && pageIdFor(target, context) === id;
    if (!isTab || state.pages.some((page) => page.id === id)) return [];
    nextKey += 1;
    return [createPage(target, { id, key: String(nextKey - 1), position, mount: 'ghost' })];
  });
  return { ...state, tabs, nextKey };
}

/**
 * An entry may belong to a layer that is gone: a reload closes all layers but the exit prompt, and Forward leads to
 * entries of closed layers. The layer is added as closed, so that its entry is left like that of any closed layer.
 */
export function withLeftoverLayer(
  state: StackState,
  { o: id, p: position }: Snapshot,
  open = false,
): StackState {
  if (id === undefined || state.layers.some((layer) => layer.position === position)) return state;
  return { ...state, layers: [...state.layers, { id, position, open }] };
}

/**
 * Merges the current stack with the stack that the entry at `position` describes. The entry was written when the browser
 * last was there. Since then a tab may have been switched, a page redirected, or an address replaced.
 */
function merge(
  state: StackState,
  described: readonly Page[],
  { p: position, g = 0 }: Snapshot,
): readonly Page[] {
  const current = coverTopPage(state);
  if (position > state.position) return mergeForward(current, described);
  const below = current.filter((page) => page.position <= position);
  return mergeBack(below, described, { position, isOlder: g < state.generation });
}

/** Forward: only the entry knows the pages above. Known pages below keep their present URL. */
function mergeForward(current: readonly Page[], described: readonly Page[]): readonly Page[] {
  const pages = described.map((page, index): Page => {
    const known = current.find(({ id }) => id === page.id);
    const isTop = index === described.length - 1;
    return known && known.coveredAt >= page.coveredAt && !isTop ? known : page;
  });
  return withMissing(pages, current);
}

/** Adds the pages above the root whose entries no other page has: those that a snapshot had to leave out. */
function withMissing(pages: readonly Page[], others: readonly Page[]): readonly Page[] {
  const root = rootPage({ pages });
  const isMissing = (page: Page) =>
    page.position > root.position &&
    !pages.some(
      (other) =>
        other.id === page.id || covers(other, page.position) || covers(page, other.position),
    );
  return [...pages, ...others.filter(isMissing)].sort((a, b) => a.position - b.position);
}

/**
 * Back: the current stack is right for the positions that it covers. The entry adds pages that a full stack had dropped,
 * and the earlier address of a page with address steps.
 */
function mergeBack(
  below: readonly Page[],
  described: readonly Page[],
  { position, isOlder }: { readonly position: number; readonly isOlder: boolean },
): readonly Page[] {
  const top = topPage({ pages: described });
  const occupant = below.find((page) => page.id !== top.id && covers(page, top.position));
  // Another document may have written this entry later. Then the entry wins. An older one describes replaced pages.
  const isOutdated = occupant && !occupant.needsWrite && !isOlder;
  const current = isOutdated ? below.filter(({ coveredAt }) => coveredAt < top.position) : below;
  if (current.length === 0) return described;
  const pages = withMissing(current, described);
  const shown = topPage({ pages });
  const isOwnEntry = shown.needsWrite && shown.coveredAt === position;
  const written = described.find(({ id }) => id === shown.id) ?? shown;
  return [...pages.slice(0, -1), isOwnEntry ? { ...shown, needsWrite: false } : written];
}

function covers({ position, coveredAt }: Page, place: number): boolean {
  return position <= place && place <= coveredAt;
}
