import { last } from '@/shared/values';
import type { Page, PageId, StackState } from './state';

/**
 * Which pages of the stack are visible. In a wide window a list and its detail are side by side, each in a pane. The
 * stack and its history are the same in every window. All functions here are pure.
 *
 * A column is a list, or a detail with the pages that were opened above it. Each pane shows the top of a column.
 */

type Stack = Pick<StackState, 'pages' | 'panes'>;

/** The place of a page that has others beside it. */
type Place = {
  /** From 0, in reading order. */
  readonly pane: number;
  /** The URL of the detail beside a list. */
  readonly detailUrl?: string | undefined;
};

/** The panes of a window. */
export type Panes = {
  /** The pages that are side by side, in reading order. */
  readonly pages: readonly Page[];
  /** With the empty pane beside a list. 1: the page has the whole width. */
  readonly count: number;
  /** The list beside which a pane is empty, because none of its details is open. */
  readonly emptyBeside: Page | null;
  /** By page key. Pages that have the whole width have no place. */
  readonly places: ReadonlyMap<string, Place>;
  /** The keys of the pages that stay while others open and close on top. */
  readonly steady: string;
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
  const count = pages.length + (isEmpty ? 1 : 0);
  const places = columns.flatMap((column, pane) => {
    const detailUrl = columns[pane + 1]?.[0]?.url;
    return column.map(({ key }) => [key, { pane, detailUrl }] as const);
  });
  const steady = [...pages.slice(0, -1), last(columns)?.[0]].map((page) => page?.key);
  return {
    ...{ pages, count, emptyBeside: isEmpty ? top : null, steady: steady.join() },
    places: new Map(count > 1 ? places : []),
  };
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

/** How many pages lie above a page that is shown. A call of its code closes them first. 0 for all other pages. */
export function pagesAbove(stack: Stack, id: PageId | undefined): number {
  const isCaller = (page: Page) => page.id === id;
  const isOn = pagesShown(stack).some(isCaller);
  return isOn ? stack.pages.length - 1 - stack.pages.findIndex(isCaller) : 0;
}

/** Whether the pages on top take turns in one place: in the whole window, or in one pane beside others that stay. */
export function isInOnePlace(before: Stack, now: Stack): boolean {
  const [old, next] = [panesOf(before), panesOf(now)];
  return old.count === next.count && (next.count === 1 || old.steady === next.steady);
}

export function mountVisiblePages(state: StackState): StackState {
  const ghosts = visiblePages(state).filter(({ mount }) => mount === 'ghost');
  if (ghosts.length === 0) return state;
  const mount = (page: Page): Page =>
    ghosts.includes(page) ? { ...page, mount: 'live', mountCount: page.mountCount + 1 } : page;
  return { ...state, pages: state.pages.map(mount) };
}
