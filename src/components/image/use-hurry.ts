import { type RefObject, useEffect } from 'react';
import { findScroller } from '@/components/scrolling';
import { watchSight } from '@/shared/browser';
import { last } from '@/shared/values';

/** How far below what is seen a picture is fetched already. */
const NEAR = '600px 300px';

/**
 * Browsers look ahead in the document only: inside of a page that scrolls by itself a lazy picture would come when it
 * is seen. So it is called when it comes near to the scroller's edge.
 */
export function useHurry(
  image: RefObject<HTMLImageElement | null>,
  isWaiting: boolean,
  key: string,
): void {
  useEffect(() => {
    const { current } = image;
    if (!isWaiting || !current) return;
    const scroller = findScroller(current);
    const watch = watchSight(
      (entries) => {
        // On a busy device it hears of several frames at once: far away, and then near.
        if (!last(entries)?.isIntersecting) return;
        current.loading = 'eager';
        watch.disconnect();
      },
      { root: scroller === document.scrollingElement ? null : scroller, rootMargin: NEAR },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [image, isWaiting, key]);
}
