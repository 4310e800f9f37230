import { hasOwn } from '@/shared/values';

/** A field name is a path in the values: `lines[0].qty` and `lines.0.qty` are the same path. */
export type Path = readonly string[];

const NAME = /^[^.[\]]+(?:\.[^.[\]]+|\[\d+\])*$/;

/** A larger index could freeze the page. */
const MOST_ROWS = 10_000;

/** A name that is not a path (`tags[]`, `a..b`) is a single step. */
export function pathOf(name: string): Path {
  if (!NAME.test(name)) return [name];
  const path = name.split(/[.[\]]+/).filter(Boolean);
  const isSafe = path.every((step) => step !== '__proto__' && !(Number(step) >= MOST_ROWS));
  return isSafe ? path : [name];
}

/** Normalises a name: both notations give the same key. */
export function keyOfName(name: string): string {
  return pathOf(name).join('.');
}

/** True if the key equals `above` or is a field inside it. */
export function isBelow(key: string, above: string): boolean {
  return key === above || key.startsWith(`${above}.`);
}

/** The name that a path is written as, with brackets for rows: `lines[0].qty`. */
export function nameOfPath(path: readonly (string | number)[]): string {
  return path.map(String).reduce((name, step) => {
    if (name === '') return step;
    return isIndex(step) ? `${name}[${step}]` : `${name}.${step}`;
  }, '');
}

export function isIndex(step: string | undefined): boolean {
  return step !== undefined && /^\d+$/.test(step);
}

type Tree = Readonly<Record<string, unknown>> | readonly unknown[];

/** An instance of a class, such as a File or a Date, is a value and not a branch. */
export function isTree(value: unknown): value is Tree {
  if (Array.isArray(value)) return true;
  return Object.prototype.toString.call(value) === '[object Object]';
}

export function getPath(tree: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (branch, step) =>
      isTree(branch) && hasOwn(branch, step)
        ? (branch as Record<string, unknown>)[step]
        : undefined,
    tree,
  );
}

/** True if the tree has an entry for the path, also one that is undefined. */
export function hasPath(tree: unknown, path: Path): boolean {
  const parent = path.length > 1 ? getPath(tree, path.slice(0, -1)) : tree;
  const [step = ''] = path.slice(-1);
  return typeof parent === 'object' && parent !== null && hasOwn(parent, step);
}

/** Nests flat values by their paths. A name that collides with another one stays flat. */
export function nest(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const root: Branch = {};
  const branches = new Set<unknown>([root]);
  const entries = Object.entries(flat).map(([name, value]) => ({
    name,
    value,
    path: pathOf(name),
  }));
  // Sort short names first: if `tags` and `tags.first` collide, `tags` wins.
  entries.sort((one, other) => one.path.length - other.path.length);
  for (const { name, value, path } of entries) {
    if (!grow(root, path, value, branches)) root[name] = value;
  }
  // Fill holes in lists: JSON cannot represent them.
  for (const branch of branches) if (Array.isArray(branch)) branch.splice(0, Infinity, ...branch);
  return root;
}

type Branch = Record<string, unknown>;

/** Returns false if another value is in the way. */
function grow(root: Branch, path: Path, value: unknown, branches: Set<unknown>): boolean {
  let branch = root;
  for (const [at, step] of path.entries()) {
    const isTaken = hasOwn(branch, step);
    const next = path[at + 1];
    if (next === undefined) {
      if (!isTaken) branch[step] = value;
      return !isTaken;
    }
    if (!isTaken) {
      branch[step] = isIndex(next) ? [] : {};
      branches.add(branch[step]);
    }
    const child = branch[step];
    if (!branches.has(child) || (Array.isArray(child) && !isIndex(next))) return false;
    branch = child as Branch;
  }
  return false;
}

/** Merges two trees. Newer values win, and lists are replaced as a whole. */
export function merge(older: unknown, newer: unknown): unknown {
  if (!isTree(older) || !isTree(newer) || Array.isArray(newer)) return newer;
  const entries = Object.entries(newer).map(([step, value]) => [
    step,
    merge(getPath(older, [step]), value),
  ]);
  return { ...older, ...Object.fromEntries(entries) };
}

/** The leaf values of a tree by name, for example the errors of a server. */
export function flatten(tree: unknown, path: Path = []): [name: string, value: unknown][] {
  if (!isTree(tree)) return path.length > 0 ? [[nameOfPath(path), tree]] : [];
  return Object.entries(tree).flatMap(([step, value]) => flatten(value, [...path, step]));
}

/** Keeps the identity of unchanged parts, so that their watchers do not render. */
export function share(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (!isTree(before) || !isTree(next) || Array.isArray(before) !== Array.isArray(next))
    return next;
  const old = before as Record<string, unknown>;
  const steps = Object.keys(next);
  const parts = steps.map((step) => share(old[step], (next as Record<string, unknown>)[step]));
  const isSame =
    steps.length === Object.keys(old).length &&
    steps.every((step, at) => step in old && Object.is(parts[at], old[step]));
  if (isSame) return before;
  return Array.isArray(next)
    ? parts
    : Object.fromEntries(steps.map((step, at) => [step, parts[at]]));
}
