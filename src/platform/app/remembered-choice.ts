import { appKey } from '@/platform/account/token-storage';
import type { Env } from '@/platform/call/env';
import type { ThemeChoice } from '@/platform/device/theme';
import { attempt } from '@/shared/errors';
import type { Locale } from '@/shared/messages';

// The first load reads the choices. The code that writes them comes later.

/** The choices of a user: the theme by setTheme, the language by setLocale. */
export type Choices = { readonly theme: ThemeChoice; readonly locale: Locale | 'auto' };

/** The choice that is stored for the app of this namespace. */
export function rememberedChoice(
  { storage }: Env,
  name: keyof Choices,
  namespace: string,
): string | null {
  // Reading throws where the browser blocks storage.
  return attempt(() => storage().getItem(appKey(name, namespace))) ?? null;
}

/** The theme that setTheme stored for the app of this namespace. */
export function rememberedTheme(env: Env, namespace: string): ThemeChoice {
  const stored = rememberedChoice(env, 'theme', namespace);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}
