import { getPath, isBelow, keyOfName, pathOf, share } from './paths';

/** Tells components about changed values. Unchanged parts of a value keep their identity. */
export function createWatchers(initial: unknown, read: (name: string) => unknown) {
  /** The values that components have asked for, by name. */
  const known = new Map<string, unknown>();
  const watchers = new Set<() => void>();
  let isReady = false;

  return {
    /** From now on the fields have the values. Before, the initial values count. */
    begin: () => {
      isReady = true;
    },
    /** `changed` has the keys of fields. */
    tell: (changed: ReadonlySet<string>) => {
      for (const [name, value] of known) {
        const key = keyOfName(name);
        const isMeant = [...changed].some((one) => isBelow(one, key) || isBelow(key, one));
        if (isMeant) known.set(name, share(value, read(name)));
      }
      for (const tell of watchers) tell();
    },
    watched: (name: string): unknown => {
      if (!isReady) return getPath(initial, pathOf(name));
      if (!known.has(name)) known.set(name, read(name));
      return known.get(name);
    },
    watch: (tell: () => void) => {
      watchers.add(tell);
      return () => {
        watchers.delete(tell);
      };
    },
  };
}
