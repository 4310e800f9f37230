import { IMAGE_COUNT } from '@/shared/defaults';

type Given = { readonly count: number; readonly maxCount: number; readonly rowCount: number };

/** How many pictures are shown, how many are not, and in how many columns. */
export function layOut({ count, maxCount, rowCount }: Given) {
  const most = whole(maxCount, IMAGE_COUNT);
  const columns = whole(rowCount, 3);
  const shown = Math.min(count, most);
  // Four in rows of three would leave one alone: they are a square.
  const breakAfter = shown === 4 && columns === 3 ? 2 : -1;
  return { shown, more: count - shown, columns, breakAfter };
}

function whole(value: number, otherwise: number): number {
  const rounded = Math.trunc(value);
  return Number.isNaN(rounded) || rounded < 1 ? otherwise : rounded;
}
