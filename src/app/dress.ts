import type { AppParts } from './app-parts';

/** Theme, language and direction, on the document's root from the first frame on. */
export function dress({ config, context }: AppParts): () => void {
  const { env, messages } = context;
  const { theme = 'auto', direction = 'auto' } = config;
  const root = env.document.documentElement;
  if (theme !== 'auto') root.dataset.theme = theme;
  const speak = () => {
    const { locale, direction: natural } = messages.getState();
    root.lang = locale;
    root.dir = direction === 'auto' ? natural : direction;
  };
  speak();
  return messages.subscribe(speak);
}
