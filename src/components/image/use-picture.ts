import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { findScroller } from '@/components/kit/scrolling';
import { watchSight } from '@/shared/browser';
import { last } from '@/shared/values';

type Wanted = {
  readonly src: string;
  readonly fallbackSrc: string | undefined;
  readonly onLoad:
    | ((size: { readonly width: number; readonly height: number }) => void)
    | undefined;
  readonly onError: ((failure: { readonly src: string }) => void) | undefined;
};

type Outcome = { readonly key: string; readonly state: 'loaded' | 'failed' };

/** Which picture is asked for, and what has become of it. Another `src` starts anew. */
export function usePicture(
  image: RefObject<HTMLImageElement | null>,
  { src, fallbackSrc, onLoad, onError }: Wanted,
) {
  const [tries, setTries] = useState(0);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isFallback = brokenSrc === src && fallbackSrc !== undefined;
  const asked = isFallback ? fallbackSrc : src;
  const key = `${tries} ${asked}`;
  const state = outcome?.key === key ? outcome.state : asked === '' ? 'failed' : 'loading';

  const loaded = () => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = image.current ?? {};
    if (state === 'loaded') return;
    setOutcome({ key, state: 'loaded' });
    onLoad?.({ width, height });
  };
  const failed = () => {
    onError?.({ src: asked });
    if (!isFallback) setBrokenSrc(src);
    if (isFallback || fallbackSrc === undefined) setOutcome({ key, state: 'failed' });
  };
  const retry = () => {
    setBrokenSrc(null);
    setTries(tries + 1);
  };

  // It was there before anybody listened: from the cache, or in a page that the server wrote.
  useLayoutEffect(() => {
    const { current } = image;
    if (!current?.complete || state !== 'loading') return;
    if (current.naturalWidth > 0) loaded();
    else if (current.currentSrc) failed();
    // oxlint-disable-next-line react/exhaustive-deps -- Once a picture.
  }, [key]);

  return { src: asked, key, state, isFallback, loaded, failed, retry } as const;
}

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
