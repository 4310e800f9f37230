import { targetOfUrl } from '@/router/core/target';
import { compileTable } from '@/router/core/match';
import { type RouteTable, returns } from '@/router/core/route-def';
import type {
  Entry,
  Layer,
  NavState,
  Plan,
  PlanContext,
  Refusal,
  Snapshot,
  StackLimits,
  Target,
} from '@/router/core/types';

const load = async () => ({ default: () => null });

/** The table of the tests: two tabs, plain pages, one with params, one that answers. */
export const table = {
  '/': { tab: true, load },
  '/me': { tab: true, load },
  '/shop': { tab: true, load },
  '/list': { load },
  '/item/:id': { query: { from: 'string?', n: 'number?', b: 'boolean?' }, load },
  '/pick': { result: returns<string>(), load },
} as const satisfies RouteTable;

export const compiled = compileTable(table);

export const roomy: StackLimits = { live: 10, stack: 20, onFull: 'drop-oldest' };

export function targetOf(url: string): Target {
  return targetOfUrl(compiled, url);
}

/** New ids are n1, n2, ... */
export function contextOf(options: Partial<PlanContext> = {}): PlanContext {
  let made = 0;
  return {
    limits: roomy,
    historyLength: 50,
    resolve: targetOf,
    newId: () => {
      made += 1;
      return `n${made}`;
    },
    ...options,
  };
}

/** A stack as if each page had been opened from the one below: ids p0, p1, ..., positions 0, 1, ... */
export function stackOf(...urls: string[]): NavState {
  const stack = urls.map((url, index) => entryOf(url, index));
  const pos = urls.length - 1;
  return { sid: 'sid', pos, top: pos, stack, tabs: [], layers: [], seq: urls.length + 1 };
}

export function entryOf(url: string, index: number, more: Partial<Entry> = {}): Entry {
  const target = targetOf(url);
  return {
    ...target,
    id: target.tab ? `tab:${target.route}` : `p${index}`,
    seq: index + 1,
    pos: more.pos ?? index,
    coveredAt: more.pos ?? index,
    unwritten: false,
    opener: null,
    mount: 'live',
    mounting: 0,
    ...more,
  };
}

/** Tab roots kept beside the stack; their instance numbers follow the stack's. */
export function withTabs(state: NavState, ...urls: string[]): NavState {
  const tabs = urls.map((url, index) => entryOf(url, 0, { seq: state.seq + index }));
  return { ...state, tabs, seq: state.seq + urls.length };
}

/** Layers above the page on top, each with its history entry. */
export function withLayers(state: NavState, ...ids: string[]): NavState {
  const layers = ids.map((id, index): Layer => ({ id, pos: state.pos + 1 + index, open: true }));
  const pos = state.pos + ids.length;
  return { ...state, layers, pos, top: Math.max(state.top, pos) };
}

/** Pages at these depths are known, but not mounted. */
export function withGhosts(state: NavState, ...depths: number[]): NavState {
  const stack = state.stack.map(
    (entry, depth): Entry => (depths.includes(depth) ? { ...entry, mount: 'ghost' } : entry),
  );
  return { ...state, stack };
}

export function urlsOf(state: NavState): string[] {
  return state.stack.map(({ url }) => url);
}

export function tabsOf(state: NavState): string[] {
  return state.tabs.map(({ url }) => url);
}

export function idsOf(state: NavState): string[] {
  return state.stack.map(({ id }) => id);
}

/** Events in words: 'hide /', 'load /list', 'show /list navigate'. */
export function storyOf(plan: Plan): string[] {
  return plan.lifecycle.map((event) =>
    event.type === 'show'
      ? `show ${event.entry.url} ${event.reason}`
      : `${event.type} ${event.entry.url}`,
  );
}

export function snapshotAt(
  pos: number,
  ...pages: readonly (readonly [id: string, url: string, pos: number])[]
): Snapshot {
  return { v: 1, s: 'sid', p: pos, st: pages };
}

export function planned(outcome: Plan | Refusal): Plan {
  if ('refused' in outcome) throw new Error(`refused: ${outcome.message}`);
  return outcome;
}
