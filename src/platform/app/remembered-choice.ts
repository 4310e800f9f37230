import { appKey } from '@/platform/account/token-storage';
import type { Env } from '@/platform/call/env';
import { attempt } from '@/shared/errors';

/** The choices of a user: the language by setLocale, the theme by setTheme. */
export type ChoiceName = 'locale' | 'theme';

/** The choice that is stored for the app of this namespace. */
export function rememberedChoice(
  { storage }: Env,
  name: ChoiceName,
  namespace: string,
): string | null {
  // Reading throws where the browser blocks storage.
  return attempt(() => storage().getItem(appKey(name, namespace))) ?? null;
}
