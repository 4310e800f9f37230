import { useEffect } from 'react';
import { fetchCallsAhead, mindWebview, watchKeyboard } from '@/platform';
import { useApp } from './app-parts';
import { followAnchors } from './follow-anchors';
import { loadScreens } from './load-screens';
import { OverlayHost } from './overlay-host';
import { PageAnnouncer } from './page-announcer';
import { showPlaces } from './show-places';
import { swipeInStandalone } from './swipe-in-standalone';

export { sayDenied, warnOfExit } from './visitor-toasts';

/** What the first screen does without: overlays, announcements, the swipe. */
export function LateParts() {
  const parts = useApp();
  useEffect(() => fetchCallsAhead(parts.context), [parts]);
  useEffect(() => swipeInStandalone(parts), [parts]);
  useEffect(() => showPlaces(parts), [parts]);
  useEffect(() => followAnchors(parts), [parts]);
  useEffect(() => mindWebview(parts.context), [parts]);
  useEffect(() => {
    const { env, chrome } = parts.context;
    return watchKeyboard(env, (height) => chrome.setKeyboard(height > 0));
  }, [parts]);
  useEffect(() => {
    // They say that code did not come, so theirs must be here before that happens.
    void loadScreens().catch(() => {});
  }, []);
  return (
    <>
      <PageAnnouncer />
      <OverlayHost />
    </>
  );
}
