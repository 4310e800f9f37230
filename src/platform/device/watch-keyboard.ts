import type { Env } from '@/platform/call/env';

/** Pixels. A screen keyboard is higher than this. Browser bars that appear and disappear are lower. */
const MIN_HEIGHT = 150;
/** Milliseconds after which a keyboard has closed. A tab bar that returned sooner would cover the closing keyboard. */
const CLOSING_TIME = 1000;

/**
 * Calls `onChange` with the pixels that the screen keyboard covers, and with 0 when it closes. Browsers do not report
 * it: a text field has the focus, and the visual viewport is lower than before. (iOS shrinks only the visual viewport,
 * Android shrinks the window as well.)
 */
export function watchKeyboard(
  { window, document, after }: Env,
  onChange: (height: number) => void,
): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const size = () => ({
    // Zooming also makes the visual viewport smaller.
    width: Math.round(viewport.width * viewport.scale),
    height: Math.round(viewport.height * viewport.scale),
  });
  let full = size();
  let last = 0;
  let cancel = () => {};

  const update = () => {
    cancel();
    const focused = document.activeElement;
    const now = size();
    // After a rotation the old height means nothing.
    if (now.width !== full.width || now.height > full.height) full = now;
    const covered = full.height - now.height;
    const height = covered > MIN_HEIGHT && isTyping(focused) ? covered : 0;
    if (height === last) return;
    last = height;
    onChange(height);
  };

  const onResize = () => {
    // Without a focused text field there is no keyboard: the window itself changed.
    if (!isTyping(document.activeElement)) full = size();
    update();
  };
  const onFocusOut = () => {
    cancel();
    cancel = after(CLOSING_TIME, update);
  };

  viewport.addEventListener('resize', onResize);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    cancel();
    viewport.removeEventListener('resize', onResize);
    document.removeEventListener('focusout', onFocusOut);
  };
}

/** Whether the element opens a screen keyboard. */
export function isTyping(focused: Element | null): boolean {
  if (!(focused instanceof HTMLElement)) return false;
  return focused.matches('input, textarea') || focused.isContentEditable;
}
