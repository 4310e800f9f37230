import { flatten, getPath, hasPath, merge, type Path, pathOf } from './paths';

/** Values for fields that are not mounted yet, for example in a tab, and of fields that have left the page. */
export function createLateValues() {
  let tree: unknown;
  const done = new Set<string>();
  /** The input of users in fields that are hidden now. */
  const left = new Map<string, unknown>();

  /** The values that no field has taken, by name. */
  const waiting = () => [...flatten(tree).filter(([name]) => !isTaken(pathOf(name))), ...left];

  const isTaken = (path: Path) =>
    path.some((_step, at) => done.has(path.slice(0, at + 1).join('.')));

  return {
    waiting,
    left,
    /** `written` has the keys of the fields that have these values already. */
    keep: (values: unknown, written: readonly string[]) => {
      tree = merge(tree, values);
      for (const key of done) if (hasPath(values, pathOf(key))) done.delete(key);
      for (const key of left.keys()) if (hasPath(values, pathOf(key))) left.delete(key);
      for (const key of written) done.add(key);
    },
    /** The value for a field that has just mounted. It gets a value only once. */
    take: (key: string): unknown => {
      const value = done.has(key) ? undefined : getPath(tree, pathOf(key));
      if (value !== undefined) done.add(key);
      return value;
    },
    forget: () => {
      tree = undefined;
      done.clear();
      left.clear();
    },
  };
}
