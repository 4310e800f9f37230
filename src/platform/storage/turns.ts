import type { PlatformContext } from '@/platform/context';

/** Calls that touch the storage one after the other, in the order in which they were made. */
export function inTurn<T>(context: PlatformContext, run: () => Promise<T>): Promise<T> {
  return context.shelf(createQueue)(run) as Promise<T>;
}

function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return (run: () => Promise<unknown>) => {
    const turn = last.then(run);
    last = turn.catch(() => {});
    return turn;
  };
}
