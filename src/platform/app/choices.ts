import { createStore } from 'zustand/vanilla';
import { appKey } from '@/platform/account/token-storage';
import type { PlatformContext } from '@/platform/call/context';
import { attempt } from '@/shared/errors';
import { type Choices, rememberedChoice, rememberedTheme } from './remembered-choice';

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
