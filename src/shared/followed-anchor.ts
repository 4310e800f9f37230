import { withoutHash } from './url-hash';

/**
 * The link that a click follows to a place in the same document. null: the click does something else.
 * Only lazy chunks use it, so it is not in url-hash.ts, which is part of the first load.
 */
export function followedAnchor(event: MouseEvent, location: Location): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !link) {
    return null;
  }
  const isHere = link.target === '' || link.target === '_self';
  const isAnchor = link.hash !== '' && withoutHash(link.href) === withoutHash(location.href);
  return isHere && isAnchor ? link : null;
}
