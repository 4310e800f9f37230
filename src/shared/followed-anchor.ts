import { withoutHash } from './url-hash';

/** The link that a click follows, in this very document, to a place in it; null for every other click. */
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
