import type { StoreApi } from 'zustand/vanilla';
import { isRefusal } from './core/refusal';
import { entriesOf, isSame, topOf } from './core/stack';
import type { Entry } from './core/types';
import type { GateVerdict, Guards } from './guards';
import { instanceKey, type Lifecycle } from './lifecycle';
import type { OpenPage } from './open-page';
import type { Gate, NavigatorState } from './state';

export type GateKeeper = {
  /** A page that the browser brought (refresh, typed address, forward): its guards are asked on the spot. */
  arrived(entry: Entry): void;
  /** A call led to a page that is there already, and its guards let it through. */
  passed(entry: Entry): void;
  recheck(): void;
};

type GateParts = {
  readonly store: StoreApi<NavigatorState>;
  readonly guards: Guards;
  readonly lifecycle: Lifecycle;
  readonly openPage: OpenPage;
};

/** The URL has changed already, so a guard cannot refuse the step: it decides what the page's frame shows. */
export function createGateKeeper({ store, guards, lifecycle, openPage }: GateParts): GateKeeper {
  const asking = new Map<string, AbortController>();
  const nav = () => store.getState().nav;
  const isThere = (entry: Entry) => entriesOf(nav()).some((known) => isSame(known, entry));

  const set = (entry: Entry, gate: Gate | null) => {
    const gates = new Map(store.getState().gates);
    if (gate) gates.set(instanceKey(entry), gate);
    else gates.delete(instanceKey(entry));
    store.setState({ gates });
  };

  const judge = (entry: Entry, verdict: GateVerdict) => {
    if (!isThere(entry)) return;
    if (verdict.gate !== 'elsewhere' || !isSame(topOf(nav()), entry)) {
      return set(entry, verdict.gate === 'open' ? null : 'denied');
    }
    // Nobody is told of a denial who is led on: the other page's code may take a moment.
    set(entry, 'checking');
    const isOnly = () => store.getState().gates.get(instanceKey(entry)) === 'checking';
    void openPage({ kind: 'relaunch', input: { to: { url: verdict.url } } }).then((outcome) => {
      if (isRefusal(outcome) && !asking.has(instanceKey(entry)) && isOnly()) set(entry, 'denied');
    });
  };

  /** Only the latest question about a page counts, and none about a page that has gone. */
  const ask = (entry: Entry) => {
    const key = instanceKey(entry);
    const question = new AbortController();
    asking.get(key)?.abort();
    asking.set(key, question);
    const verdict = guards.enter(entry, question.signal);
    /** Whether it was the latest: only then its answer counts. */
    const close = () => {
      forget();
      return asking.get(key) === question && asking.delete(key);
    };
    const forget = lifecycle.onUnload(entry.id, () => {
      question.abort();
      close();
    });
    return { verdict, close };
  };

  const arrived = (entry: Entry) => {
    const { verdict, close } = ask(entry);
    if (verdict instanceof Promise) {
      set(entry, 'checking');
      void verdict.then((answer) => {
        if (close()) judge(entry, answer);
      });
      return;
    }
    close();
    const isBarred = store.getState().gates.has(instanceKey(entry));
    if (verdict.gate !== 'open' || isBarred) judge(entry, verdict);
  };

  return {
    arrived,
    passed: (entry) => {
      if (store.getState().gates.has(instanceKey(entry))) set(entry, null);
    },
    recheck: () => {
      for (const entry of entriesOf(nav())) {
        if (store.getState().gates.has(instanceKey(entry))) arrived(entry);
      }
    },
  };
}
