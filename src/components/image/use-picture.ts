import { type RefObject, useLayoutEffect, useState } from 'react';

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
