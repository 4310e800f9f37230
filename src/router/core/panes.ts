import { last } from '@/shared/values';
import type { Page, StackState } from './state';

/**
 * Which pages of the stack are visible. In a wide window a list and its detail are side by side, each in a pane. The
 * stack and its history are the same in every window. All functions here are pure.
 *
 * A column is a list, or a detail with the pages that were opened above it. Each pane shows the top of a column.
 */

type Stack = Pick<StackState, 'pages' | 'panes'>;

/** The panes of a window, in reading order. */
export type Panes = {
  /** The pages that are side by side. */
  readonly pages: readonly Page[];
  /** With the empty pane beside a list. 1: the page has the whole width. */
  readonly count: number;
  /** The list beside which a pane is empty, because none of its details is open. */
  readonly emptyBeside: Page | null;
};

/** A detail that was opened from its list begins a new column. Every other page lies over the page below. */
function columnsOf(pages: readonly Page[]): readonly (readonly Page[])[] {
  const columns: Page[][] = [];
  for (const page of pages) {
    const column = last(columns);
    if (column && page.detailOf !== last(column)?.route) column.push(page);
    else columns.push([page]);
  }
  return columns;
}

/** The pages without the sheets on top. */
function pagesBelowSheets({ pages }: Pick<StackState, 'pages'>): readonly Page[] {
  const lowest = pages.map(({ modal }) => modal !== true).lastIndexOf(true);
  return pages.slice(0, Math.max(lowest, 0) + 1);
}

export function panesOf(stack: Stack): Panes {
  const columns = columnsOf(pagesBelowSheets(stack)).slice(-stack.panes);
  const pages = columns.map((column) => last(column) as Page);
  const top = last(pages) as Page;
  const isEmpty = top.hasDetails === true && pages.length < stack.panes;
  return { pages, count: pages.length + (isEmpty ? 1 : 0), emptyBeside: isEmpty ? top : null };
}

/** By page key: in which pane a page is, from 0. Pages that have the whole width are in none. */
export function paneNumbers(stack: Stack): ReadonlyMap<string, number> {
  const { pages, count } = panesOf(stack);
  if (count === 1) return new Map();
  const columns = columnsOf(pagesBelowSheets(stack)).slice(-pages.length);
  return new Map(columns.flatMap((column, pane) => column.map(({ key }) => [key, pane] as const)));
}

/** By page key: the URL of the detail that is beside a list. */
export function detailUrls(stack: Stack): ReadonlyMap<string, string> {
  const { pages } = panesOf(stack);
  const columns = columnsOf(pagesBelowSheets(stack)).slice(-pages.length);
  return new Map(
    pages.slice(0, -1).map(({ key }, index) => [key, columns[index + 1]?.[0]?.url ?? '']),
  );
}

/** The pages that are shown: the page on top, and those that are beside it. In reading order. */
export function pagesShown(stack: Stack): readonly Page[] {
  const hasSheet = pagesBelowSheets(stack).length < stack.pages.length;
  return hasSheet ? stack.pages.slice(-1) : panesOf(stack).pages;
}

/** The pages that are shown, and the pages below them that a sheet leaves visible. Bottom first. */
export function visiblePages(stack: Stack): readonly Page[] {
  const below = pagesBelowSheets(stack);
  return [...panesOf(stack).pages, ...stack.pages.slice(below.length)];
}

export function isShown(stack: Stack, key: string): boolean {
  return pagesShown(stack).some((page) => page.key === key);
}

/** How many pages lie above a page that is shown. A call of its code closes them first. */
export function pagesAbove(stack: Stack, key: string): number {
  if (!isShown(stack, key)) return 0;
  return stack.pages.length - 1 - stack.pages.findIndex((page) => page.key === key);
}

/** Whether the pages on top take turns in one place: in the whole window, or in one pane beside others that stay. */
export function isInOnePlace(before: Stack, now: Stack): boolean {
  const [old, next] = [panesOf(before), panesOf(now)];
  if (old.count === 1 && next.count === 1) return true;
  const beside = ({ pages }: Panes) => pages.slice(0, -1).map(({ key }) => key);
  const isBesideSame = beside(old).join() === beside(next).join();
  return old.count === next.count && isBesideSame && lowestOf(before) === lowestOf(now);
}

/** The key of the lowest page in the last pane. */
function lowestOf(stack: Stack): string | undefined {
  return last(columnsOf(pagesBelowSheets(stack)))?.[0]?.key;
}

export function mountVisiblePages(state: StackState): StackState {
  const ghosts = visiblePages(state).filter(({ mount }) => mount === 'ghost');
  if (ghosts.length === 0) return state;
  const mount = (page: Page): Page =>
    ghosts.includes(page) ? { ...page, mount: 'live', mountCount: page.mountCount + 1 } : page;
  return { ...state, pages: state.pages.map(mount) };
}
