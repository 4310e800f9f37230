import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Choices, createChoices } from '@/platform/app/choices';
import { type Theme, themeOf } from '@/platform/device/theme';
import { watchTheme } from '@/platform/device/watch-theme';
import type { MessagesState } from '@/shared/messages';
import { usePlatformContext } from './use-platform';
import { useMessages } from './use-words';

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

/** The language in use, for `Intl` and `lang`, and the direction of its text. */
export type LocaleNow = Pick<MessagesState, 'locale' | 'direction'>;

/**
 * The language of the nearest `KitProvider` that sets one, or of the app. Renders again when it changes. Outside of both it
 * is English.
 */
export function useLocale(): LocaleNow {
  const { locale, direction } = useMessages();
  return useMemo(() => ({ locale, direction }), [locale, direction]);
}

/** A server does not know the choices of the user. */
const auto = () => 'auto' as const;

/** The choice of the user with `setTheme`. `auto` is no choice: then the app's configuration counts, or the system. */
export function useThemeChoice(): Choices['theme'] {
  const choices = usePlatformContext().shelf(createChoices);
  return useSyncExternalStore(choices.subscribe, () => choices.getState().theme, auto);
}

/** The choice of the user with `setLocale`. `auto` is no choice: then the app's configuration counts, or the browser. */
export function useLocaleChoice(): Choices['locale'] {
  const choices = usePlatformContext().shelf(createChoices);
  return useSyncExternalStore(choices.subscribe, () => choices.getState().locale, auto);
}
