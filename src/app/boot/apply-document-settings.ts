import { rememberedChoice } from '@/platform';
import type { AppParts } from './app-parts';

/**
 * Sets theme, language and direction on the root element before the first frame, and follows the locale. The theme that
 * the user chose comes before that of the configuration.
 */
export function applyDocumentSettings({ config, context }: AppParts): () => void {
  const { env, messages, settings } = context;
  const { theme = 'auto', direction = 'auto' } = config;
  const root = env.document.documentElement;
  const chosen = rememberedChoice(env, 'theme', settings.namespace) ?? theme;
  if (chosen !== 'auto') root.dataset.theme = chosen;
  const applyLocale = () => {
    const { locale, direction: localeDirection } = messages.getState();
    root.lang = locale;
    root.dir = direction === 'auto' ? localeDirection : direction;
  };
  applyLocale();
  return messages.subscribe(applyLocale);
}
