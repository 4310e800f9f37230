import type { AppParts } from './app-parts';
import { isAndroid } from '@/shared/device';

/** Of the two events around the back/forward cache. */
type Cached = { readonly persisted?: boolean };

/** What the document tells the app: seen or not [S4.2], restored whole, touched. */
export function watchApp({ navigator, context }: AppParts): () => void {
  const { env } = context;
  const { window, document } = env;
  const life = new AbortController();
  const on = (target: EventTarget, name: string, run: (event: Event & Cached) => void) => {
    // Of the controller browsers read the signal.
    target.addEventListener(name, run, life);
  };

  // Older WebKit tells of a page going into the back/forward cache by pagehide alone, newer by both.
  let seen = !document.hidden;
  const show = (visible: boolean) => {
    if (visible === seen) return;
    seen = visible;
    navigator.appVisible(visible);
  };
  on(document, 'visibilitychange', () => show(!document.hidden));
  on(window, 'pagehide', () => {
    show(false);
    navigator.memory.flush();
  });
  on(window, 'pageshow', ({ persisted }) => {
    if (!persisted) return;
    show(true);
    navigator.restored();
  });
  if (isAndroid(window.navigator)) {
    // A touch that came before this did: the document is there earlier than its code.
    if (window.navigator.userActivation?.hasBeenActive) navigator.armExit();
    on(window, 'click', navigator.armExit);
  }

  return () => life.abort();
}
