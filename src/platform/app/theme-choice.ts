import type { Env } from '@/platform/call/env';
import type { Theme } from '@/platform/device/theme';
import { rememberedChoice } from './remembered-choice';

/** `auto` is no choice: the app's configuration counts, or the system. */
export type ThemeChoice = Theme | 'auto';

/** The theme that setTheme stored for the app of this namespace. */
export function rememberedTheme(env: Env, namespace: string): ThemeChoice {
  const stored = rememberedChoice(env, 'theme', namespace);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}
