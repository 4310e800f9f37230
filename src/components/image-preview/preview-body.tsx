import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type PictureClient, useClientPictures } from '@/components/kit/client-files';
import type { Size } from '@/components/kit/geometry';
import { mergeRefs, usePress } from '@/components/kit/gestures';
import { VisuallyHidden } from '@/components/visually-hidden';
import { clamp, hasOwn } from '@/shared/values';
import styles from './image-preview.module.css';
import type { ImagePreviewLabels } from './labels';
import { BottomBar, TopBar } from './preview-bars';
import { useViewer } from './use-viewer';
import { Spinner } from '@/components/spinner';
import type { Viewer } from './create-viewer';

export type PreviewPicture = {
  url: string;
  /** Describes the picture. Without an alt text its name is its number. */
  alt?: string | undefined;
};

type PreviewBodyProps = {
  pictures: readonly PreviewPicture[];
  client: PictureClient | undefined;
  start: number;
  indicator: 'default' | 'number' | 'none';
  loop: boolean;
  labels: ImagePreviewLabels;
  onChange: (index: number) => void;
  onSave: ((index: number) => void | Promise<void>) | undefined;
  onLongPress: ((index: number) => void) | undefined;
  onShown: (() => void) | undefined;
  onClose: (reason: 'outside' | 'swipe' | 'close-button') => void;
};

const MOST_DOTS = 9;

export function PreviewBody({
  pictures,
  client,
  start,
  indicator,
  loop,
  labels,
  onSave,
  ...props
}: PreviewBodyProps) {
  const count = pictures.length;
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(start);
  // Empty at first, because the dialog's name already announces the first picture.
  const [news, setNews] = useState('');
  const indexOf = (at: number) =>
    loop ? ((at % count) + count) % count : clamp(at, 0, Math.max(0, count - 1));
  const index = indexOf(position);
  const newsOf = (at: number) => {
    const name = labels.picture(at + 1, count);
    return pictures[at]?.alt ? `${name} ${pictures[at].alt}` : name;
  };
  const { viewer, isZoomed, attach } = useViewer(
    { root, stage, track },
    {
      ...{ count, start, loop },
      onTurn: (next) => {
        setPosition(next);
        setNews(newsOf(indexOf(next)));
        props.onChange(indexOf(next));
      },
      onClose: props.onClose,
    },
  );

  const beyond = !loop && count > 0 ? Math.max(0, position - (count - 1)) : 0;
  useLayoutEffect(() => {
    // The owner removed the current picture and all after it.
    if (beyond > 0) viewer.turn(-beyond);
  }, [viewer, beyond]);

  const isHeld = props.onLongPress !== undefined;
  const hold = usePress({ onLongPress: () => props.onLongPress?.(index) });
  const stageRef = useMemo(() => (isHeld ? mergeRefs(stage, hold) : stage), [isHeld, hold]);

  const shown = useEffectEvent(() => void props.onShown?.());
  useEffect(() => shown(), []);

  const nameOf = (at: number) => pictures[at]?.alt || labels.picture(at + 1, count);
  const hasDots = indicator === 'default' && count <= MOST_DOTS;
  const hasNumber = indicator !== 'none' && !hasDots;
  const around = [position - 1, position, position + 1].filter(
    (at) => at === position || (loop ? count > 1 : at >= 0 && at < count),
  );
  const files = useClientPictures(
    client,
    around.map((at) => pictures[indexOf(at)]?.url ?? ''),
  );

  return (
    <div
      ref={root}
      className={styles.root}
      role="group"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (pressKey(viewer, event.key, count)) event.preventDefault();
      }}
    >
      <div className={styles.backdrop} />
      <div ref={stageRef} className={styles.stage}>
        <div ref={track} data-part="track" className={styles.track}>
          {around.map((at) => {
            const picture = pictures[indexOf(at)];
            // The owner removed the last picture.
            if (!picture) return null;
            return (
              <PreviewPage
                key={at}
                position={at}
                address={files.addressOf(picture.url)}
                onRetry={() => files.retry(picture.url)}
                alt={nameOf(indexOf(at))}
                isFront={at === position}
                labels={labels}
                attach={attach}
                onSize={viewer.sized}
              />
            );
          })}
        </div>
      </div>
      <TopBar
        labels={labels}
        number={hasNumber ? `${index + 1} / ${count}` : ''}
        isZoomed={isZoomed}
        onZoom={() => viewer.toggleZoom()}
        onSave={onSave && (() => onSave(index))}
        onClose={() => props.onClose('close-button')}
      />
      {count > 1 && (
        <BottomBar {...{ labels, index, count, hasDots, loop }} onTurn={(by) => viewer.turn(by)} />
      )}
      <div aria-live="polite">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </div>
  );
}

type PreviewPageProps = {
  /** Undefined while a client fetches the picture, null after a failure. */
  address: string | null | undefined;
  onRetry: () => void;
  alt: string;
  position: number;
  isFront: boolean;
  labels: ImagePreviewLabels;
  attach: (position: number, picture: HTMLElement) => () => void;
  onSize: (position: number, size: Size) => void;
};

/** One picture, or its loading or failed state. */
function PreviewPage({
  address,
  onRetry,
  alt,
  position,
  isFront,
  labels,
  attach,
  onSize,
}: PreviewPageProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [told, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  // An image with an empty URL fires neither `load` nor `error`.
  const status = address === '' || address === null ? 'failed' : told;

  useLayoutEffect(() => {
    if (picture.current) return attach(position, picture.current);
  }, [position, attach]);

  return (
    <div
      className={styles.page}
      style={{ insetInlineStart: `calc(${position} * (100% + 16px))` }}
      data-status={status}
      inert={!isFront}
      aria-hidden={!isFront || undefined}
    >
      <div ref={picture} data-part="picture" className={styles.picture}>
        {status !== 'failed' && (
          <img
            data-part="image"
            className={styles.image}
            src={address ?? undefined}
            alt={alt}
            draggable={false}
            onLoad={({ currentTarget: image }) => {
              setStatus('loaded');
              onSize(position, { width: image.naturalWidth, height: image.naturalHeight });
            }}
            onError={() => setStatus('failed')}
          />
        )}
      </div>
      {status === 'loading' && (
        <div className={styles.state}>
          <Spinner size={32} label={labels.loading} />
        </div>
      )}
      {status === 'failed' && (
        <div className={styles.state} role="alert">
          <p data-part="error" className={styles.failure}>
            {labels.failed}
          </p>
          <button
            type="button"
            data-part="button"
            className={styles.retry}
            onClick={() => {
              onRetry();
              setStatus('loading');
            }}
          >
            {labels.retry}
          </button>
        </div>
      )}
    </div>
  );
}

const STEP = 80;
const ZOOM = 1.5;

/** Arrows pan a zoomed picture or turn the page. + - 0 zoom. Returns whether the key has an action. */
function pressKey(viewer: Viewer, key: string, count: number): boolean {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => viewer.pan({ x: STEP, y: 0 }),
    ArrowRight: () => viewer.pan({ x: -STEP, y: 0 }),
    ArrowUp: () => viewer.pan({ x: 0, y: STEP }),
    ArrowDown: () => viewer.pan({ x: 0, y: -STEP }),
    Home: () => viewer.goTo(0),
    End: () => viewer.goTo(count - 1),
    '+': () => viewer.zoomTo(ZOOM),
    '=': () => viewer.zoomTo(ZOOM),
    '-': () => viewer.zoomTo(1 / ZOOM),
    '0': () => viewer.reset(),
  };
  const act = hasOwn(keys, key) ? keys[key] : undefined;
  act?.();
  return act !== undefined;
}
