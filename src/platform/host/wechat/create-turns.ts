/** One after the other, in the order in which they came; one that fails holds nobody up. */
export function createTurns(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const turn = last.then(run);
    last = turn.catch(() => {});
    return turn;
  };
}
