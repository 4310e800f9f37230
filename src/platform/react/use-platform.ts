import { createContext, useContext, useMemo } from 'react';
import type { PlatformContext } from '@/platform/call/context';
import type { Back, BackFrom } from '@/platform/navigation/navigation';
import type { BackParams } from '@/platform/navigation/reference-names';
import type { Platform } from '@/platform/registry';
import { usePageId, usePageMemory } from '@/router';

export type Provided = { readonly platform: Platform; readonly context: PlatformContext };

export const ProvidedContext = createContext<Provided | null>(null);

export function useProvided(hook: string): Provided {
  const provided = useContext(ProvidedContext);
  if (!provided) throw new Error(`${hook}() must be called inside <PlatformProvider>`);
  return provided;
}

export type UsePlatformOptions = {
  /** Aborts the calls of this component when its page is unloaded [S8.2]. @default false */
  readonly abortOnUnload?: boolean;
};

/** All platform calls, as one stable object for each page. After a page has gone, its `back` does nothing. */
export function usePlatform({ abortOnUnload = false }: UsePlatformOptions = {}): Platform {
  const { platform, context } = useProvided('usePlatform');
  const pageId = usePageId();
  const memory = usePageMemory();
  return useMemo(() => {
    if (pageId === null || memory === null) return platform;
    const calls = abortOnUnload
      ? platform.until(context.pageLifetimes.ofComponents(pageId))
      : platform;
    return context.shelf(createPagePlatforms)(calls, pageId, memory);
  }, [abortOnUnload, pageId, memory, platform, context]);
}

/** The platform's internal state, for the frame around the pages. Products use usePlatform. */
export function usePlatformContext(): PlatformContext {
  return useProvided('usePlatformContext').context;
}

/** All components of a page share one object. `memory` lives as long as the page's frame. */
function createPagePlatforms() {
  const known = new WeakMap<object, WeakMap<Platform, Platform>>();
  return (calls: Platform, from: string, memory: object): Platform => {
    const ofPage = known.get(memory) ?? new WeakMap<Platform, Platform>();
    known.set(memory, ofPage);
    const platform = ofPage.get(calls) ?? withCaller(calls, from);
    ofPage.set(calls, platform);
    return platform;
  };
}

function withCaller(calls: Platform, from: string): Platform {
  const back: Back = (delta, options) => (calls.back as BackFrom)(delta, options, from);
  const navigateBack = calls.navigateBack as (...args: unknown[]) => ReturnType<Back>;
  // Assigned and not spread: a copy of so many names is slow.
  return Object.assign({}, calls, {
    back,
    navigateBack: (options?: BackParams) => navigateBack(options, from),
  });
}
