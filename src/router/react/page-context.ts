import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
} from 'react';
import type { Page } from '../core/state';
import type { OwnMemory } from '../lifecycle/page-memory';
import type { Navigator } from '../navigation/navigator';
import type { ScrollMemory } from './page-scroll';

/** What a page is told about itself. */
export type PageInfo = {
  readonly id: string;
  readonly route: string;
  readonly url: string;
  readonly params: Readonly<Record<string, unknown>>;
};

export type PageScope = {
  /** Names this instance in the lifecycle's registry. */
  readonly key: string;
  readonly page: Page;
  readonly info: PageInfo;
  readonly memory: OwnMemory;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly restore: ScrollMemory['restore'];
};

export const PageContext = createContext<PageScope | null>(null);

export function usePageScope(): PageScope {
  const scope = useContext(PageContext);
  if (!scope) throw new Error('page hooks work inside a page only');
  return scope;
}

/** The page around a component; null outside of pages. */
export function usePageId(): string | null {
  return useContext(PageContext)?.page.id ?? null;
}

/** What the page around a component remembers; null outside of pages. */
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
  /** How many pages lie below: decides between a back button, a home button and none. */
  readonly depth: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

export type FailureProps = { readonly page: Page; readonly retry: () => Promise<void> };

export type CrashProps = {
  readonly page: Page;
  readonly error: unknown;
  readonly reset: () => void;
};

/** What the router leaves to the app: it knows pages, not how they look. */
export type PageSlots = {
  /** Bars around the page's scroller. */
  readonly Chrome: ComponentType<ChromeProps>;
  readonly Loading: ComponentType;
  /** The page's code did not come. */
  readonly Failed: ComponentType<FailureProps>;
  /** The page threw. */
  readonly Crashed: ComponentType<CrashProps>;
  readonly NotFound: ComponentType<{ readonly page: Page }>;
  readonly Denied: ComponentType<{ readonly page: Page }>;
};
