import type { PlatformContext } from '@/platform/context';
import type { Platform } from '@/platform/create-platform';
import { useProvided } from './provided';

/** Every platform call, as one stable object. */
export function usePlatform(): Platform {
  return useProvided('usePlatform').platform;
}

/** What the platform itself works with: for the frame around the pages, not for products. */
export function usePlatformContext(): PlatformContext {
  return useProvided('usePlatformContext').context;
}
