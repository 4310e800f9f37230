/**
 * A signal for each page, by its key: aborted at an end of the page. Everything of the page ends with it: its guards'
 * questions, its requests, its overlays. After the end, the next caller gets a new signal.
 */
export function createLives() {
  const lives = new Map<string, AbortController>();
  return {
    of: (key: string): AbortSignal => {
      const life = lives.get(key) ?? new AbortController();
      lives.set(key, life);
      return life.signal;
    },
    end: (key: string) => {
      const life = lives.get(key);
      lives.delete(key);
      life?.abort();
    },
  };
}
