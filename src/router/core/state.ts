import { last } from '@/shared/values';

/**
 * The state of the page stack. All of it is plain data, and every function here is pure.
 *
 * A position is the place of a history entry in the browser's session history, counted from the app's first entry.
 */

export type PageId = string;

/** `not-found`: the URL matches no route. */
type PageKind = 'page' | 'not-found';

export type Page = {
  readonly id: PageId;
  /** The identity of this instance of the page, in this document. Its id may come back: a tab keeps its id for ever. */
  readonly key: string;
  readonly kind: PageKind;
  /** Key in the route table; '' when the URL matches no route. */
  readonly route: string;
  /** Path, query and fragment, without the base path and without the '#' of hash mode. */
  readonly url: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly tab: boolean;
  /** The page is a sheet over the page below. */
  readonly modal?: true;
  /** The route of the list that this page is a detail of. */
  readonly detailOf?: string;
  /** The page is a list: other routes are its details. */
  readonly hasDetails?: true;
  /** Position of the page's first history entry. */
  readonly position: number;
  /** Position of the history entry on which the page was covered. Each address step has another entry. */
  readonly coveredAt: number;
  /** The history entry at `coveredAt` describes an older state. It is written again when the browser goes there. */
  readonly needsWrite: boolean;
  /** The page that waits for this page's result. */
  readonly opener: PageId | null;
  /** A ghost is in the stack without components. It is mounted when it is shown again. */
  readonly mount: 'live' | 'ghost';
  /** How often the page was mounted again. React gives each mount new components. */
  readonly mountCount: number;
};

/** Something above the page on top that Back closes first: a sheet, the exit prompt. */
export type Layer = {
  readonly id: string;
  readonly position: number;
  /** A closed layer below an open one keeps its history entry until the open one closes. */
  readonly open: boolean;
};

export type StackState = {
  /** Identifies this run of the app in the browser's history. */
  readonly session: string;
  readonly position: number;
  /** The highest position that the browser is known to hold. */
  readonly highest: number;
  /** How often a page has taken the place of others: by redirect, relaunch, another tab, a replaced address. */
  readonly generation: number;
  /** The entries above this position are of an older generation. Forward must not open them. null: no entry is dead. */
  readonly deadAbove: number | null;
  /** Bottom first, never empty. */
  readonly pages: readonly Page[];
  /** How many pages have room side by side: core/panes.ts. */
  readonly panes: number;
  /** Tab pages that are kept while another tab is at the bottom of the stack. */
  readonly tabs: readonly Page[];
  /** Bottom first. All of them belong to the page on top. */
  readonly layers: readonly Layer[];
  /** The key of the next page. Keys count up. */
  readonly nextKey: number;
};

/** The page that a URL, or a route with params, leads to. */
export type Target = Pick<
  Page,
  'kind' | 'route' | 'url' | 'params' | 'tab' | 'modal' | 'detailOf' | 'hasDetails'
>;

/** The layer that turns the first Back on the root into "Press back button again to exit" [S8.5]. */
export const EXIT_LAYER = 'exit';

export function topPage({ pages }: Pick<StackState, 'pages'>): Page {
  return last(pages) as Page;
}

export function rootPage({ pages }: Pick<StackState, 'pages'>): Page {
  return pages[0] as Page;
}

export function allPages({ pages, tabs }: Pick<StackState, 'pages' | 'tabs'>): readonly Page[] {
  return [...pages, ...tabs];
}

/** A page has taken the place of the pages that the entries in front describe. */
export function withDeadFront(state: StackState): StackState {
  return { ...state, generation: state.generation + 1, deadAbove: state.position };
}

/** The state on a new history entry. Browsers drop the entries in front of it. */
export function onNewEntry(state: StackState): StackState {
  const position = state.position + 1;
  return { ...state, position, highest: position, deadAbove: null };
}

export function pageIdFor(target: Target, { newId }: { readonly newId: () => PageId }): PageId {
  return target.tab ? tabId(target.route) : newId();
}

/** A tab is the same page in every session. */
export const tabId = (route: string): PageId => `tab:${route}`;

export type NewPage = Pick<Page, 'id' | 'key' | 'position' | 'mount'> &
  Partial<Pick<Page, 'coveredAt' | 'needsWrite' | 'opener'>>;

export function createPage(target: Target, page: NewPage): Page {
  const { kind, route, url, params, tab, modal, detailOf, hasDetails } = target;
  const { id, key, position, mount } = page;
  const { coveredAt = position, needsWrite = false, opener = null } = page;
  return {
    ...{ id, key, kind, route, url, params, tab, ...(modal && { modal }) },
    ...(detailOf !== undefined && { detailOf }),
    ...(hasDetails && { hasDetails }),
    ...{ position, coveredAt, needsWrite, opener, mount, mountCount: 0 },
  };
}

/** The page at another address. Returns the same object if nothing changes, so that the page does not render again. */
export function withTarget(page: Page, target: Target): Page {
  return page.url === target.url ? page : { ...page, url: target.url, params: target.params };
}

/** The page has this history entry alone, and the entry describes it. */
export function placeAt(page: Page, position: number): Page {
  const isUnchanged = page.position === position && page.coveredAt === position && !page.needsWrite;
  return isUnchanged ? page : { ...page, position, coveredAt: position, needsWrite: false };
}

/** The browser has no history entry of this page above `position`. */
export function placeBelow(page: Page, position: number): Page {
  if (page.coveredAt <= position) return page;
  return { ...page, position: Math.min(page.position, position), coveredAt: position };
}

/** Position of the current history entry of the page on top, below the layers that are open on it. */
export function positionOfTop({
  position,
  layers,
}: Pick<StackState, 'position' | 'layers'>): number {
  let own = position;
  while (layers.some((layer) => layer.position === own)) own -= 1;
  return own;
}

/** The stack below a page that is about to open: the page on top remembers where it was covered. */
export function coverTopPage(state: StackState): readonly Page[] {
  const top = topPage(state);
  const coveredAt = Math.max(top.position, positionOfTop(state));
  if (top.coveredAt === coveredAt) return state.pages;
  return [...state.pages.slice(0, -1), { ...top, coveredAt }];
}
