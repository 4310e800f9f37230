import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useInsertionEffect,
  useRef,
} from 'react';
import type { Page, PageId } from '../core/state';
import type { Failure } from '../routes/route-table';
import { isInStack } from '../navigation/store';
import type { Navigator } from '../view/navigator';

/** The return value of `usePage`. */
export type PageInfo = {
  readonly id: string;
  readonly route: string;
  readonly url: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** The page as the stack has it now. It changes each time another page covers it, and then nothing is rendered again. */
export type CurrentPage = () => Page;

export type PageScope = {
  /** The page key, under which the lifecycle stores this page's listeners. */
  readonly key: string;
  readonly info: PageInfo;
  /** The data of the loader, inside of a page that has one. */
  readonly data?: unknown;
  readonly currentPage: CurrentPage;
  readonly memory: OwnMemory;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Scrolls to the page's own offset: react/page-scroll.ts. */
  readonly restore: () => () => void;
};

export const PageContext = createContext<PageScope | null>(null);

/** The URL of the detail that is beside the page. Links to it are marked. */
export const DetailContext = createContext<string | undefined>(undefined);

export function usePageScope(): PageScope {
  const scope = useContext(PageContext);
  if (!scope) throw new Error('page hooks work inside a page only');
  return scope;
}

/** The id of the page that contains the component. null: the component is not in a page. */
export function usePageId(): string | null {
  return useContext(PageContext)?.info.id ?? null;
}

/** Reads the page that contains the component. null: the component is not in a page. */
export function useCurrentPage(): CurrentPage | null {
  return useContext(PageContext)?.currentPage ?? null;
}

/** The memory of the page that contains the component. null: the component is not in a page. */
export function usePageMemory(): OwnMemory | null {
  return useContext(PageContext)?.memory ?? null;
}

export function pageInfoOf({ id, route, url, params }: Page): PageInfo {
  return { id, route, url, params };
}

export const NavigatorContext = createContext<Navigator | null>(null);

export function useNavigator(): Navigator {
  const navigator = useContext(NavigatorContext);
  if (!navigator) throw new Error('used outside of a Portico app: no navigator in context');
  return navigator;
}

export type ChromeProps = {
  readonly page: Page;
  readonly active: boolean;
  /** The page is shown beside the page on top. */
  readonly beside: boolean;
  /** Number of pages below. The app decides by it between a back button, a home button and no button. */
  readonly depth: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

export type FailureProps = {
  /** The page's code failed to load, or its loader has failed. */
  readonly cause: 'code' | 'data';
  readonly failure: Failure;
  readonly page: Page;
  readonly retry: () => Promise<void>;
};

export type OldDataProps = {
  readonly page: Page;
  /** When the data came, in milliseconds since 1970. */
  readonly since: number;
  readonly retry: () => Promise<void>;
};

export type CrashProps = {
  readonly page: Page;
  readonly error: unknown;
  readonly reset: () => void;
};

/** The components that the app passes to the router, because the router has no user interface. */
export type PageSlots = {
  /** Bars around the page's scroller. */
  readonly Chrome: ComponentType<ChromeProps>;
  readonly Loading: ComponentType;
  /** Rendered when the page's code or data could not be loaded. */
  readonly Failed: ComponentType<FailureProps>;
  /** Rendered when the page has thrown an error. */
  readonly Crashed: ComponentType<CrashProps>;
  readonly NotFound: ComponentType<{ readonly page: Page }>;
  /** Above the page, if its data could not be refreshed. */
  readonly OldData: ComponentType<OldDataProps>;
  readonly Denied: ComponentType<{ readonly page: Page }>;
};

export type OwnMemory = {
  read(name: string): unknown;
  has(name: string): boolean;
  write(name: string, value: unknown): void;
};

/**
 * The memory of one page. It ends when the page leaves the stack. Later writes are ignored, because the page may scroll
 * while it moves out of sight, and its requests may end even later.
 */
export function createOwnMemory(
  { memory, store }: Pick<Navigator, 'memory' | 'store'>,
  page: PageId,
  pageKey: string,
): OwnMemory {
  return {
    read: (name) => memory.read(page, name),
    has: (name) => memory.has(page, name),
    write: (name, value) => {
      if (isInStack(store.getState(), pageKey)) memory.write(page, name, value);
    },
  };
}

/** Reads the value of the last render. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
