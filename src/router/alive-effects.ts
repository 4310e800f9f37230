/** Effects that live as long as their page, hidden or not. */
export type AliveEffects = {
  /** The same dependencies do not start it again. */
  keep(id: object, start: () => (() => void) | undefined | void, deps: readonly unknown[]): void;
  /** Their components are gone, the page is not: they run on until others take their place. */
  leave(): void;
  /** The page's components stand again. */
  takeOver(): void;
  end(): void;
};

type Alive = { readonly deps: readonly unknown[]; readonly stop: (() => void) | undefined };

/** A clean-up that throws must not keep its page from leaving, nor the others from theirs. */
export function createAliveEffects(report: (error: unknown) => void): AliveEffects {
  const alive = new Map<object, Alive>();
  const left = new Set<Alive>();

  const stop = (effect: Alive) => {
    try {
      effect.stop?.();
    } catch (error) {
      report(error);
    }
  };

  const leave = () => {
    for (const effect of alive.values()) left.add(effect);
    alive.clear();
  };

  const takeOver = () => {
    for (const effect of left) stop(effect);
    left.clear();
  };

  return {
    keep: (id, start, deps) => {
      const known = alive.get(id);
      if (known && areSame(known.deps, deps)) return;
      if (known) stop(known);
      // One whose next start throws is not stopped again.
      alive.delete(id);
      alive.set(id, { deps, stop: start() ?? undefined });
    },
    leave,
    takeOver,
    end: () => {
      leave();
      takeOver();
    },
  };
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return (
    before.length === now.length && before.every((value, index) => Object.is(value, now[index]))
  );
}
