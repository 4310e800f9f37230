import { getPath, pathOf, share } from './paths';

/** Tells components about changed values. Unchanged parts of the values keep their identity. */
export function createWatchers(initial: unknown, values: () => unknown, isMounted: () => boolean) {
  /** The values that the watchers have seen last. */
  let known = initial;
  const watchers = new Set<() => void>();

  return {
    tell: () => {
      if (watchers.size === 0 || !isMounted()) return;
      known = share(known, values());
      for (const tell of watchers) tell();
    },
    /** The value that a watcher of the name gets. Before the fields mount, it is the initial value. */
    watched: (name: string): unknown => getPath(known, pathOf(name)),
    watch: (tell: () => void) => {
      if (watchers.size === 0 && isMounted()) known = share(known, values());
      watchers.add(tell);
      return () => {
        watchers.delete(tell);
      };
    },
  };
}
