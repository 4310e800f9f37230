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
