import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Chunks } from './chunks';
import { topOf } from './core/stack';
import type { Entry, NavState } from './core/types';
import type { Lifecycle } from './lifecycle';
import { callSafely, type Report } from './report';
import type { NavigatorState } from './state';

export type Stage = {
  readonly store: StoreApi<NavigatorState>;
  nav(): NavState;
  /** Waits until a commit stands still and its page's code is there or has failed; then tells the page. */
  settle(commit: number, top: Entry): void;
  /** Resolves when the last commit has settled. */
  settled(): Promise<void>;
  /** A view takes over telling when a commit is presented; without one it is at once. */
  attach(): () => void;
  readonly hasView: boolean;
  presented(commit: number): void;
  /** The first page's life begins. */
  begin(): void;
};

const nobody = () => undefined;

/** What is on show, and whether it stands still. A subscriber of the store that throws stops nobody else. */
export function createStage(
  initial: NavState,
  chunks: Chunks,
  lifecycle: Lifecycle,
  report: Report,
): Stage {
  const own = createStore<NavigatorState>(() => ({
    nav: initial,
    commit: 0,
    transition: null,
    leaving: null,
    gates: new Map(),
  }));
  const store: StoreApi<NavigatorState> = {
    ...own,
    subscribe: (hear) => own.subscribe((...states) => callSafely(report, () => hear(...states))),
  };
  const presenting = new Map<number, () => void>();
  let views = 0;
  let settling: Promise<void> = Promise.resolve();
  let overtake = () => {};

  const nav = () => store.getState().nav;
  const isLatest = (commit: number) => store.getState().commit === commit;

  const present = (commit: number) =>
    views === 0
      ? Promise.resolve()
      : new Promise<void>((resolve) => presenting.set(commit, resolve));

  /** An older commit counts as presented with the newer one: its animation has been overtaken. */
  const presented = (commit: number) => {
    for (const [number, resolve] of presenting) {
      if (number > commit) continue;
      presenting.delete(number);
      resolve();
    }
  };

  const settleDown = async (commit: number, top: Entry) => {
    await present(commit);
    if (isLatest(commit) && store.getState().transition) {
      store.setState({ transition: null, leaving: null });
    }
    // Code that has failed is fetched again by whoever asks for it, not by the page that shows so.
    const isFailed = chunks.state(top.route).status === 'failed';
    if (top.kind === 'page' && !isFailed) await chunks.load(top.route);
    if (!isLatest(commit)) return;
    lifecycle.deliver([{ type: 'ready', entry: top }], nobody);
    lifecycle.flush();
  };

  /** A page that was left has settled too: its code may never come, and it must not stay locked so long. */
  const settle = (commit: number, top: Entry) => {
    overtake();
    const overtaken = new Promise<void>((resolve) => {
      overtake = resolve;
    });
    settling = Promise.race([settleDown(commit, top), overtaken]);
  };

  return {
    store,
    nav,
    settle,
    settled: () => settling,
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
    begin: () => {
      const entry = topOf(nav());
      lifecycle.deliver(
        [
          { type: 'load', entry },
          { type: 'show', entry, reason: 'navigate' },
        ],
        nobody,
      );
      settle(0, entry);
    },
  };
}
