import { withoutHash } from './url-hash';

type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** A plain click. With a modifier key or another button the browser opens a tab or downloads. */
export function isPlainClick(event: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return !defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** Whether the link opens in this window. */
export function opensHere(anchor: HTMLAnchorElement): boolean {
  const { target } = anchor;
  return (target === '' || target === '_self') && !anchor.hasAttribute('download');
}

/** The link that a click follows to a place in the same document. null: the click does something else. */
export function followedAnchor(event: MouseEvent, location: Location): HTMLAnchorElement | null {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isPlainClick(event) || !opensHere(link)) return null;
  const isAnchor = link.hash !== '' && withoutHash(link.href) === withoutHash(location.href);
  return isAnchor ? link : null;
}
