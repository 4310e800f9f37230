import type { Env } from '@/platform/call/env';
import { matchesMedia } from '@/shared/browser';

export type Theme = 'light' | 'dark';

/** `auto` is no choice: the app's configuration counts, or the system. */
export type ThemeChoice = Theme | 'auto';

/** The app's own choice. Without one, the system's. */
export function themeOf({ window, document }: Env): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchesMedia('(prefers-color-scheme: dark)', window) ? 'dark' : 'light';
}
