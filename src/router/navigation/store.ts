import { createStore, type StoreApi } from 'zustand/vanilla';
import { callSafely, originOf, type Report } from '@/shared/errors';
import { pagesShown, visiblePages } from '../core/panes';
import { allPages, type Page, type StackState } from '../core/state';
import type { PageResources } from '../data/page-resources';
import type { Lifecycle } from '../lifecycle/lifecycle';

/** A running animation between two pages. `front` is the upper page, in both directions. */
export type Transition = {
  readonly direction: 'forward' | 'back';
  readonly front: string;
  readonly back: string;
};

/** Why a page must not be seen: its guards were not asked yet, or they refused. */
type Blocked = 'checking' | 'denied';

type RemovedPage = {
  readonly page: Page;
  readonly depth: number;
  /** A blocked page stays hidden on its way out. */
  readonly blocked?: Blocked | undefined;
};

export type NavigatorState = {
  readonly stack: StackState;
  /** Counts commits. The view reports the number of the commit that it has presented. */
  readonly commit: number;
  readonly transition: Transition | null;
  /** The page that has left the stack but still moves out of sight. */
  readonly removed: RemovedPage | null;
  /** By page key. */
  readonly blocked: ReadonlyMap<string, Blocked>;
};

const noResult = () => undefined;

export type StackStore = ReturnType<typeof createStackStore>;

/**
 * Holds the navigator's state, and the promises that resolve when a commit is shown. Only this file and transaction.ts
 * change the state.
 */
export function createStackStore(
  initial: StackState,
  resources: Pick<PageResources, 'codeEnded'>,
  lifecycle: Lifecycle,
  report: Report,
) {
  const unsafe = createStore<NavigatorState>(() => ({
    stack: initial,
    commit: 0,
    transition: null,
    removed: null,
    blocked: new Map(),
  }));
  const state: StoreApi<NavigatorState> = {
    ...unsafe,
    // React hydrates with the present state.
    getInitialState: unsafe.getState,
    // A subscriber that throws does not stop the others.
    subscribe: (listener) =>
      unsafe.subscribe((...states) =>
        callSafely(report, () => listener(...states), originOf('listener')),
      ),
  };
  const presenting = new Map<number, () => void>();
  let views = 0;
  let settling: Promise<void> = Promise.resolve();
  let supersede = () => {};

  const stack = () => state.getState().stack;
  const isLatest = (commit: number) => state.getState().commit === commit;

  const waitForView = (commit: number) =>
    views === 0
      ? Promise.resolve()
      : new Promise<void>((resolve) => presenting.set(commit, resolve));

  /** Older commits are presented too: their animations were replaced. */
  const presented = (commit: number) => {
    for (const [number, resolve] of presenting) {
      if (number > commit) continue;
      presenting.delete(number);
      resolve();
    }
  };

  const settleCommit = async (commit: number, pages: readonly Page[]) => {
    await waitForView(commit);
    if (isLatest(commit) && state.getState().transition) {
      state.setState({ transition: null, removed: null });
    }
    const ofTable = pages.filter(({ kind }) => kind === 'page');
    await Promise.all(ofTable.map(({ route }) => resources.codeEnded(route)));
    if (!isLatest(commit)) return;
    lifecycle.deliver(
      pages.map((page) => ({ type: 'ready', page })),
      noResult,
    );
    lifecycle.flush();
  };

  /**
   * Waits until the view has presented the commit and the code of the shown pages has loaded or failed. Then they are ready.
   * A page that was left is settled too: its code may never come, and its target must not stay locked.
   */
  const settle = (commit: number, pages: readonly Page[]) => {
    supersede();
    const superseded = new Promise<void>((resolve) => {
      supersede = resolve;
    });
    settling = Promise.race([settleCommit(commit, pages), superseded]);
  };

  return {
    state,
    stack,
    block: (page: Page, value: Blocked | null) => {
      const blocked = new Map(state.getState().blocked);
      if (value) blocked.set(page.key, value);
      else blocked.delete(page.key);
      state.setState({ blocked });
    },
    isBlocked: (page: Page) => state.getState().blocked.has(page.key),
    /** Hides the page that moves out of sight, if it must not be seen any longer. */
    blockRemoved: (isRefused: (page: Page) => boolean) => {
      const { removed } = state.getState();
      if (removed && isRefused(removed.page)) {
        state.setState({ removed: { ...removed, blocked: 'checking' } });
      }
    },
    /** A finger moves the page on top. null: the page is at rest. */
    setTransition: (transition: Transition | null) => state.setState({ transition }),
    settle,
    /** Resolves when the last commit has settled. */
    settled: () => settling,
    /** A view attaches. From then on it reports what it has presented; without a view, commits are presented at once. */
    attach: () => {
      views += 1;
      return () => {
        views -= 1;
        if (views === 0) presented(Number.POSITIVE_INFINITY);
      };
    },
    get hasView() {
      return views > 0;
    },
    presented,
    /** Before the first page is shown. */
    replaceFirst: (first: StackState) => state.setState({ stack: first }),
    showFirstPage: () => {
      const shown = pagesShown(stack());
      const mounted = visiblePages(stack()).filter(({ mount }) => mount === 'live');
      const loads = mounted.map((page) => ({ type: 'load', page }) as const);
      const shows = shown.map((page) => ({ type: 'show', page, reason: 'navigate' }) as const);
      lifecycle.deliver([...loads, ...shows], noResult);
      settle(0, shown);
    },
  };
}

/** Whether the page is in the stack or a kept tab, mounted or not. */
export function isInStack({ stack }: Pick<NavigatorState, 'stack'>, key: string): boolean {
  return allPages(stack).some((page) => page.key === key);
}
