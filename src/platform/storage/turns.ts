type Run<T> = () => Promise<T>;

export type Turns = {
  /** After the earlier calls of this key; other keys do not wait. */
  of<T>(key: string, run: Run<T>): Promise<T>;
  /** After all earlier calls, and before all later ones. */
  ofAll<T>(run: Run<T>): Promise<T>;
  /** After all earlier calls. Later ones do not wait for it. */
  afterAll<T>(run: Run<T>): Promise<T>;
};

/** Calls that touch the same stored value, in the order in which they were made. `context.shelf(createTurns)` */
export function createTurns(): Turns {
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
