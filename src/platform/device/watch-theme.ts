import type { Env } from '@/platform/call/env';
import { watchMedia } from '@/shared/browser';
import { type Theme, themeOf } from './theme-of';

/** Hears of the system's change as well as of the app's own. */
export function watchTheme(env: Env, onChange: (theme: Theme) => void): () => void {
  const { window, document } = env;
  let last = themeOf(env);

  const look = () => {
    const next = themeOf(env);
    if (next === last) return;
    last = next;
    onChange(next);
  };

  const attributes = new window.MutationObserver(look);
  attributes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const unwatch = watchMedia('(prefers-color-scheme: dark)', look, window);
  return () => {
    attributes.disconnect();
    unwatch();
  };
}
