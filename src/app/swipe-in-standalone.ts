import { loadEdgeSwipe } from '@/router';
import type { AppParts } from './app-parts';

/**
 * The app's own swipe back [S2.8]. Inside a browser two would fight for one finger; on a home screen, where no
 * browser is around the app, there may be none.
 */
export function swipeInStandalone({ navigator, context }: AppParts): () => void {
  const { window } = context.env;
  const query = window.matchMedia('(display-mode: standalone)');
  let stop = () => {};

  const start = () => {
    let isWanted = true;
    stop = () => {
      isWanted = false;
    };
    loadEdgeSwipe().then(
      ({ startEdgeSwipe }) => {
        if (isWanted) stop = startEdgeSwipe(navigator);
      },
      // Offline, perhaps. The bar's button still leads back.
      () => {},
    );
  };
  const follow = () => {
    stop();
    stop = () => {};
    if (query.matches || isOnHomeScreen(window.navigator)) start();
  };

  follow();
  query.addEventListener?.('change', follow);
  return () => {
    query.removeEventListener?.('change', follow);
    stop();
  };
}

/** Older iOS says it in its own way alone. */
function isOnHomeScreen(navigator: Navigator): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}
