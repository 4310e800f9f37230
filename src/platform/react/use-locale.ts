import { useMemo } from 'react';
import type { MessagesState } from '@/shared/messages';
import { useMessages } from './use-kit-words';

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
