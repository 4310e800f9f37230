import { firstState } from '@/router/core/rebuild';
import { planBack, planArrival } from '@/router/core/plan-back';
import { planNavigate, planRedirect, planRelaunch, planSwitchTab } from '@/router/core/plan-open';
import { planStep } from '@/router/core/plan-step';
import { type HistoryEntry, snapshotOf } from '@/router/core/snapshot';
import { allPages, type StackState, topPage } from '@/router/core/state';
import type { Move, Plan, PlanContext, StackLimits } from '@/router/core/plan';
import { isRefusal, type Refusal } from '@/router/core/refusal';
import { createMemoryHistory, type MemoryHistory } from '@/router/history/memory-history';
import { type RetryingDriver, createRetryingDriver } from '@/router/history/retrying-driver';
import { targetOf } from '../../helpers/nav-states';
import { createLives } from './lives';
import type { World } from './world';

/** The pure core with a minimal engine. Each travel ends at once, and nothing fails. */
export type CoreSystem = {
  open(kind: 'navigate' | 'redirect' | 'relaunch' | 'switchTab', url: string): void;
  back(delta: number): void;
  travel(delta: number): void;
  visit(url: string): void;
  step(url: string, mode: 'push' | 'replace'): void;
  reload(): void;
  /** Throws if the system differs from the model or is inconsistent. */
  compare(world: World): void;
};

export function createCoreSystem(limits: StackLimits, historyLimit: number): CoreSystem {
  const schedule = (task: () => void) => task();
  let history: MemoryHistory = createMemoryHistory({ url: '/', limit: historyLimit, schedule });
  let driver: RetryingDriver;
  let lives = createLives();
  let popstate: HistoryEntry | null = null;
  let idCount = 0;
  let state: StackState;
  const pageIds = new Map<string, string>();
  const loaded = new Set<string>();

  const context = (): PlanContext => ({
    limits,
    panes: 1,
    historyLength: history.length(),
    resolve: targetOf,
    newId: () => {
      idCount += 1;
      return `n${idCount}`;
    },
  });

  /** Like the lifecycle: an evicted page gets unload, and a page that never loaded gets no unload. */
  const record = (instance: string, type: string) => {
    if (type === 'load') loaded.add(instance);
    if (type === 'evict') lives.evicted(instance);
    const isEnd = type === 'evict' || type === 'unload';
    if (!isEnd || loaded.delete(instance)) lives.record(instance, isEnd ? 'unload' : type);
  };

  const settle = (plan: Plan) => {
    for (const { type, page } of plan.lifecycle) record(page.key, type);
    state = plan.next;
  };

  const apply = (plan: Plan) => {
    const { write } = plan.work;
    if (write !== 'none') driver[write](topPage(plan.next).url, snapshotOf(plan.next));
    settle(plan);
  };

  const perform = (move: Move | Refusal) => {
    if (isRefusal(move)) throw new Error(`refused: ${move.message}`);
    const { position } = state;
    popstate = null;
    if (move.go !== 0) driver.go(move.go);
    const entry = popstate as HistoryEntry | null;
    const place = entry ? { position: position + move.go, entry } : { position };
    apply(move.plan(state, place));
  };

  const handlePopstate = (entry: HistoryEntry) => {
    if (entry.snapshot?.s === state.session && entry.snapshot.p === state.position) return;
    apply(planArrival(state, entry, context()));
  };

  const start = () => {
    state = firstState(history.current(), `s${idCount}`, context());
    lives = createLives();
    const top = topPage(state);
    loaded.clear();
    record(top.key, 'load');
    record(top.key, 'show');
    driver = createRetryingDriver({
      ...{ browser: history, position: state.position, timeline: {} },
      isUnmounted: () => false,
    });
    driver.replace(top.url, snapshotOf(state));
    driver.listen((entry) => {
      popstate = driver.recover(entry);
    });
  };
  start();

  const plans = {
    navigate: (url: string) => planNavigate(state, targetOf(url), topPage(state).id, context()),
    redirect: (url: string) => planRedirect(state, targetOf(url), false, context()),
    relaunch: (url: string) => planRelaunch(state, targetOf(url), context()),
    switchTab: (url: string) => planSwitchTab(state, targetOf(url), context()),
  };

  const invariants = () => {
    const all = allPages(state);
    const live = all.filter((page) => page.mount === 'live');
    const ids = new Set(all.map(({ id }) => id));
    const snapshot = driver.current().snapshot;
    const top = topPage(state);
    return {
      ids: ids.size === all.length,
      cap: live.length <= Math.max(2, limits.live),
      top: top.mount === 'live',
      snapshot: JSON.stringify(snapshot) === JSON.stringify(snapshotOf(state)),
      shown: lives.shown.join() === top.key,
      order: state.pages.every(
        ({ position }, index) => index === 0 || position > state.pages[index - 1]!.position,
      ),
      position: top.position <= state.position && state.position <= state.highest,
    };
  };

  return {
    open: (kind, url) => perform(plans[kind](url)),
    back: (delta) => {
      const depth = state.pages.length;
      const steps = Math.min(Math.max(1, delta), depth - 1);
      if (depth === 1) perform(plans.relaunch('/'));
      // [S2.1] The router refuses to go back to a page that is not in the table.
      else if (state.pages[depth - 1 - steps]?.kind !== 'not-found') {
        perform(planBack(state, steps, context()));
      }
    },
    travel: (delta) => {
      popstate = null;
      history.travel(delta);
      if (popstate) handlePopstate(popstate);
    },
    visit: (url) => {
      popstate = null;
      history.visit(url);
      if (popstate) handlePopstate(popstate);
    },
    step: (url, mode) => apply(planStep(state, targetOf(url), mode, context())),
    reload: () => {
      history = history.reload();
      start();
    },
    compare: (world) => {
      for (const [index, page] of world.stack.entries()) {
        const id = state.pages[index]?.id ?? 'nothing';
        // Tabs have fixed ids. Other pages only have to keep their ids.
        const expectedId = page.id.startsWith('tab:') ? page.id : (pageIds.get(page.id) ?? id);
        pageIds.set(page.id, expectedId);
        if (expectedId !== id) throw new Error(`page ${index} is ${id}, expected: ${expectedId}`);
      }
      const actual = {
        stack: state.pages.map(({ url, position }) => `${url}@${position}`).join(' '),
        tabs: state.tabs
          .map(({ url }) => url)
          .sort()
          .join(' '),
        history: history.entries.map(({ url }) => url).join(' '),
        at: history.index,
        position: state.position,
        deadAbove: state.deadAbove,
      };
      const expected = {
        stack: world.stack.map(({ url, at }) => `${url}@${at}`).join(' '),
        tabs: world.tabs
          .map(({ url }) => url)
          .sort()
          .join(' '),
        history: world.entries.map((stack) => stack[stack.length - 1]!.url).join(' '),
        at: world.at - world.dropped,
        position: world.at,
        deadAbove: world.deadAbove,
      };
      for (const key of Object.keys(expected) as (keyof typeof expected)[]) {
        if (actual[key] !== expected[key]) {
          throw new Error(`${key} is ${actual[key]}, expected: ${expected[key]}`);
        }
      }
      const broken = Object.entries(invariants()).filter(([, holds]) => !holds);
      const names = broken.map(([name]) => name).join(', ');
      if (names) throw new Error(`broken: ${names}`);
    },
  };
}
