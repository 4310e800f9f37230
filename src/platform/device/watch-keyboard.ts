import type { Env } from '@/platform/call/env';
import { isTyping } from './is-typing';

/** A screen keyboard takes more than this; browser bars that come and go take less. */
const LEAST = 150;
/** When nobody types any more it is gone by then. Sooner, the bars that make room for it would lie on top of it. */
const GONE = 1000;

/**
 * How much of the window the screen keyboard covers; 0 when it goes. No browser tells, but somebody is typing, and
 * the visible part is lower than it was. (iOS shrinks only the visual viewport, Android the window as well.)
 */
export function watchKeyboard(
  { window, document, after }: Env,
  tell: (height: number) => void,
): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const size = () => ({
    // Zooming makes the visible part smaller, too.
    width: Math.round(viewport.width * viewport.scale),
    height: Math.round(viewport.height * viewport.scale),
  });
  let full = size();
  let last = 0;
  let cancel = () => {};

  const look = () => {
    cancel();
    const focused = document.activeElement;
    const now = size();
    // Turned round: what it was says nothing any more.
    if (now.width !== full.width || now.height > full.height) full = now;
    const covered = full.height - now.height;
    const height = covered > LEAST && isTyping(focused) ? covered : 0;
    if (height === last) return;
    last = height;
    tell(height);
  };

  const resized = () => {
    // No keyboard makes the window lower while nobody is typing: it is lower.
    if (!isTyping(document.activeElement)) full = size();
    look();
  };
  const focusLeft = () => {
    cancel();
    cancel = after(GONE, look);
  };

  viewport.addEventListener('resize', resized);
  document.addEventListener('focusout', focusLeft);
  return () => {
    cancel();
    viewport.removeEventListener('resize', resized);
    document.removeEventListener('focusout', focusLeft);
  };
}
