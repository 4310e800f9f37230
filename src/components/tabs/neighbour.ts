export type TabKey = string;

type Tab = { readonly key: TabKey; readonly disabled?: boolean };

/** The next one that may be chosen, by so many steps; with `wrap`, on from the other end. */
export function neighbour(
  tabs: readonly Tab[],
  from: TabKey,
  by: 1 | -1,
  wrap: boolean,
): TabKey | null {
  const count = tabs.length;
  const start = tabs.findIndex(({ key }) => key === from);
  for (let step = 1; step <= count; step += 1) {
    const at = start + step * by;
    if (!wrap && (at < 0 || at >= count)) return null;
    const tab = tabs[((at % count) + count) % count];
    if (tab && !tab.disabled && tab.key !== from) return tab.key;
  }
  return null;
}

/** The first or the last that may be chosen. */
export function endOf(tabs: readonly Tab[], which: 'first' | 'last'): TabKey | null {
  const open = tabs.filter(({ disabled }) => !disabled);
  return (which === 'first' ? open[0] : open[open.length - 1])?.key ?? null;
}
