import { rememberedChoice } from '@/platform';
import { isAndroid } from '@/shared/browser';
import type { AppParts } from './app-parts';

/** pagehide and pageshow have `persisted` when the document enters or leaves the back/forward cache. */
type CacheEvent = { readonly persisted?: boolean };

/** Passes document events to the navigator: visibility [S4.2], the network, the back/forward cache and the first tap. */
export function watchDocument({ navigator, context }: AppParts): () => void {
  const { env } = context;
  const { window, document } = env;
  const controller = new AbortController();
  const listen = (
    target: EventTarget,
    name: string,
    listener: (event: Event & CacheEvent) => void,
  ) => {
    // The controller can be the options, because browsers read only its `signal`.
    target.addEventListener(name, listener, controller);
  };

  // Older WebKit fires only pagehide for a document that enters the back/forward cache. Newer WebKit fires both events.
  let isVisible = !document.hidden;
  const setVisible = (visible: boolean) => {
    if (visible === isVisible) return;
    isVisible = visible;
    navigator.appVisible(visible);
  };
  listen(document, 'visibilitychange', () => setVisible(!document.hidden));
  listen(window, 'pagehide', () => {
    setVisible(false);
    navigator.memory.flush();
  });
  listen(window, 'pageshow', ({ persisted }) => {
    if (!persisted) return;
    setVisible(true);
    navigator.restored();
  });
  listen(window, 'online', navigator.networkReturned);
  if (isAndroid(window.navigator)) {
    // The user may have tapped the document before this code loaded.
    if (window.navigator.userActivation?.hasBeenActive) navigator.armExit();
    listen(window, 'click', navigator.armExit);
  }

  return () => controller.abort();
}

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
