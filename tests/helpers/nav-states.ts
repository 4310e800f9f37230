import { targetOfUrl } from '@/router/routes/target';
import { compileTable } from '@/router/routes/match';
import { returns, type RouteTable } from '@/router/routes/route-table';
import type { Page, Layer, StackState, Target } from '@/router/core/state';
import type { Move, Plan, PlanContext, StackLimits } from '@/router/core/plan';
import { isRefusal, type Refusal } from '@/router/core/refusal';
import type { HistoryEntry, Snapshot } from '@/router/core/snapshot';

const load = async () => ({ default: () => null });

/** The route table of the tests: tabs, a plain page, a page with params and a page with a result. */
export const table = {
  '/': { tab: true, load },
  '/me': { tab: true, load },
  '/shop': { tab: true, load },
  '/list': { load },
  '/item/:id': { query: { from: 'string?', n: 'number?', b: 'boolean?' }, load },
  '/pick': { result: returns<string>(), load },
} as const satisfies RouteTable;

export const compiled = compileTable(table);

export const defaultLimits: StackLimits = { live: 10, stack: 20, onFull: 'drop-oldest' };

export function targetOf(url: string): Target {
  return targetOfUrl(compiled, url);
}

/** The ids of new pages are n1, n2, ... */
export function contextOf(options: Partial<PlanContext> = {}): PlanContext {
  let count = 0;
  return {
    limits: defaultLimits,
    panes: 1,
    historyLength: 50,
    resolve: targetOf,
    newId: () => {
      count += 1;
      return `n${count}`;
    },
    ...options,
  };
}

/** A stack with one history entry for each page: ids p0, p1, ..., and positions 0, 1, ... */
export function stackOf(...urls: string[]): StackState {
  const pages = urls.map((url, index) => pageOf(url, index));
  const position = urls.length - 1;
  return {
    session: 'sid',
    position,
    highest: position,
    generation: 0,
    deadAbove: null,
    pages,
    panes: 1,
    tabs: [],
    layers: [],
    nextKey: urls.length + 1,
  };
}

export function pageOf(url: string, index: number, overrides: Partial<Page> = {}): Page {
  const target = targetOf(url);
  return {
    ...target,
    id: target.tab ? `tab:${target.route}` : `p${index}`,
    key: String(index + 1),
    position: overrides.position ?? index,
    coveredAt: overrides.position ?? index,
    needsWrite: false,
    opener: null,
    mount: 'live',
    mountCount: 0,
    ...overrides,
  };
}

/** Adds kept tabs to the state. Their instance numbers follow the numbers of the stack. */
export function withTabs(state: StackState, ...urls: string[]): StackState {
  const tabs = urls.map((url, index) => pageOf(url, 0, { key: String(state.nextKey + index) }));
  return { ...state, tabs, nextKey: state.nextKey + urls.length };
}

/** Adds layers above the page on top. Each has its history entry. */
export function withLayers(state: StackState, ...ids: string[]): StackState {
  const layers = ids.map(
    (id, index): Layer => ({ id, position: state.position + 1 + index, open: true }),
  );
  const position = state.position + ids.length;
  return { ...state, layers, position, highest: Math.max(state.highest, position) };
}

/** Makes the pages at these depths ghosts. */
export function withGhosts(state: StackState, ...depths: number[]): StackState {
  const pages = state.pages.map(
    (page, depth): Page => (depths.includes(depth) ? { ...page, mount: 'ghost' } : page),
  );
  return { ...state, pages };
}

export function urlsOf(state: StackState): string[] {
  return state.pages.map(({ url }) => url);
}

export function tabsOf(state: StackState): string[] {
  return state.tabs.map(({ url }) => url);
}

export function idsOf(state: StackState): string[] {
  return state.pages.map(({ id }) => id);
}

/** The lifecycle events of a plan as text: 'hide /', 'load /list', 'show /list navigate'. */
export function eventsOf(plan: Plan): string[] {
  return plan.lifecycle.map((event) =>
    event.type === 'show'
      ? `show ${event.page.url} ${event.reason}`
      : `${event.type} ${event.page.url}`,
  );
}

export function snapshotAt(
  position: number,
  ...pages: readonly (readonly [id: string, url: string, position: number])[]
): Snapshot {
  return { v: 1, s: 'sid', p: position, st: pages };
}

/** The plan of a move whose travel has reached its place, or a failed test if the navigation was refused. */
export function planAt(state: StackState, move: Move | Refusal, entry?: HistoryEntry): Plan {
  if (isRefusal(move)) throw new Error(`refused: ${move.message}`);
  return move.plan(state, { position: state.position + move.go, ...(entry && { entry }) });
}
