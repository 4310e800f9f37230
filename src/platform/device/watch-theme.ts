import type { Env } from '@/platform/env';
import { type Theme, themeOf } from './theme-of';

/** Hears of the system's change as well as of the app's own. */
export function watchTheme(env: Env, onChange: (theme: Theme) => void): () => void {
  const { window, document } = env;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  let last = themeOf(env);

  const look = () => {
    const next = themeOf(env);
    if (next === last) return;
    last = next;
    onChange(next);
  };

  const attributes = new window.MutationObserver(look);
  attributes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  dark.addEventListener('change', look);
  return () => {
    attributes.disconnect();
    dark.removeEventListener('change', look);
  };
}
