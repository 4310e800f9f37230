import { createStore } from 'zustand/vanilla';
import type { PlatformContext } from '@/platform/call/context';
import type { Locale } from '@/shared/messages';
import { rememberedChoice } from './remembered-choice';
import { rememberedTheme, type ThemeChoice } from './theme-choice';

/** The choices of the user. `auto` is no choice. */
export type Choices = { readonly theme: ThemeChoice; readonly locale: Locale | 'auto' };

/** Keeps the choices also where the browser blocks storage. `context.shelf(createChoices)` */
export function createChoices({ env, settings: { namespace } }: PlatformContext) {
  return createStore<Choices>(() => ({
    theme: rememberedTheme(env, namespace),
    locale: rememberedChoice(env, 'locale', namespace) ?? 'auto',
  }));
}
