/** A row of a Cascader. */
export type CascaderOption = {
  readonly value: string;
  readonly label: string;
  /** A second line in a quieter colour. */
  readonly note?: string;
  /** @default false */
  readonly disabled?: boolean;
  /** The rows of the next level. Without them `loadChildren` fetches the rows. */
  readonly children?: readonly CascaderOption[];
  /** With `loadChildren`: marks a leaf, so that no rows are fetched for it. @default false */
  readonly leaf?: boolean;
};

export type Path = readonly string[];

export type Rows = readonly CascaderOption[] | 'loading' | 'failed';

export type Tree = {
  readonly options: readonly CascaderOption[];
  /** The rows that `loadChildren` has fetched, by `keyOf` the path. */
  readonly fetched: ReadonlyMap<string, readonly CascaderOption[] | 'failed'>;
  /** Rows without `children` are fetched. */
  readonly isLazy: boolean;
};

/** The key of a branch. */
export const keyOf = (path: Path) => JSON.stringify(path);

/** The rows below an option, or null for a leaf. An empty list of children makes a leaf too. */
export function rowsBehind(tree: Tree, option: CascaderOption, path: Path): Rows | null {
  const known = option.children ?? tree.fetched.get(keyOf(path));
  if (known !== undefined) return known.length > 0 ? known : null;
  return tree.isLazy && !option.leaf ? 'loading' : null;
}

export type Levels = {
  /** The rows of each level that is open. */
  readonly levels: readonly Rows[];
  /** The options on the path, up to the first that is not in the tree. */
  readonly chosen: readonly CascaderOption[];
};

/** Follows a path through the tree. The path ends at the first value that the tree does not have. */
export function levelsOf(tree: Tree, path: Path): Levels {
  const levels: Rows[] = [tree.options];
  const chosen: CascaderOption[] = [];
  for (const [at, value] of path.entries()) {
    const rows = levels[at];
    const option = Array.isArray(rows) ? rows.find((row) => row.value === value) : undefined;
    if (!option) break;
    chosen.push(option);
    const next = rowsBehind(tree, option, path.slice(0, at + 1));
    if (next === null) break;
    levels.push(next);
  }
  return { levels, chosen };
}

export type Found = { readonly path: Path; readonly text: string };

const MOST = 50;

/** The loaded paths that contain the query. `anyLevel` also finds branches. */
export function findPaths(tree: Tree, query: string, anyLevel: boolean): readonly Found[] {
  const wanted = query.trim().toLowerCase();
  const found: Found[] = [];
  const visit = (rows: readonly CascaderOption[], before: Found) => {
    for (const option of rows) {
      if (option.disabled || found.length >= MOST) continue;
      const path = [...before.path, option.value];
      const text = before.text ? `${before.text} / ${option.label}` : option.label;
      const behind = rowsBehind(tree, option, path);
      const isEnd = behind === null || anyLevel;
      if (isEnd && text.toLowerCase().includes(wanted)) found.push({ path, text });
      if (Array.isArray(behind)) visit(behind as readonly CascaderOption[], { path, text });
    }
  };
  visit(tree.options, { path: [], text: '' });
  return found;
}

/** The index of the next enabled row for an arrow key, Home or End. Returns `from` if there is no such row. */
export function nextRow(rows: readonly CascaderOption[], from: number, key: string): number {
  const open = rows.flatMap(({ disabled }, index) => (disabled ? [] : [index]));
  if (key === 'Home') return open[0] ?? from;
  if (key === 'End') return open[open.length - 1] ?? from;
  if (key === 'ArrowDown') return open.find((index) => index > from) ?? from;
  return open.filter((index) => index < from).pop() ?? from;
}
