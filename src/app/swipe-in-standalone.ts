import { loadEdgeSwipe } from '@/router';
import { matchesMedia, watchMedia } from '@/shared/browser-watch';
import type { AppParts } from './app-parts';

const STANDALONE = '(display-mode: standalone)';

/**
 * The app's own swipe back [S2.8]. Inside a browser two would fight for one finger; on a home screen, where no
 * browser is around the app, there may be none.
 */
export function swipeInStandalone({ navigator, context }: AppParts): () => void {
  const { window } = context.env;
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
    if (matchesMedia(STANDALONE, window) || isOnHomeScreen(window.navigator)) start();
  };

  follow();
  const unwatch = watchMedia(STANDALONE, follow, window);
  return () => {
    unwatch();
    stop();
  };
}

/** Older iOS says it in its own way alone. */
function isOnHomeScreen(navigator: Navigator): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}
