import { useCallback, useSyncExternalStore } from 'react';
import { type Theme, themeOf, watchTheme } from '@/platform/device/theme';
import { usePlatformContext } from './use-platform';

/** What the app wears now, for what CSS can not dress: a canvas, a picture. */
export function useTheme(): Theme {
  const { env } = usePlatformContext();
  return useSyncExternalStore(
    useCallback((change) => watchTheme(env, change), [env]),
    () => themeOf(env),
  );
}
