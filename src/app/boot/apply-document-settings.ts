import type { AppParts } from './app-parts';

/** Sets theme, language and direction on the root element before the first frame, and follows the locale. */
export function applyDocumentSettings({ config, context }: AppParts): () => void {
  const { env, messages } = context;
  const { theme = 'auto', direction = 'auto' } = config;
  const root = env.document.documentElement;
  if (theme !== 'auto') root.dataset.theme = theme;
  const applyLocale = () => {
    const { locale, direction: localeDirection } = messages.getState();
    root.lang = locale;
    root.dir = direction === 'auto' ? localeDirection : direction;
  };
  applyLocale();
  return messages.subscribe(applyLocale);
}
