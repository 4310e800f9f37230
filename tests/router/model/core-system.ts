import { firstState } from '@/router/core/rebuild';
import { planBack, planArrival } from '@/router/core/plan-back';
import { planNavigate, planRedirect, planRelaunch, planSwitchTab } from '@/router/core/plan-open';
import { planStep } from '@/router/core/plan-same-page';
import { type HistoryEntry, snapshotOf } from '@/router/core/snapshot';
import { allPages, type StackState, topPage } from '@/router/core/state';
import type { Plan, PlanContext, StackLimits } from '@/router/core/plan';
import { createMemoryHistory, type MemoryHistory } from '@/router/history/memory-history';
import { type RefusedWrites, rememberRefused } from '@/router/history/refused-writes';
import { planned, targetOf } from '../../helpers/nav-states';
import { createLives } from './lives';
import type { World } from './world';

/** The pure core with the shortest possible engine: journeys land at once, nothing goes wrong. */
export type CoreSystem = {
  open(how: 'navigate' | 'redirect' | 'relaunch' | 'switchTab', url: string): void;
  back(delta: number): void;
  travel(delta: number): void;
  visit(url: string): void;
  step(url: string, how: 'push' | 'replace'): void;
  reload(): void;
  /** Throws where the system is not what the model says, or not sound in itself. */
  compare(world: World): void;
};

export function createCoreSystem(limits: StackLimits, historyLimit: number): CoreSystem {
  const schedule = (task: () => void) => task();
  let history: MemoryHistory = createMemoryHistory({ url: '/', limit: historyLimit, schedule });
  let driver: RefusedWrites;
  let lives = createLives();
  let landed: HistoryEntry | null = null;
  let made = 0;
  let state: StackState;
  const names = new Map<string, string>();
  const loaded = new Set<string>();

  const context = (): PlanContext => ({
    limits,
    historyLength: history.length(),
    resolve: targetOf,
    newId: () => {
      made += 1;
      return `n${made}`;
    },
  });

  /** As the lifecycle does: an eviction is an unload, and a page that never loaded does not unload. */
  const tell = (instance: string, type: string) => {
    if (type === 'load') loaded.add(instance);
    if (type === 'evict') lives.evicted(instance);
    const isEnd = type === 'evict' || type === 'unload';
    if (!isEnd || loaded.delete(instance)) lives.tell(instance, isEnd ? 'unload' : type);
  };

  const settle = (plan: Plan) => {
    for (const { type, page } of plan.lifecycle) tell(`${page.id}:${page.seq}`, type);
    state = plan.next;
  };

  const written = (plan: Plan) => {
    if (plan.work.write === 'replace') {
      driver.replace(topPage(plan.next).url, snapshotOf(plan.next));
    }
    return plan;
  };

  const perform = (plan: Plan) => {
    const { go, write } = plan.work;
    landed = null;
    if (go !== 0) driver.go(go);
    const arrived = landed as HistoryEntry | null;
    if (write === 'none' && arrived?.snapshot) {
      const reached = planArrival(state, arrived, context());
      const [a, b] = [topPage(reached.next), topPage(plan.next)];
      if (a.id === b.id) return settle(written(reached));
    }
    if (write === 'push') driver.push(topPage(plan.next).url, snapshotOf(plan.next));
    else if (write === 'replace' || go !== 0) {
      driver.replace(topPage(plan.next).url, snapshotOf(plan.next));
    }
    settle(plan);
  };

  const land = (landing: HistoryEntry) => {
    if (landing.snapshot?.s === state.session && landing.snapshot.p === state.position) return;
    settle(written(planArrival(state, landing, context())));
  };

  const start = () => {
    state = firstState(history.current(), `s${made}`, context());
    lives = createLives();
    const top = topPage(state);
    loaded.clear();
    tell(`${top.id}:${top.seq}`, 'load');
    tell(`${top.id}:${top.seq}`, 'show');
    driver = rememberRefused(history, state);
    driver.replace(top.url, snapshotOf(state));
    driver.listen((landing) => {
      landed = driver.read(landing);
    });
  };
  start();

  const plans = {
    navigate: (url: string) =>
      planned(planNavigate(state, targetOf(url), topPage(state).id, context())),
    redirect: (url: string) => planRedirect(state, targetOf(url), false, context()),
    relaunch: (url: string) => planRelaunch(state, targetOf(url), context()),
    switchTab: (url: string) => planSwitchTab(state, targetOf(url), context()),
  };

  const isSound = () => {
    const all = allPages(state);
    const live = all.filter((entry) => entry.mount === 'live');
    const ids = new Set(all.map(({ id }) => id));
    const snapshot = driver.current().snapshot;
    const top = topPage(state);
    return {
      ids: ids.size === all.length,
      cap: live.length <= Math.max(2, limits.live),
      top: top.mount === 'live',
      stamp: JSON.stringify(snapshot) === JSON.stringify(snapshotOf(state)),
      shown: lives.shown.join() === `${top.id}:${top.seq}`,
      order: state.pages.every(
        ({ position }, i) => i === 0 || position > state.pages[i - 1]!.position,
      ),
      pos: top.position <= state.position && state.position <= state.highest,
    };
  };

  return {
    open: (how, url) => perform(plans[how](url)),
    back: (delta) => {
      const depth = state.pages.length;
      if (depth === 1) perform(plans.relaunch('/'));
      else perform(planBack(state, Math.min(Math.max(1, delta), depth - 1), context()));
    },
    travel: (delta) => {
      landed = null;
      history.travel(delta);
      if (landed) land(landed);
    },
    visit: (url) => {
      landed = null;
      history.visit(url);
      if (landed) land(landed);
    },
    step: (url, how) => perform(planStep(state, targetOf(url), how, context())),
    reload: () => {
      history = history.reload();
      start();
    },
    compare: (world) => {
      for (const [index, page] of world.stack.entries()) {
        const id = state.pages[index]?.id ?? 'nothing';
        // Tabs have fixed ids; the others only have to keep theirs.
        const name = page.id.startsWith('tab:') ? page.id : (names.get(page.id) ?? id);
        names.set(page.id, name);
        if (name !== id) throw new Error(`page ${index} is ${id}, should be ${name}`);
      }
      const told = {
        stack: state.pages.map(({ url, position }) => `${url}@${position}`).join(' '),
        tabs: state.tabs
          .map(({ url }) => url)
          .sort()
          .join(' '),
        history: history.entries.map(({ url }) => url).join(' '),
        at: history.index,
        pos: state.position,
      };
      const wanted = {
        stack: world.stack.map(({ url, at }) => `${url}@${at}`).join(' '),
        tabs: world.tabs
          .map(({ url }) => url)
          .sort()
          .join(' '),
        history: world.entries.map((stack) => stack[stack.length - 1]!.url).join(' '),
        at: world.at - world.dropped,
        pos: world.at,
      };
      for (const key of Object.keys(wanted) as (keyof typeof wanted)[]) {
        if (told[key] !== wanted[key]) {
          throw new Error(`${key} is ${told[key]}, should be ${wanted[key]}`);
        }
      }
      const broken = Object.entries(isSound()).filter(([, holds]) => !holds);
      if (broken.length > 0) throw new Error(`broken: ${broken.map(([name]) => name).join(', ')}`);
    },
  };
}
