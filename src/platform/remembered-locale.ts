import type { Env } from './env';

export const LOCALE_KEY = 'portico:locale';

/** What setLocale has left behind. */
export function rememberedLocale({ storage }: Env): string | null {
  try {
    return storage().getItem(LOCALE_KEY);
  } catch {
    // Blocked storage: every start is the first.
    return null;
  }
}
