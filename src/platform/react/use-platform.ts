import { createContext, useContext, useMemo } from 'react';
import type { PlatformContext } from '@/platform/call/context';
import type { Platform } from '@/platform/registry';
import { usePageId } from '@/router';

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

/** All platform calls, as one stable object. */
export function usePlatform({ abortOnUnload = false }: UsePlatformOptions = {}): Platform {
  const { platform, context } = useProvided('usePlatform');
  const pageId = usePageId();
  return useMemo(
    () =>
      abortOnUnload && pageId !== null
        ? platform.until(context.pageLifetimes.ofComponents(pageId))
        : platform,
    [abortOnUnload, pageId, platform, context],
  );
}

/** The platform's internal state, for the frame around the pages. Products use usePlatform. */
export function usePlatformContext(): PlatformContext {
  return useProvided('usePlatformContext').context;
}
