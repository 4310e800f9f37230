import { createStore } from 'zustand/vanilla';
import { appKey } from '@/platform/account/token-storage';
import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';
import type { ThemeChoice } from '@/platform/device/theme';
import { attempt } from '@/shared/errors';
import type { Locale } from '@/shared/messages';

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

/** Keeps the choices also where the browser blocks storage. `context.shelf(createChoices)` */
export function createChoices({ env, settings: { namespace } }: PlatformContext) {
  return createStore<Choices>(() => ({
    theme: rememberedTheme(env, namespace),
    locale: rememberedChoice(env, 'locale', namespace) ?? 'auto',
  }));
}

/** Stores a choice for the next start, and tells the hooks that read it. */
export function rememberChoice<Name extends keyof Choices>(
  { env, settings, shelf }: PlatformContext,
  name: Name,
  value: Choices[Name],
): void {
  shelf(createChoices).setState({ [name]: value });
  const key = appKey(name, settings.namespace);
  // If the browser blocks storage, or it is full, the choice lasts as long as the document.
  attempt(() => {
    if (value === 'auto') env.storage().removeItem(key);
    else env.storage().setItem(key, value);
  });
}
