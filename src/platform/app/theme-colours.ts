import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';

/** Gives the browser's bars the colour of the theme of the document. Of one `theme-color` for each theme, one counts. */
export function showThemeColours({ document }: Pick<Env, 'document'>): void {
  const { theme } = document.documentElement.dataset;
  const isChosen = theme === 'light' || theme === 'dark';
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][media]');
  for (const meta of metas) {
    // The early script of portico/vite keeps the media query of the document in the same place.
    const own = (meta.dataset.porticoMedia ??= meta.media);
    const chosen = own.includes(theme ?? '') ? 'all' : 'not all';
    meta.media = isChosen ? chosen : own;
  }
}

/** Also for a theme of the configuration, of Telegram, or of a product that writes `data-theme`. */
export function followThemeColours({ env, life }: PlatformContext): void {
  const show = () => showThemeColours(env);
  const observer = new env.window.MutationObserver(show);
  observer.observe(env.document.documentElement, { attributeFilter: ['data-theme'] });
  life.signal.addEventListener('abort', () => observer.disconnect());
  show();
}
