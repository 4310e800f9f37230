import { useEffect, useState } from 'react';
import { callsAhead, mindWebview, watchKeyboard } from '@/platform';
import { SERVICE_WORKER } from '@/shared/defaults';
import { useHydrated } from '@/shared/use-hydrated';
import { followFragmentLinks, scrollToFragments } from '../chrome/fragments';
import { swipeInStandalone } from '../chrome/swipe-in-standalone';
import { loadOverlayViews } from '../overlays/overlay-host';
import { loadScreens } from '../screens/page-screens';
import { type AppParts, useApp } from './app-parts';
import { afterFirstTap, atRest, fetchAhead } from './fetch-ahead';
import { preloadLinks } from './preload-links';
import { watchDocument } from './document';

/** Connects a mounted app to its document: visibility, fragments, the keyboard, the swipe back, code for later. */
export function AppEffects() {
  const parts = useApp();
  useEffect(() => watchDocument(parts), [parts]);
  useEffect(() => swipeInStandalone(parts), [parts]);
  useEffect(() => scrollToFragments(parts), [parts]);
  useEffect(() => followFragmentLinks(parts), [parts]);
  useEffect(() => mindWebview(parts.context), [parts]);
  useEffect(() => {
    const { env, chrome } = parts.context;
    return watchKeyboard(env, (height) => chrome.setKeyboard(height > 0));
  }, [parts]);
  useEffect(() => {
    const code = [loadOverlayViews, ...callsAhead(parts.context), loadScreens];
    return fetchAhead(parts, code);
  }, [parts]);
  useEffect(() => startWorker(parts), [parts]);
  useEffect(() => preloadLinks(parts), [parts]);
  const [wasHydrated] = useState(useHydrated());
  useEffect(() => announceReady(parts, wasHydrated), [parts, wasHydrated]);
  return null;
}

/** A phone that saves data keeps the app too: its next start costs nothing. */
function startWorker(parts: AppParts): (() => void) | void {
  const address = SERVICE_WORKER;
  if (!address) return;
  return afterFirstTap(parts, async (signal) => {
    await atRest(parts, signal);
    const { startServiceWorker } = await import('../update/service-worker');
    await startServiceWorker(parts, address);
  });
}

/**
 * Tells the early script of portico/vite that taps reach the app. React takes over the page of a server after the frame
 * around it, so the page's own event decides.
 */
function announceReady({ navigator, context }: AppParts, isFresh: boolean): (() => void) | void {
  const { document, frame } = context.env;
  const announce = () => frame(() => document.dispatchEvent(new Event('portico:ready')));
  if (isFresh || navigator.activePage().kind !== 'page') return announce();
  return navigator.lifecycle.observe(({ type }) => {
    if (type === 'show') announce();
  });
}
