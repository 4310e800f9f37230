import type { Moves } from './moves';

export type LazyMoves = {
  current(): Moves | undefined;
  /** At once if the moves are here; else when they are, in the order of the calls. */
  run<T>(work: (moves: Moves) => T | Promise<T>): Promise<T>;
  /** For what nobody waits for: without the moves it does not happen. */
  later(work: (moves: Moves) => void): void;
};

/** `onCame` runs before whatever has waited for them. */
export function lazyMoves(load: () => Promise<Moves>, onCame: (moves: Moves) => void): LazyMoves {
  let loaded: Moves | undefined;
  let loading: Promise<Moves> | null = null;

  const fetchOnce = () => {
    loading ??= load().then(
      (moves) => {
        loaded = moves;
        onCame(moves);
        return moves;
      },
      (error: unknown) => {
        // The next call tries again.
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  const run = async <T>(work: (moves: Moves) => T | Promise<T>) =>
    work(loaded ?? (await fetchOnce()));

  const later = (work: (moves: Moves) => void) => {
    run(work).catch(() => {});
  };

  return {
    current: () => loaded,
    run,
    later,
  };
}
