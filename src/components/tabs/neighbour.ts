export type TabKey = string;

type Tab = { readonly key: TabKey; readonly disabled?: boolean };

/** The next one that may be chosen, by so many steps; with `wrap`, on from the other end. */
export function neighbour(
  tabs: readonly Tab[],
  from: TabKey,
  by: 1 | -1,
  wrap: boolean,
): TabKey | null {
  const open = tabs.filter(({ key, disabled }) => key === from || !disabled);
  const at = open.findIndex(({ key }) => key === from) + by;
  const next = open[wrap ? (at + open.length) % open.length : at];
  return next && next.key !== from ? next.key : null;
}

/** The first or the last that may be chosen. */
export function endOf(tabs: readonly Tab[], which: 'first' | 'last'): TabKey | null {
  const open = tabs.filter(({ disabled }) => !disabled);
  return (which === 'first' ? open[0] : open[open.length - 1])?.key ?? null;
}
