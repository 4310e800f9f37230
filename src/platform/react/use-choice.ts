import { useSyncExternalStore } from 'react';
import { type Choices, createChoices } from '@/platform/app/choices';
import { usePlatformContext } from './use-platform';

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
