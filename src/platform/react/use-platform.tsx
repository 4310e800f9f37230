import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { PlatformContext } from '@/platform/call/context';
import { OF_PAGE } from '@/platform/call/call-scope';
import type { AppPlatform } from '@/platform/create-platform';
import type { Platform } from '@/platform/registry';
import { type CurrentPage, pageInfoOf, useCurrentPage, usePageId } from '@/router';

export type Provided = { readonly platform: AppPlatform; readonly context: PlatformContext };

export const ProvidedContext = createContext<Provided | null>(null);

type ProviderProps = Provided & { readonly children: ReactNode };

export function PlatformProvider({ platform, context, children }: ProviderProps) {
  const provided = useMemo(() => ({ platform, context }), [platform, context]);
  return <ProvidedContext value={provided}>{children}</ProvidedContext>;
}

export function useProvided(hook: string): Provided {
  const provided = useContext(ProvidedContext);
  if (!provided) throw new Error(`${hook}() must be called inside <PlatformProvider>`);
  return provided;
}

export type UsePlatformOptions = {
  /** Aborts the calls of this component when its page is unloaded [S8.2]. @default false */
  readonly abortOnUnload?: boolean;
};

/**
 * All platform calls, as one stable object for each page. The calls know their page: what a page asks for is not shown on
 * another page, and after the page has left, its `back` and its `hideLoading` do nothing.
 */
export function usePlatform({ abortOnUnload = false }: UsePlatformOptions = {}): Platform {
  const { platform, context } = useProvided('usePlatform');
  const pageId = usePageId();
  const currentPage = useCurrentPage();
  return useMemo(() => {
    if (pageId === null || currentPage === null) return platform;
    const ofPage = context.shelf(createPagePlatforms)(platform, currentPage, pageId);
    return abortOnUnload ? ofPage.until(context.navigator.componentLifeOf(pageId)) : ofPage;
  }, [abortOnUnload, pageId, currentPage, platform, context]);
}

/** The platform's internal state, for the frame around the pages. Products use usePlatform. */
export function usePlatformContext(): PlatformContext {
  return useProvided('usePlatformContext').context;
}

/** All components of a page share one object, which lives as long as the page's frame. */
function createPagePlatforms({ navigator }: PlatformContext) {
  const known = new WeakMap<CurrentPage, Platform>();
  return (ofApp: AppPlatform, currentPage: CurrentPage, pageId: string): Platform => {
    const page = () => pageInfoOf(currentPage());
    const platform =
      known.get(currentPage) ?? ofApp[OF_PAGE]({ page, life: navigator.lifeOf(pageId) });
    known.set(currentPage, platform);
    return platform;
  };
}
