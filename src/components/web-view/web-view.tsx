import {
  type ComponentProps,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/button';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enWebView } from '@/shared/messages/en-media';
import { useHydrated } from '@/shared/use-hydrated';
import styles from './web-view.module.css';
import { useHandle } from '@/components/kit/use-handle';
import { LONGEST_TIMER } from '@/shared/clock';

export type WebViewHandle = {
  /** Only the origin of `src` can read it. A sandboxed page of the app's own origin has no origin: any page can. */
  post(message: unknown): void;
  reload(): void;
};

export type WebViewError = {
  readonly reason: 'refused' | 'timeout';
  readonly message: string;
};

type Native = Omit<ComponentProps<'div'>, 'onLoad' | 'onError' | 'children'>;

export type WebViewProps<M = unknown> = Native & {
  /** `http:` and `https:` only. `javascript:`, `data:` and `blob:` are refused. */
  src: string;
  /** Title of the iframe. */
  label: string;
  /** Origins that may be shown in addition to the app's own: `['https://maps.example']`. @default any */
  allow?: readonly string[] | undefined;
  /** Fills the page. Otherwise `style` sets the size, 300 x 150 px by default. @default true */
  fullscreen?: boolean;
  /** Milliseconds until loading counts as failed. @default 15000 */
  timeout?: number;
  handle?: Ref<WebViewHandle>;
  /** Browsers call it for error pages too. */
  onLoad?: (at: { src: string }) => void;
  /** The reason is 'refused' or 'timeout'. */
  onError?: (error: WebViewError) => void;
  /** Receives messages of the embedded page only. */
  onMessage?: (message: M) => void;
};

/** Shows another web page in a sandboxed iframe. */
export function WebView<M = unknown>(ownProps: WebViewProps<M>) {
  const {
    src,
    label,
    allow,
    fullscreen = true,
    className,
    timeout,
    handle,
    onLoad,
    onError,
    onMessage,
    ...native
  } = useDefaults('WebView', ownProps);
  const t = useKitWords(enWebView);
  const frame = useRef<HTMLIFrameElement>(null);
  const isBrowser = useHydrated();
  const address = useMemo(
    () => (isBrowser ? webAddress(src, allow, location.href) : null),
    [isBrowser, src, allow],
  );
  // A same-origin page with `allow-same-origin` could remove the sandbox.
  const isOpaque = address?.refused === undefined && address?.origin === globalThis.origin;
  const { state, url, tries, retry, loaded } = useWebView(frame, address, isOpaque, {
    ...{ timeout, handle, onLoad, onError, onMessage },
  });
  const rights = 'allow-scripts allow-forms allow-popups';

  return (
    <div
      {...native}
      className={joinClasses(styles.view, className)}
      data-state={state}
      data-fullscreen={fullscreen || undefined}
    >
      {url && state !== 'failed' && (
        <iframe
          key={tries}
          ref={frame}
          className={styles.frame}
          title={label}
          src={url}
          sandbox={isOpaque ? rights : `${rights} allow-same-origin`}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={loaded}
        />
      )}
      {state === 'loading' && <Spinner className={styles.middle} label={t('loading')} />}
      {state === 'failed' && (
        <div data-part="error" className={styles.failed} role="alert">
          <span>{t('webViewFailed')}</span>
          {url && <Button onClick={retry}>{t('retry')}</Button>}
        </div>
      )}
    </div>
  );
}

type State = 'loading' | 'ready' | 'failed';

type Given<M> = {
  [K in 'timeout' | 'handle' | 'onLoad' | 'onError' | 'onMessage']: WebViewProps<M>[K];
};

function useWebView<M>(
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
