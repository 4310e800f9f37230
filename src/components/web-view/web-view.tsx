import { type ComponentProps, type Ref, useMemo, useRef } from 'react';
import { Button } from '@/components/button';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enWebView } from '@/shared/messages/en-media';
import { useHydrated } from '@/shared/use-hydrated';
import { useWebView, webAddress } from './use-web-view';
import styles from './web-view.module.css';

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
      {state === 'loading' && <Spinner className={styles.middle} label={t('webViewLoading')} />}
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          <span>{t('webViewFailed')}</span>
          {url && <Button onClick={retry}>{t('webViewRetry')}</Button>}
        </div>
      )}
    </div>
  );
}
