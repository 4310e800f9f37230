import { attempt } from '@/shared/attempt';
import type { Env } from './env';

export const LOCALE_KEY = 'portico:locale';

/** What setLocale has left behind. */
export function rememberedLocale({ storage }: Env): string | null {
  // Blocked storage: every start is the first.
  return attempt(() => storage().getItem(LOCALE_KEY)) ?? null;
}
