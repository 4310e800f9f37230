import { useMemo } from 'react';
import type { PlatformContext } from '@/platform/call/context';
import type { Platform } from '@/platform/registry';
import { usePageId } from '@/router';
import { useProvided } from './provided';

export type UsePlatformOptions = {
  /** Calls that this component makes are aborted when its page is unloaded [S8.2]. @default false */
  readonly abortOnUnload?: boolean;
};

/** Every platform call, as one stable object. */
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

/** What the platform itself works with: for the frame around the pages, not for products. */
export function usePlatformContext(): PlatformContext {
  return useProvided('usePlatformContext').context;
}
