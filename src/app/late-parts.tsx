import { useEffect } from 'react';
import { useApp } from './app-parts';
import { OverlayHost } from './overlay-host';
import { PageAnnouncer } from './page-announcer';
import { swipeInStandalone } from './swipe-in-standalone';
import { watchApp } from './watch-app';

/** What the first screen does without: overlays, announcements, the app's own events. */
export function LateParts() {
  const parts = useApp();
  useEffect(() => watchApp(parts), [parts]);
  useEffect(() => swipeInStandalone(parts), [parts]);
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
