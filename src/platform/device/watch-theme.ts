import type { Env } from '@/platform/call/env';
import type { EventSource } from '@/platform/call/listeners';
import { watchMedia } from '@/shared/browser';
import { type Theme, themeOf } from './theme';

export const onThemeChange: EventSource<{ readonly theme: Theme }> = ({ env }, emit) =>
  watchTheme(env, (theme) => emit({ theme }));

export const onUIStyleChange: EventSource<{ readonly style: Theme }> = ({ env }, emit) =>
  watchTheme(env, (style) => emit({ style }));

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
