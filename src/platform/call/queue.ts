type Run<T> = () => Promise<T>;

/** Runs one task after the other, in the order of the calls. A task that fails does not stop the next one. */
export function createQueue(): <T>(run: Run<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const turn = last.then(run);
    last = turn.catch(() => {});
    return turn;
  };
}

export type KeyedQueue = {
  /** Runs after the earlier tasks of this key. Other keys do not wait. */
  of<T>(key: string, run: Run<T>): Promise<T>;
  /** Runs after all earlier tasks and before all later ones. */
  ofAll<T>(run: Run<T>): Promise<T>;
  /** Runs after all earlier tasks. Later ones do not wait for it. */
  afterAll<T>(run: Run<T>): Promise<T>;
};

/** A queue for each key, for example for each stored value. */
export function createKeyedQueue(): KeyedQueue {
  const byKey = new Map<string, Promise<unknown>>();
  let all: Promise<unknown> = Promise.resolve();
  const settled = (turn: Promise<unknown>) => turn.catch(() => {});
  const afterAll = <T>(run: Run<T>) => Promise.all([all, ...byKey.values()]).then(run);

  return {
    of: (key, run) => {
      const turn = (byKey.get(key) ?? all).then(run);
      const last = settled(turn).then(() => {
        if (byKey.get(key) === last) byKey.delete(key);
      });
      byKey.set(key, last);
      return turn;
    },
    ofAll: (run) => {
      const turn = afterAll(run);
      all = settled(turn);
      byKey.clear();
      return turn;
    },
    afterAll,
  };
}
