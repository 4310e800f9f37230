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

export function createAliveEffects(): AliveEffects {
  const alive = new Map<object, Alive>();
  const left = new Set<Alive>();

  const leave = () => {
    for (const effect of alive.values()) left.add(effect);
    alive.clear();
  };

  const takeOver = () => {
    for (const { stop } of left) stop?.();
    left.clear();
  };

  return {
    keep: (id, start, deps) => {
      const known = alive.get(id);
      if (known && areSame(known.deps, deps)) return;
      known?.stop?.();
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
