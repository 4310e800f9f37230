import { useLayoutEffect, useRef, useState } from 'react';
import { Spinner } from '@/components/spinner';
import styles from './image-preview.module.css';
import type { ImagePreviewLabels } from './labels';
import type { Size } from './picture-frame';

type Props = {
  url: string;
  alt: string;
  position: number;
  isFront: boolean;
  labels: ImagePreviewLabels;
  attach: (position: number, picture: HTMLElement) => () => void;
  onSize: (position: number, size: Size) => void;
};

/** One picture, or why there is none yet. */
export function PreviewPage({ url, alt, position, isFront, labels, attach, onSize }: Props) {
  const picture = useRef<HTMLDivElement>(null);
  const [told, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  // Nothing is fetched for an empty address, and nothing is told.
  const status = url === '' ? 'failed' : told;

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
      <div ref={picture} className={styles.picture}>
        {status !== 'failed' && (
          <img
            className={styles.image}
            src={url}
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
          <p className={styles.failure}>{labels.failed}</p>
          <button type="button" className={styles.retry} onClick={() => setStatus('loading')}>
            {labels.retry}
          </button>
        </div>
      )}
    </div>
  );
}
