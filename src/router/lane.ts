export type Lane = {
  /** One at a time, in order of the calls. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Before all that waits: the browser has to be put right before anything else can be done with it. */
  runNext<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * The history takes one journey at a time: a push made in the task of a back is lost two entries below it.
 * Whoever travels or writes goes through here. Nothing in it waits for a person or for the network.
 */
export function createLane(quiet: () => Promise<unknown>): Lane {
  const waiting: (() => Promise<void>)[] = [];
  let state: 'idle' | 'busy' = 'idle';

  const drain = async () => {
    while (waiting.length > 0) {
      await quiet();
      await waiting.shift()?.();
    }
    state = 'idle';
  };

  const add = <T>(work: () => Promise<T>, how: 'push' | 'unshift') =>
    new Promise<T>((resolve, reject) => {
      waiting[how](async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      });
      if (state === 'busy') return;
      state = 'busy';
      void Promise.resolve().then(drain);
    });

  return {
    run: (work) => add(work, 'push'),
    runNext: (work) => add(work, 'unshift'),
  };
}
