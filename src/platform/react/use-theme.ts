import { useCallback, useSyncExternalStore } from 'react';
import { type Theme, themeOf } from '@/platform/device/theme';
import { watchTheme } from '@/platform/device/watch-theme';
import { usePlatformContext } from './use-platform';

/** A server does not know the theme of the browser. */
const light = (): Theme => 'light';

/** The current theme, for content that CSS cannot style: a canvas or a picture. */
export function useTheme(): Theme {
  const { env } = usePlatformContext();
  return useSyncExternalStore(
    useCallback((change) => watchTheme(env, change), [env]),
    () => themeOf(env),
    light,
  );
}
