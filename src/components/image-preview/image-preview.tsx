import { useState } from 'react';
import { Popup } from '@/components/popup';
import { englishLabels, type ImagePreviewLabels } from './labels';
import { PreviewBody, type PreviewPicture } from './preview-body';

export type { ImagePreviewLabels, PreviewPicture };

export type ImagePreviewProps = {
  open: boolean;
  /** What there is to see. Read when it opens, like the three props after it. */
  pictures: readonly PreviewPicture[];
  /** The index of the first one to be seen. @default 0 */
  start?: number;
  /** Dots (a number from the tenth picture on), a number, or nothing. @default 'default' */
  indicator?: 'default' | 'number' | 'none';
  /** The first comes after the last. @default false */
  loop?: boolean;
  labels?: Partial<ImagePreviewLabels>;
  /** Another picture is in front. */
  onChange?: ((index: number) => void) | undefined;
  /** Makes a button of it. */
  onSave?: ((index: number) => void | Promise<void>) | undefined;
  /** It is on the screen. */
  onShown?: (() => void) | undefined;
  /** A tap, a pull down, Esc or its button. It closes when its owner sets `open`. */
  onClose: () => void;
  onExited?: (() => void) | undefined;
};

/** Pictures over the whole screen: pinch, double tap, pan, page through, pull down to close. */
export function ImagePreview({ open, pictures, start = 0, onChange, ...props }: ImagePreviewProps) {
  const labels = { ...englishLabels, ...props.labels };
  const [index, setIndex] = useState(start);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setIndex(start);
  }

  return (
    <Popup
      open={open}
      side="full"
      label={labels.picture(index + 1, pictures.length)}
      onClose={props.onClose}
      onExited={props.onExited}
    >
      <PreviewBody
        pictures={pictures}
        start={start}
        indicator={props.indicator ?? 'default'}
        loop={props.loop ?? false}
        labels={labels}
        onChange={(next) => {
          setIndex(next);
          onChange?.(next);
        }}
        onSave={props.onSave}
        onShown={props.onShown}
        onClose={props.onClose}
      />
    </Popup>
  );
}
