import type { Env } from '@/platform';

/** A screen keyboard takes more than this; browser bars that come and go take less. */
const KEYBOARD_HEIGHT = 150;

/**
 * Tells whether the screen keyboard is up: somebody is typing, and the visible part of the window is lower than it
 * was. (iOS shrinks only the visual viewport, Android the window as well.)
 */
export function watchKeyboard({ window, document }: Env, tell: (open: boolean) => void) {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const size = () => ({
    width: Math.round(viewport.width * viewport.scale),
    height: viewport.height * viewport.scale,
  });
  let full = size();
  const onResize = () => {
    const now = size();
    if (now.width !== full.width || now.height > full.height) full = now;
    tell(isTyping(document) && full.height - now.height > KEYBOARD_HEIGHT);
  };
  viewport.addEventListener('resize', onResize);
  return () => viewport.removeEventListener('resize', onResize);
}

function isTyping({ activeElement: focused }: Document): boolean {
  return (
    focused instanceof HTMLElement &&
    (focused.matches('input, textarea') || focused.isContentEditable)
  );
}
