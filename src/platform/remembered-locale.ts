import { attempt } from '@/shared/attempt';
import { appKey } from './app-key';
import type { Env } from './env';

export const localeKey = (namespace: string) => appKey('locale', namespace);

/** What setLocale stored for the app of this namespace. */
export function rememberedLocale({ storage }: Env, namespace: string): string | null {
  // Where the browser blocks storage, nothing is remembered.
  return attempt(() => storage().getItem(localeKey(namespace))) ?? null;
}
