import type { ReactElement } from 'react';

/** More rows than any window shows; all of them go together. */
const MOST = 500;

/**
 * All rows in sight are asked for whenever one more comes into sight. Those that are known get the element that they
 * had, and React passes over them.
 */
export function keepRows<T>(render: (item: T, index: number) => ReactElement): typeof render {
  const kept = new Map<number, { readonly item: T; readonly row: ReactElement }>();
  return (item, index) => {
    const known = kept.get(index);
    if (known && Object.is(known.item, item)) return known.row;
    if (kept.size >= MOST) kept.clear();
    const row = render(item, index);
    kept.set(index, { item, row });
    return row;
  };
}
