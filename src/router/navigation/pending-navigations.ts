import { type Refusal, refuse, shorten } from '../core/refusal';

type Phase = 'resolving' | 'travelling' | 'settling';

/** One navigation from its call until its page has settled. Its target is locked that long [S2.5]. */
export type PendingNavigation = {
  readonly target: string;
  /** Aborted when the navigation is cancelled. */
  readonly signal: AbortSignal;
  readonly phase: Phase;
  /** Why it was cancelled, while it was still resolving. */
  readonly refusal: Refusal | null;
  /** Resolves when it is cancelled. */
  readonly cancelled: Promise<void>;
  enter(phase: Phase): void;
  end(): void;
};

type Entry = PendingNavigation & {
  readonly decided: Promise<void>;
  cancel(refusal: Refusal): void;
};

export type PendingNavigations = ReturnType<typeof createPendingNavigations>;

/**
 * Locks navigation targets, by path and query: a second call for a target is refused [S2.5]. Only the navigation itself ends
 * its lock.
 */
export function createPendingNavigations() {
  const pending = new Set<Entry>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  const cancel = (navigation: Entry, code: 'superseded' | 'cancel') => {
    if (navigation.phase !== 'resolving') return;
    navigation.cancel(refuse(code, `${code}: ${shorten(navigation.target)}`));
  };

  /** `ender` cancels this navigation, unless it has touched the history. */
  const start = (target: string, ender?: AbortSignal): PendingNavigation => {
    const controller = new AbortController();
    let phase: Phase = 'resolving';
    let refusal: Refusal | null = null;
    const cancelled = new Promise<void>((resolve) => {
      controller.signal.addEventListener('abort', () => resolve());
    });
    let decide = () => {};
    const decided = new Promise<void>((resolve) => {
      decide = resolve;
    });
    const navigation: Entry = {
      target,
      decided,
      cancelled,
      signal: controller.signal,
      get phase() {
        return phase;
      },
      get refusal() {
        return refusal;
      },
      enter: (next) => {
        phase = next;
        if (next === 'settling') decide();
        changed();
      },
      end: () => {
        pending.delete(navigation);
        decide();
        changed();
      },
      cancel: (reason) => {
        refusal = reason;
        navigation.end();
        controller.abort();
      },
    };
    pending.add(navigation);
    changed();
    ender?.addEventListener('abort', () => cancel(navigation, 'cancel'));
    return navigation;
  };

  return {
    isLocked: (target: string) => [...pending].some((navigation) => navigation.target === target),
    start,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves when the pending navigation has committed or was refused; null if no navigation is pending. */
    outcome: (): Promise<void> | null =>
      [...pending].find(({ phase }) => phase !== 'settling')?.decided ?? null,
    /** Cancels every navigation that has not touched the history yet. */
    cancel: (code: 'superseded' | 'cancel') => {
      for (const navigation of [...pending]) cancel(navigation, code);
    },
  };
}
