import type { Env } from '@/platform/call/env';
import type { EventSource } from '@/platform/call/listeners';
import { matchesMedia, watchMedia } from '@/shared/browser';

export type Theme = 'light' | 'dark';

/** The system or the app changed between light and dark. */
export const onThemeChange: EventSource<{ readonly theme: Theme }> = ({ env }, emit) =>
  watchTheme(env, (theme) => emit({ theme }));

/** The reference runtime's older name of onThemeChange. */
export const onUIStyleChange: EventSource<{ readonly style: Theme }> = ({ env }, emit) =>
  watchTheme(env, (style) => emit({ style }));

/** The app's own choice. Without one, the system's. */
export function themeOf({ window, document }: Env): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchesMedia('(prefers-color-scheme: dark)', window) ? 'dark' : 'light';
}

/** Follows the system's choice and the app's own. */
export function watchTheme(env: Env, onChange: (theme: Theme) => void): () => void {
  const { window, document } = env;
  let last = themeOf(env);

  const update = () => {
    const next = themeOf(env);
    if (next === last) return;
    last = next;
    onChange(next);
  };

  const attributes = new window.MutationObserver(update);
  attributes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const unwatch = watchMedia('(prefers-color-scheme: dark)', update, window);
  return () => {
    attributes.disconnect();
    unwatch();
  };
}
