import type { StoreApi } from 'zustand/vanilla';
import { conclude } from './core/conclude';
import { isRefusal } from './core/refusal';
import { entriesOf, isSame, topOf } from './core/stack';
import type { Entry, EntryId, PlanContext } from './core/types';
import { leadAway } from './detours';
import type { CompiledTable } from './core/match';
import type { Engine } from './engine';
import type { GateVerdict, Guards } from './guards';
import { instanceKey, type Lifecycle } from './lifecycle';
import type { OpenPage } from './open-page';
import type { PageMemory } from './page-memory';
import type { Login } from './sign-in';
import type { Gate, NavigatorState } from './state';

export type GateKeeper = {
  /** A page is on top by a move through the history, mounted anew or as it was. */
  revealed(entry: Entry, isNew: boolean): void;
  /** A call led to this page and has asked its guards. */
  judged(entry: Entry, gate: 'open' | 'denied'): void;
  /** Asks again: refused pages always, the others if the person who was signed in is no longer. */
  recheck(): void;
};

type GateParts = {
  readonly store: StoreApi<NavigatorState>;
  readonly table: CompiledTable;
  readonly guards: Guards;
  readonly login: Login;
  readonly firstVisitor: string | null;
  readonly lifecycle: Lifecycle;
  readonly memory: PageMemory;
  readonly engine: Engine;
  readonly context: () => PlanContext;
  readonly openPage: OpenPage;
};

/**
 * Guards of pages that are there already: a step through the history cannot be refused, and a visitor may sign out in
 * front of a page. So a guard decides what the page's frame shows, or what takes the page's place.
 */
export function createGateKeeper(parts: GateParts): GateKeeper {
  const { store, table, guards, login, lifecycle, memory, engine, openPage } = parts;
  const asking = new Map<string, AbortController>();
  /** Pages that were closed to the person who was signed in last. What they keep is not for another person. */
  const closed = new Set<EntryId>();
  let who = parts.firstVisitor;
  let owner = who;
  const { nav } = engine;
  const isThere = (entry: Entry) => entriesOf(nav()).some((known) => isSame(known, entry));
  const isBarred = (entry: Entry) => store.getState().gates.has(instanceKey(entry));

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
    // The other page's code may take a moment. A visitor who is led on is not told of a denial.
    set(entry, 'checking');
    const isOnly = () => store.getState().gates.get(instanceKey(entry)) === 'checking';
    void openPage(leadAway(table, verdict)).then((outcome) => {
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

  /** `onFailure` runs unless the guards let the page through at once. */
  const askNow = (entry: Entry, onFailure = () => {}) => {
    const { verdict, close } = ask(entry);
    if (verdict instanceof Promise || verdict.gate !== 'open') onFailure();
    if (verdict instanceof Promise) {
      set(entry, 'checking');
      void verdict.then((answer) => {
        if (close()) judge(entry, answer);
      });
      return;
    }
    close();
    if (verdict.gate !== 'open' || isBarred(entry)) judge(entry, verdict);
  };

  /** What was on the screen goes at once. Should the page be shown again, it begins anew. */
  const empty = (top: Entry) => {
    closed.add(top.id);
    set(top, 'checking');
    lifecycle.deliver(
      [
        { type: 'hide', entry: top },
        { type: 'evict', entry: top },
        { type: 'load', entry: top },
        { type: 'show', entry: top, reason: 'navigate' },
        { type: 'ready', entry: top },
      ],
      () => undefined,
    );
  };

  /** Whether the guards of a hidden page still let it through. One that takes its time is asked when the page is shown. */
  const passes = (entry: Entry) => {
    const question = new AbortController();
    const verdict = guards.enter(entry, question.signal);
    question.abort();
    return !(verdict instanceof Promise) && verdict.gate === 'open';
  };

  /** Hidden pages are given up like those that are too many. Back mounts them anew and asks their guards first. */
  const evict = (isFailing: (entry: Entry) => boolean) => {
    const state = nav();
    const failing = entriesOf(state).filter(
      (entry) => entry.mount === 'live' && !isSame(entry, topOf(state)) && isFailing(entry),
    );
    if (failing.length === 0) return;
    for (const entry of failing) {
      closed.add(entry.id);
      set(entry, 'checking');
    }
    const giveUp = (entry: Entry): Entry =>
      failing.includes(entry) ? { ...entry, mount: 'ghost' } : entry;
    const next = { ...state, stack: state.stack.map(giveUp), tabs: state.tabs.map(giveUp) };
    const work = { go: 0, write: 'none' } as const;
    const step = { next, work, reason: 'back', direction: 'none' } as const;
    engine.commit(conclude(state, step, parts.context().limits), { animate: false, cause: 'page' });
  };

  /** The person who was signed in is no longer: nothing that needs them may be seen again, not even on its way out. */
  const closeWhatFails = () => {
    const { leaving } = store.getState();
    if (leaving && guards.admit(leaving.entry).gate !== 'open') {
      store.setState({ leaving: { ...leaving, gate: 'checking' } });
    }
    evict((entry) => !isBarred(entry) && !passes(entry));
    const top = topOf(nav());
    if (!isBarred(top)) askNow(top, () => empty(top));
  };

  const forgetOthers = () => {
    if (who !== null && owner !== null && who !== owner) {
      for (const id of closed) memory.forget(id);
      closed.clear();
    }
    owner = who ?? owner;
  };

  return {
    revealed: (entry, isNew) => {
      if (isNew || isBarred(entry)) askNow(entry);
    },
    judged: (entry, gate) => {
      if (gate === 'denied' || isBarred(entry)) set(entry, gate === 'denied' ? 'denied' : null);
    },
    recheck: () => {
      const before = who;
      who = login.who();
      forgetOthers();
      const barred = entriesOf(nav()).filter(isBarred);
      if (before !== null && before !== who) closeWhatFails();
      for (const entry of barred) if (isThere(entry)) askNow(entry);
    },
  };
}
