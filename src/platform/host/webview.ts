import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';
import { isTyping } from '@/platform/device/watch-keyboard';
import { createMediaUnlock } from '@/platform/media/media-unlock';
import { stripTracking } from './address';
import { createHost } from './connect';

const KEYBOARD_INSET = '--portico-keyboard-inset';

/** Fixes for the browsers of messaging apps (docs/platform/webview.md). Returns a function that ends them. */
export function startWebviewFixes(context: PlatformContext): () => void {
  const { env, launch, navigator } = context;
  const host = context.shelf(createHost);
  const { app, os } = host.env();
  if (app === 'browser') return () => {};

  context.shelf(createMediaUnlock).arm();
  let isOn = true;
  const stripLanding = () => {
    if (navigator.activePage()?.id === launch?.id) stripTracking(context);
  };
  const stops = os === 'android' || os === 'harmony' ? [keepFieldInSight(env)] : [];
  // The landing address must stay until WeChat has checked the signature: on phones it checks that address.
  void host.settled().then(() => {
    if (!isOn) return;
    stripLanding();
    // Another page may be on top now, and the user may come back to the landing page.
    const onEvent = ({ type }: { readonly type: string }) => type === 'show' && stripLanding();
    stops.push(navigator.lifecycle.observe(onEvent));
  });
  return () => {
    isOn = false;
    for (const stop of stops) stop();
  };
}

/**
 * In some web-views on Android the keyboard covers the page and only moves the visual viewport. A CSS variable has the
 * covered height, for elements that are fixed to the bottom. The focused field is scrolled into view.
 */
export function keepFieldInSight({ window, document }: Env): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const { style } = document.documentElement;
  let covered = 0;

  const update = () => {
    const { scale, offsetTop, height } = viewport;
    // While the page is zoomed, the user moves the viewport.
    const isCovered = scale <= 1.01 && isTyping(document.activeElement);
    const now = isCovered ? Math.max(0, Math.round(window.innerHeight - height - offsetTop)) : 0;
    if (now === covered) return;
    const isMore = now > covered;
    covered = now;
    style.setProperty(KEYBOARD_INSET, `${now}px`);
    if (isMore) document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  for (const type of ['resize', 'scroll']) viewport.addEventListener(type, update);
  // This chunk arrives after the first screen. The keyboard may be open already.
  update();
  return () => {
    for (const type of ['resize', 'scroll']) viewport.removeEventListener(type, update);
    style.removeProperty(KEYBOARD_INSET);
  };
}
