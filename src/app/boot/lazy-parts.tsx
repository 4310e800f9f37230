import { useEffect } from 'react';
import { fetchCallsAhead, mindWebview, type Platform, watchKeyboard } from '@/platform';
import { EXIT_WARNING_MS } from '@/shared/defaults';
import { enLate, type Messages } from '@/shared/messages';
import { followFragmentLinks, scrollToFragments } from '../chrome/fragments';
import { PageAnnouncer } from '../chrome/page-announcer';
import { swipeInStandalone } from '../chrome/swipe-in-standalone';
import { OverlayHost } from '../overlays/overlay-host';
import { loadScreens } from '../screens/page-screens';
import { useApp } from './app-parts';

/** The parts that the first page does not need: overlays, announcements, the edge swipe and document listeners. */
export function LazyParts() {
  const parts = useApp();
  useEffect(() => fetchCallsAhead(parts.context), [parts]);
  useEffect(() => swipeInStandalone(parts), [parts]);
  useEffect(() => scrollToFragments(parts), [parts]);
  useEffect(() => followFragmentLinks(parts), [parts]);
  useEffect(() => mindWebview(parts.context), [parts]);
  useEffect(() => {
    const { env, chrome } = parts.context;
    return watchKeyboard(env, (height) => chrome.setKeyboard(height > 0));
  }, [parts]);
  useEffect(() => {
    // Load the error screens now, because the network may be gone when the app needs them.
    void loadScreens().catch(() => {});
  }, []);
  return (
    <>
      <PageAnnouncer />
      <OverlayHost />
    </>
  );
}

/** Warns that a second Back leaves the app [S8.5]. */
export async function showExitToast(platform: Platform, messages: Messages): Promise<void> {
  const title = messages.using(enLate)('exitPrompt');
  await platform.showToast({ title, icon: 'none', duration: EXIT_WARNING_MS });
}

/** Shown when the user taps a link to a page that needs another role [S6.2]. */
export async function showDeniedToast(platform: Platform, messages: Messages): Promise<void> {
  const title = messages.using(enLate)('deniedText');
  await platform.showToast({ title, icon: 'none' });
}
