/** A page, or the gap between two pages. */
export type PageItem = number | 'gap';

/** The number of pages: 1 at least. */
export function countPages(total: number, pageSize: number): number {
  const pages = Math.ceil(total / Math.max(1, pageSize));
  return Number.isFinite(pages) ? Math.max(1, pages) : 1;
}

/**
 * The pages of the row: the first and the last one, and those around the current one. The number of items is the same
 * on every page, so buttons keep their places. A gap leaves out two pages or more.
 */
export function pageItems(page: number, count: number, shown: number): readonly PageItem[] {
  const slots = Math.max(5, Math.trunc(shown) || 5);
  if (count <= slots) return range(1, count);
  // Of the slots, two are the ends and two are gaps or their neighbours.
  const inner = slots - 4;
  const half = Math.floor((inner - 1) / 2);
  const isEarly = page - half <= 3;
  const isLate = page - half + inner - 1 >= count - 2;
  if (isEarly) return [...range(1, slots - 2), 'gap', count];
  if (isLate) return [1, 'gap', ...range(count - slots + 3, count)];
  return [1, 'gap', ...range(page - half, page - half + inner - 1), 'gap', count];
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
