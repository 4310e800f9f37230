import { followedAnchor } from '@/shared/followed-anchor';
import { type BrowserHistoryOptions, createBrowserHistory } from './browser-history';
import type { HistoryDriver } from './history-driver';
import { keepOneEntry } from './keep-one-entry';

/**
 * The history for a browser that must not get a second entry: WeChat on iOS then shows a bar at the bottom for
 * good. The app's own back and everything else works as ever, but the browser's back leaves the app.
 */
export function replaceOnlyHistory(options: BrowserHistoryOptions): HistoryDriver {
  const { window } = options;
  const driver = keepOneEntry(createBrowserHistory(options));
  const onClick = (event: MouseEvent) => replaceAnchor(event, window.location);
  return {
    ...driver,
    listen: (onLanding) => {
      const stop = driver.listen(onLanding);
      window.addEventListener('click', onClick);
      return () => {
        window.removeEventListener('click', onClick);
        stop();
      };
    },
  };
}

/** A link to a place in the page would make an entry. It is followed all the same, in place of this one. */
function replaceAnchor(event: MouseEvent, location: Location): void {
  const link = followedAnchor(event, location);
  if (!link) return;
  event.preventDefault();
  location.replace(link.href);
}
