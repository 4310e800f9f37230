import { appKey } from '@/platform/account/token-storage';
import type { Env } from '@/platform/call/env';
import { attempt } from '@/shared/errors';

/** The key under which setLocale stores the language. */
export const localeKey = (namespace: string) => appKey('locale', namespace);

/** The language that setLocale stored for the app of this namespace. */
export function rememberedLocale({ storage }: Env, namespace: string): string | null {
  // Reading throws where the browser blocks storage.
  return attempt(() => storage().getItem(localeKey(namespace))) ?? null;
}
