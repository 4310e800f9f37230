import { useEffect } from 'react';
import { fetchCallsAhead } from '@/platform';
import { useApp } from './app-parts';
import { OverlayHost } from './overlay-host';
import { PageAnnouncer } from './page-announcer';
import { swipeInStandalone } from './swipe-in-standalone';
import { watchKeyboard } from './watch-keyboard';

/** What the first screen does without: overlays, announcements, the swipe. */
export function LateParts() {
  const parts = useApp();
  useEffect(() => fetchCallsAhead(parts.context), [parts]);
  useEffect(() => swipeInStandalone(parts), [parts]);
  useEffect(() => watchKeyboard(parts.context.env, parts.context.chrome.setKeyboard), [parts]);
  useEffect(() => {
    // They say that code did not come, so theirs must be here before that happens.
    void import('./late-screens').catch(() => {});
  }, []);
  return (
    <>
      <PageAnnouncer />
      <OverlayHost />
    </>
  );
}
