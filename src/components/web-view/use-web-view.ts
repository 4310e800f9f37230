import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useHandle } from '@/components/kit/use-handle';
import { LONGEST_TIMER } from '@/shared/clock';
import type { WebViewProps } from './web-view';

type State = 'loading' | 'ready' | 'failed';

type Given<M> = {
  [K in 'timeout' | 'handle' | 'onLoad' | 'onError' | 'onMessage']: WebViewProps<M>[K];
};

export function useWebView<M>(
  frame: RefObject<HTMLIFrameElement | null>,
  address: WebAddress | null,
  isOpaque: boolean,
  props: Given<M>,
) {
  const { timeout = 15_000, handle, onError, onMessage } = props;
  const [tries, setTries] = useState(0);
  const url = address?.refused === undefined ? address?.url : undefined;
  const origin = address?.refused === undefined ? address?.origin : undefined;
  const round = `${tries} ${url}`;
  const [seen, setSeen] = useState<{ round: string; state: State }>({ round, state: 'loading' });
  const known = seen.round === round ? seen.state : 'loading';
  const state: State = address?.refused === undefined ? known : 'failed';

  const tell = useEffectEvent(
    (reason: 'refused' | 'timeout', message: string) => void onError?.({ reason, message }),
  );
  useEffect(() => {
    if (address?.refused !== undefined) tell('refused', address.refused);
  }, [address?.refused]);
  useEffect(() => {
    if (state !== 'loading' || !url || timeout > LONGEST_TIMER) return;
    const timer = setTimeout(() => {
      setSeen({ round, state: 'failed' });
      tell('timeout', `WebView: ${url} did not load within ${timeout} ms`);
    }, timeout);
    return () => clearTimeout(timer);
  }, [state, url, round, timeout]);

  const hear = useEffectEvent((event: MessageEvent<M>) => {
    const isFrom = event.source !== null && event.source === frame.current?.contentWindow;
    // A sandboxed page without `allow-same-origin` has the origin "null".
    if (isFrom && event.origin === (isOpaque ? 'null' : origin)) onMessage?.(event.data);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<M>) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  const retry = () => setTries(tries + 1);
  useHandle(handle, {
    post: (message) => {
      if (origin) frame.current?.contentWindow?.postMessage(message, isOpaque ? '*' : origin);
    },
    reload: retry,
  });
  return {
    ...{ state, url, tries, retry },
    loaded: () => {
      setSeen({ round, state: 'ready' });
      if (url) props.onLoad?.({ src: url });
    },
  };
}

export type WebAddress =
  | { readonly url: string; readonly origin: string; readonly refused?: undefined }
  | { readonly refused: string };

/** Accepts http and https. With `allow`, the origin must be in the list or be the app's own. */
export function webAddress(
  src: string,
  allow: readonly string[] | undefined,
  base: string,
): WebAddress {
  let url: URL;
  try {
    url = new URL(src, base);
  } catch {
    return { refused: `WebView: src "${src}" is no address` };
  }
  // `javascript:`, `data:` and `blob:` URLs would run with the rights of this page.
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { refused: `WebView: src is refused, for it begins with "${url.protocol}"` };
  if (allow && url.origin !== new URL(base).origin && !allow.includes(url.origin))
    return { refused: `WebView: ${url.origin} is not among the origins of allow` };
  return { url: url.href, origin: url.origin };
}
