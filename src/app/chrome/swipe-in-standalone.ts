import { loadEdgeSwipe } from '@/router';
import { matchesMedia, watchMedia } from '@/shared/browser';
import type { AppParts } from '../boot/app-parts';

const STANDALONE = '(display-mode: standalone)';

/**
 * Starts the app's own swipe back on a home screen, where no browser may offer one [S2.8]. In a browser both swipes
 * would react to the same touch.
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
      // The code may fail to load, for example offline. The back button of the bar still works.
      () => {},
    );
  };
  const update = () => {
    stop();
    stop = () => {};
    if (matchesMedia(STANDALONE, window) || isIosHomeScreen(window.navigator)) start();
  };

  update();
  const unwatch = watchMedia(STANDALONE, update, window);
  return () => {
    unwatch();
    stop();
  };
}

/** Older iOS does not match the media query and has this property instead. */
function isIosHomeScreen(navigator: Navigator): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}
