import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { findScroller } from '@/components/kit/scrolling';
import { watchSight } from '@/shared/browser';
import { last } from '@/shared/values';

type Wanted = {
  readonly src: string;
  /** The address of the picture is not known yet. */
  readonly isAwaited?: boolean;
  readonly fallbackSrc: string | undefined;
  readonly onLoad:
    | ((size: { readonly width: number; readonly height: number }) => void)
    | undefined;
  readonly onError: ((failure: { readonly src: string }) => void) | undefined;
};

type Outcome = { readonly key: string; readonly state: 'loaded' | 'failed' };

/** Chooses the picture to load and tracks its state. A new `src` starts over. */
export function usePicture(
  image: RefObject<HTMLImageElement | null>,
  { src, isAwaited = false, fallbackSrc, onLoad, onError }: Wanted,
) {
  const [tries, setTries] = useState(0);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isFallback = brokenSrc === src && fallbackSrc !== undefined;
  const asked = isFallback ? fallbackSrc : src;
  const key = `${tries} ${asked}`;
  const state =
    outcome?.key === key ? outcome.state : asked === '' && !isAwaited ? 'failed' : 'loading';

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

  // A cached or server-rendered picture can finish before React attaches `onLoad` and `onError`.
  useLayoutEffect(() => {
    const { current } = image;
    if (!current?.complete || state !== 'loading') return;
    if (current.naturalWidth > 0) loaded();
    else if (current.currentSrc) failed();
    // oxlint-disable-next-line react/exhaustive-deps -- Runs once per picture.
  }, [key]);

  return { src: asked, key, state, isFallback, loaded, failed, retry } as const;
}

/** How far outside the visible area a picture starts to load. */
const NEAR = '600px 300px';

/**
 * Browsers preload lazy pictures only near the document's viewport. Inside a nested scroller they would load when they
 * become visible. This hook loads a picture when it comes near the scroller's edge.
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
        // A busy device delivers several entries at once. Only the last one is current.
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
