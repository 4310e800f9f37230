import { createContext, type RefObject, useContext } from 'react';
import type { Entry } from '../core/types';
import type { OwnMemory } from './own-memory';
import type { ScrollMemory } from './use-scroll-memory';

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
  readonly entry: Entry;
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
  return useContext(PageContext)?.entry.id ?? null;
}

/** What the page around a component remembers; null outside of pages. */
export function usePageMemory(): OwnMemory | null {
  return useContext(PageContext)?.memory ?? null;
}

export function pageInfoOf({ id, route, url, params }: Entry): PageInfo {
  return { id, route, url, params };
}
