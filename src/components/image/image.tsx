import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { BrokenPictureIcon, PictureIcon } from '@/components/icon';
import { type PictureClient, useClientPictures } from '@/components/kit/client-files';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useSafeCall } from '@/components/kit/use-safe-call';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enImage } from '@/shared/messages/en-content';
import { useHydrated } from '@/shared/use-hydrated';
import { frameOf, type ImageMode } from './frame-of';
import styles from './image.module.css';
import { useHurry, usePicture } from './use-picture';
import { usePreview } from './use-preview';

/** Native props reach the frame. */
type Native = Omit<ComponentProps<'span'>, 'onLoad' | 'onError' | 'children'>;
type FromImg = Pick<
  ComponentProps<'img'>,
  'srcSet' | 'sizes' | 'decoding' | 'referrerPolicy' | 'crossOrigin' | 'fetchPriority'
>;

export type ImageProps = Native &
  FromImg & {
    /** An empty text is a failure. */
    src: string;
    /** Describes the picture for screen readers. Pass '' when nearby text says the same. */
    alt: string;
    /** How the picture fits its frame. @default 'scaleToFill' */
    mode?: ImageMode;
    /** The width of the frame: pixels or a CSS length. @default the picture's */
    width?: number | string;
    /** The height of the frame. @default the picture's */
    height?: number | string;
    /** Width divided by height. Reserves space before the picture loads. */
    ratio?: number;
    /** @default false */
    round?: boolean;
    /** Loads the picture when it comes near the visible area, also inside a scroller. @default true */
    lazy?: boolean;
    /** Shown while the picture loads. @default a picture's outline */
    placeholder?: ReactNode;
    /**
     * Shown after a failure; null shows nothing. A fallback of your own is not a button.
     *
     * @default an icon, the alt text and a retry button
     */
    fallback?: ReactNode;
    /**
     * Fetches `src` with the token of this client. `src` is then an address behind its `baseURL`, `srcSet` does not
     * apply, and `lazy` has no effect.
     */
    client?: PictureClient;
    /** Picture to load if `src` fails. `srcSet` does not apply then. */
    fallbackSrc?: string;
    /** A failed picture is a button that loads it again. Pass false inside a button or a link. @default true */
    retry?: boolean;
    /** A tap opens a full-screen preview. @default false */
    previewable?: boolean;
    /** Gets the picture's own size. */
    onLoad?: (size: { readonly width: number; readonly height: number }) => void;
    /** Called for `src` and for `fallbackSrc`. */
    onError?: (failure: { readonly src: string }) => void;
  };

/** A picture in a frame. The frame can have its final size before the picture loads. */
export function ImageView(ownProps: ImageProps) {
  const {
    src,
    alt,
    mode = 'scaleToFill',
    width,
    height,
    ratio,
    round = false,
    lazy = true,
    placeholder = <PictureIcon size={28} weight={1.4} />,
    fallback,
    client,
    fallbackSrc,
    retry = true,
    previewable = false,
    onLoad,
    onError,
    srcSet,
    sizes,
    decoding = 'async',
    referrerPolicy,
    crossOrigin,
    fetchPriority,
    ...native
  } = useDefaults('ImageView', ownProps);
  const t = useKitWords(enImage);
  const image = useRef<HTMLImageElement>(null);
  const pictures = useClientPictures(client, [src]);
  const address = pictures.addressOf(src);
  const picture = usePicture(image, {
    src: address ?? (address === null ? (fallbackSrc ?? '') : ''),
    isAwaited: address === undefined,
    fallbackSrc,
    onLoad,
    onError,
  });
  const { state } = picture;
  // A server has written it. It shows before this code runs, and must not vanish to fade in.
  const [isAhead] = useState(!useHydrated());
  useHurry(image, lazy && state === 'loading', picture.key);
  const { preview, slot } = usePreview();
  const load = () => {
    pictures.retry(src);
    picture.retry();
  };
  const comeBack = useEffectEvent(load);
  const isMissing = state === 'failed';
  useEffect(() => {
    if (!isMissing) return;
    const end = new AbortController();
    window.addEventListener('online', () => comeBack(), end);
    return () => end.abort();
  }, [isMissing]);
  const hasFailed = address === null;
  const call = useSafeCall();
  const tell = useEffectEvent(() => void call(onError, { src }));
  useEffect(() => {
    if (hasFailed) tell();
  }, [hasFailed]);
  const frame = frameOf({ mode, width, height, ratio });

  const img = state !== 'failed' && (
    <img
      key={picture.key}
      ref={image}
      data-part="image"
      className={styles.image}
      alt={alt}
      loading={lazy ? 'lazy' : 'eager'}
      decoding={decoding}
      referrerPolicy={referrerPolicy}
      crossOrigin={crossOrigin}
      fetchPriority={fetchPriority}
      draggable={false}
      sizes={sizes}
      srcSet={picture.isFallback || client ? undefined : srcSet}
      src={picture.src || undefined}
      onLoad={picture.loaded}
      onError={picture.failed}
    />
  );

  return (
    <span
      {...native}
      className={joinClasses(styles.frame, native.className)}
      style={{ ...(frame.style as CSSProperties), ...native.style }}
      data-state={state}
      data-ahead={isAhead ? '' : undefined}
      data-fit={frame.fit}
      data-free={frame.free}
      data-round={round ? '' : undefined}
    >
      {state === 'loading' && (
        <span data-part="cover" className={styles.cover} aria-hidden>
          {placeholder}
        </span>
      )}
      {state === 'failed' && (
        <Failed alt={alt} retry={retry ? load : null} again={t('loadAgain')}>
          {fallback}
        </Failed>
      )}
      {previewable && img ? (
        <button
          type="button"
          data-part="button"
          className={styles.button}
          aria-label={t(alt ? 'imageViewOf' : 'imageView', { alt })}
          onClick={() => preview({ urls: [picture.src], current: 0, alts: [alt] })}
        >
          {img}
        </button>
      ) : (
        img
      )}
      {previewable && slot}
    </span>
  );
}

type FailedProps = {
  alt: string;
  retry: (() => void) | null;
  again: string;
  children: ReactNode;
};

function Failed({ alt, retry, again, children }: FailedProps) {
  const what =
    children === undefined ? (
      <>
        <BrokenPictureIcon size={28} weight={1.4} />
        {alt && (
          <span data-part="text" className={styles.alt}>
            {alt}
          </span>
        )}
      </>
    ) : (
      children
    );
  return retry && children === undefined ? (
    <button type="button" data-part="cover" className={styles.cover} onClick={retry}>
      {what}
      <VisuallyHidden>{again}</VisuallyHidden>
    </button>
  ) : (
    <span data-part="cover" className={styles.cover}>
      {what}
    </span>
  );
}

/** Draws a picture of layered stone for demos as a data URL, without a request. */
export function samplePicture(width: number, height: number, hue = 30): string {
  const layers = Array.from({ length: 7 }, (_, index) => {
    const y = Math.round((height * (index + 1.5)) / 9);
    const swing = Math.round(height / 14) * (index % 2 ? 1 : -1);
    const colour = `hsl(${hue + index * 4} ${34 - index * 2}% ${72 - index * 8}%)`;
    return `<path fill="${colour}" d="M0 ${y}q${width / 4} ${-swing} ${width / 2} 0t${width / 2} 0V${height}H0z"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><rect width="100%" height="100%" fill="hsl(${hue + 180} 30% 88%)"/><circle cx="${width * 0.74}" cy="${height * 0.2}" r="${Math.min(width, height) * 0.09}" fill="hsl(${hue + 15} 80% 82%)"/>${layers.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
