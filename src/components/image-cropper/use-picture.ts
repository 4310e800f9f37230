import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Size } from '@/components/kit/geometry';

type State = { readonly src: string | Blob; readonly size: Size | null; readonly failed: boolean };

/** The address and the state of the picture. A Blob gets an object URL, which is revoked with the picture. */
export function usePicture(
  image: RefObject<HTMLImageElement | null>,
  src: string | Blob,
  onError: ((error: Error) => void) | undefined,
) {
  const [made, setMade] = useState<{ src: Blob; url: string } | null>(null);
  useEffect(() => {
    if (typeof src === 'string') return;
    const url = URL.createObjectURL(src);
    // oxlint-disable-next-line react/set-state-in-effect -- a render must not create an object URL
    setMade({ src, url });
    return () => URL.revokeObjectURL(url);
  }, [src]);
  const url = typeof src === 'string' ? src : made?.src === src ? made.url : undefined;

  const [state, setState] = useState<State>({ src, size: null, failed: false });
  const now = state.src === src ? state : { size: null, failed: false };
  const fail = () => {
    if (now.failed) return;
    setState({ src, size: null, failed: true });
    const name = typeof src === 'string' ? `"${src.slice(0, 80)}"` : `a file of type "${src.type}"`;
    onError?.(new Error(`ImageCropper: src cannot be read as a picture: ${name}`));
  };
  const load = () => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = image.current ?? {};
    if (now.size) return;
    if (width > 0 && height > 0) setState({ src, size: { width, height }, failed: false });
    else fail();
  };
  // On a page from the server the picture may have loaded before React listens.
  const look = useEffectEvent(() => {
    if (image.current?.complete) load();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the element knows whether it has loaded
    if (url !== undefined) look();
  }, [url]);
  return { url, ...now, onError: fail, onLoad: load };
}
