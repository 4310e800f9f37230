import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BrokenPictureIcon, RefreshIcon } from '@/components/icon';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import { Slider } from '@/components/slider';
import { Spinner } from '@/components/spinner';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitLocale, useKitWords } from '@/platform';
import { enImageCropper } from '@/shared/messages/en-gestures';
import type { CropArea } from './crop-view';
import { type CropOptions, cutPicture } from './cut-picture';
import styles from './image-cropper.module.css';
import { useCrop } from './use-crop';
import { usePicture } from './use-picture';

export type ImageCropperHandle = {
  /** The part in the frame, in the full resolution of the picture. Rejects while there is no picture. */
  crop(options?: CropOptions): Promise<Blob>;
  /** Turns the picture by 90 degrees clockwise. */
  rotate(): void;
  /** Shows the middle of the picture again, without zoom and turns. */
  reset(): void;
};

type Native = Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'onError' | 'role'>;

export type ImageCropperProps = Native & {
  /** An address, or a File that the user chose. */
  src: string | Blob;
  /** The accessible name of the stage. @default 'Crop the picture' */
  label?: string | undefined;
  /** Width divided by height of the frame. A circle has the ratio 1. @default 1 */
  aspectRatio?: number | undefined;
  /** @default 'rect' */
  shape?: 'rect' | 'circle' | undefined;
  /** @default 4 */
  maxZoom?: number | undefined;
  /** Shows a button that turns the picture by 90 degrees. @default true */
  rotatable?: boolean | undefined;
  /** Users cannot change the part. The methods of `handle` still work. @default false */
  disabled?: boolean | undefined;
  /** Called with the part of the picture, in its pixels: after it has loaded and after each change. */
  onChange?: ((area: CropArea) => void) | undefined;
  /** The picture cannot be read. The component says so too. */
  onError?: ((error: Error) => void) | undefined;
  handle?: Ref<ImageCropperHandle> | undefined;
};

const STEP = 10;

const readers = {
  src: (given: unknown) => (given instanceof Blob ? given : (asText(given) ?? '')),
};

/** Users move and zoom a picture behind a frame, and the app gets the part in the frame. */
export function ImageCropper(ownProps: ImageCropperProps) {
  const {
    src,
    label,
    aspectRatio = 1,
    shape = 'rect',
    maxZoom = 4,
    rotatable = true,
    disabled = false,
    onChange,
    onError,
    handle,
    className,
    ...native
  } = useData('ImageCropper', useDefaults('ImageCropper', ownProps), readers);
  const t = useKitWords(enImageCropper);
  const locale = useKitLocale();
  const percent = useMemo(() => new Intl.NumberFormat(locale, { style: 'percent' }), [locale]);
  const hintId = useId();
  const [said, setSaid] = useState('');
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const picture = usePicture(image, src, onError);
  const ratio = shape === 'circle' || !(aspectRatio > 0) ? 1 : aspectRatio;
  const crop = useCrop(
    { stage, frame, image },
    { picture: picture.size, ratio, maxZoom, disabled, onChange },
  );

  useHandle(handle, {
    crop: async (options = {}) => {
      const [element, area] = [image.current, crop.area()];
      if (!element || !area)
        throw new Error('ImageCropper: crop() needs a picture that has loaded');
      return cutPicture(element, area, options);
    },
    rotate: crop.turn,
    reset: crop.reset,
  });

  const zoomBy = (by: number) => {
    setSaid(t('imageCropperZoomed', { zoom: percent.format(crop.zoomBy(by)) }));
  };
  const press = (event: KeyboardEvent) => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? 1 : STEP;
    const acts: Readonly<Record<string, (() => unknown) | undefined>> = {
      ArrowLeft: () => crop.pan({ x: -step, y: 0 }),
      ArrowRight: () => crop.pan({ x: step, y: 0 }),
      ArrowUp: () => crop.pan({ x: 0, y: -step }),
      ArrowDown: () => crop.pan({ x: 0, y: step }),
      '+': () => zoomBy(1.1),
      '=': () => zoomBy(1.1),
      '-': () => zoomBy(1 / 1.1),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const isReady = picture.size !== null;
  const isOn = isReady && !disabled;
  return (
    <div {...native} className={joinClasses(styles.cropper, className)} data-shape={shape}>
      <div
        ref={useMergedRefs(stage, crop.drag, crop.pinch)}
        className={styles.stage}
        role="group"
        aria-label={label ?? t('imageCropperLabel')}
        aria-describedby={isOn ? hintId : undefined}
        aria-disabled={disabled || undefined}
        aria-busy={(!isReady && !picture.failed) || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move the picture
        tabIndex={isOn ? 0 : undefined}
        onKeyDown={press}
        data-ready={isReady || undefined}
      >
        {picture.url !== undefined && !picture.failed && (
          <img
            key={picture.url}
            ref={image}
            data-part="picture"
            className={styles.picture}
            src={picture.url}
            alt=""
            // The browser does not let an app read pictures of other servers otherwise.
            crossOrigin={/^https?:/.test(picture.url) ? 'anonymous' : undefined}
            draggable={false}
            onLoad={picture.onLoad}
            onError={picture.onError}
          />
        )}
        <div ref={frame} className={styles.frame} hidden={!isReady} />
        {!isReady && !picture.failed && (
          <Spinner label={t('imageCropperLoading')} className={styles.wait} />
        )}
        {picture.failed && (
          <p role="alert" data-part="error" className={styles.failure}>
            <BrokenPictureIcon size={32} />
            {t('imageCropperUnreadable')}
          </p>
        )}
        <VisuallyHidden id={hintId}>{t('imageCropperHint')}</VisuallyHidden>
      </div>
      <div data-part="actions" className={styles.controls}>
        <Slider
          className={styles.zoom}
          label={t('imageCropperZoom')}
          min={1}
          max={Math.max(1, maxZoom)}
          step={0.01}
          blockSize={24}
          value={crop.zoom}
          disabled={!isOn}
          formatValue={(zoom) => percent.format(zoom)}
          onChange={(zoom) => crop.zoomTo(zoom)}
          onChangeEnd={() => crop.tell()}
        />
        {rotatable && (
          <button
            type="button"
            data-part="button"
            className={styles.rotate}
            disabled={!isOn}
            onClick={crop.turn}
          >
            <RefreshIcon size={20} />
            {t('imageCropperRotate')}
          </button>
        )}
      </div>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  );
}
