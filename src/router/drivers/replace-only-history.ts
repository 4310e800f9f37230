import { withoutHash } from '../core/url';
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
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !link) return;
  const isHere = link.target === '' || link.target === '_self';
  const isAnchor = link.hash !== '' && withoutHash(link.href) === withoutHash(location.href);
  if (!isHere || !isAnchor) return;
  event.preventDefault();
  location.replace(link.href);
}
