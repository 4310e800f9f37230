import type { Clock } from '@/shared/clock';
import styles from './double-tap.module.css';
import { PAGE_CONTENT } from '@/shared/page-content';

/** The second tap of a double tap comes 50 to 300 ms after the first. */
const DOUBLE_TAP_MS = 350;

/**
 * The second tap of a double tap must not reach the page that the first tap has opened or uncovered. So a transparent pad
 * covers the place of a tap that led to another page, for as long as a second tap may follow.
 */
export function createDoubleTapPad(clock: Clock) {
  let stack: HTMLElement | null = null;
  let lastTap: { readonly x: number; readonly y: number } | null = null;
  let pad: HTMLElement | null = null;
  let cancelEnd = () => {};

  const end = () => {
    cancelEnd();
    lastTap = null;
    pad?.remove();
    pad = null;
  };

  const onClick = ({ target, detail, clientX, clientY }: MouseEvent) => {
    end();
    // A key or a script clicks with detail 0, and no second tap follows.
    if (!stack || detail === 0 || !(target instanceof Element) || isInBar(target, stack)) return;
    lastTap = { x: clientX, y: clientY };
    cancelEnd = clock.after(DOUBLE_TAP_MS, end);
  };

  return {
    /** Watches taps in the document of the page stack. */
    listen: (element: HTMLElement) => {
      stack = element;
      const { ownerDocument } = element;
      ownerDocument.addEventListener('click', onClick, true);
      return () => {
        ownerDocument.removeEventListener('click', onClick, true);
        end();
        stack = null;
      };
    },
    /** Another page is on top. */
    cover: () => {
      if (!stack || !lastTap || pad) return;
      pad = createPad(stack.ownerDocument, lastTap);
      stack.append(pad);
    },
  };
}

/** In the bars of the app people tap quickly on purpose: twice on Back, or on one tab after another. */
function isInBar(target: Element, stack: HTMLElement): boolean {
  if (!stack.contains(target)) return false;
  const isInFrame = target.closest('[data-page-id]') !== null;
  const header = target.closest('header');
  return !isInFrame || (header !== null && header.closest(PAGE_CONTENT) === null);
}

function createPad(document: Document, { x, y }: { readonly x: number; readonly y: number }) {
  const pad = document.createElement('div');
  pad.className = styles.pad ?? '';
  pad.style.left = `${x}px`;
  pad.style.top = `${y}px`;
  // The focus stays in the page.
  pad.addEventListener('mousedown', (event) => event.preventDefault());
  return pad;
}
