import { targetOfUrl } from '@/router/routes/target';
import { compileTable } from '@/router/routes/match';
import { returns, type RouteTable } from '@/router/routes/define-routes';
import type { Page, Layer, StackState, Target } from '@/router/core/state';
import type { Plan, PlanContext, StackLimits } from '@/router/core/plan';
import type { Refusal } from '@/router/core/refusal';
import type { Snapshot } from '@/router/core/snapshot';

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
export function stackOf(...urls: string[]): StackState {
  const pages = urls.map((url, index) => entryOf(url, index));
  const position = urls.length - 1;
  return {
    session: 'sid',
    position,
    highest: position,
    pages,
    tabs: [],
    layers: [],
    nextSeq: urls.length + 1,
  };
}

export function entryOf(url: string, index: number, more: Partial<Page> = {}): Page {
  const target = targetOf(url);
  return {
    ...target,
    id: target.tab ? `tab:${target.route}` : `p${index}`,
    seq: index + 1,
    position: more.position ?? index,
    coveredAt: more.position ?? index,
    needsWrite: false,
    opener: null,
    mount: 'live',
    mountCount: 0,
    ...more,
  };
}

/** Tab roots kept beside the stack; their instance numbers follow the stack's. */
export function withTabs(state: StackState, ...urls: string[]): StackState {
  const tabs = urls.map((url, index) => entryOf(url, 0, { seq: state.nextSeq + index }));
  return { ...state, tabs, nextSeq: state.nextSeq + urls.length };
}

/** Layers above the page on top, each with its history entry. */
export function withLayers(state: StackState, ...ids: string[]): StackState {
  const layers = ids.map(
    (id, index): Layer => ({ id, position: state.position + 1 + index, open: true }),
  );
  const position = state.position + ids.length;
  return { ...state, layers, position, highest: Math.max(state.highest, position) };
}

/** Pages at these depths are known, but not mounted. */
export function withGhosts(state: StackState, ...depths: number[]): StackState {
  const pages = state.pages.map(
    (entry, depth): Page => (depths.includes(depth) ? { ...entry, mount: 'ghost' } : entry),
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

/** Events in words: 'hide /', 'load /list', 'show /list navigate'. */
export function storyOf(plan: Plan): string[] {
  return plan.lifecycle.map((event) =>
    event.type === 'show'
      ? `show ${event.page.url} ${event.reason}`
      : `${event.type} ${event.page.url}`,
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
