import { type ComponentProps, useState } from 'react';
import { useValue } from '@/components/kit/use-value';
import { Popup, type PopupCloseCause } from '@/components/popup';
import { omit } from '@/shared/lazy-values';
import { type ImagePreviewLabels, useLabels } from './labels';
import { PreviewBody, type PreviewPicture } from './preview-body';

export type { ImagePreviewLabels, PreviewPicture };

/** 'close' is a tap, a pull down, or its button. */
export type ImagePreviewCloseCause = PopupCloseCause;

type Native = Omit<ComponentProps<'div'>, 'children' | 'role' | 'title' | 'onChange'>;

export type ImagePreviewProps = Native & {
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: ((open: false, cause: ImagePreviewCloseCause) => void) | undefined;
  /** What there is to see: addresses, or pictures with what they show. Read when it opens, like the next four. */
  urls?: readonly string[];
  pictures?: readonly PreviewPicture[];
  /** The first one to be seen: its index or its address; what is unknown is the first. @default 0 */
  current?: number | string;
  /** The same, as an index. */
  start?: number;
  /** Dots (a number from the tenth picture on), a number, or nothing. @default 'default' */
  indicator?: 'default' | 'number' | 'none';
  /** The first comes after the last. @default false */
  loop?: boolean;
  /** Other words than those of the app's language. */
  labels?: Partial<ImagePreviewLabels>;
  /** Inside of a page, back asks to close. @default true */
  closeOnBack?: boolean;
  /** Another picture is in front. */
  onChange?: ((index: number) => void) | undefined;
  /** Makes a button of it. */
  onSave?: ((index: number) => void | Promise<void>) | undefined;
  /** A picture is held. Without it the browser's own menu appears, by which messaging apps save it. */
  onLongPress?: ((index: number) => void) | undefined;
  /** It is on the screen. */
  onShown?: (() => void) | undefined;
  /** A tap, a pull down, Esc, back, or its button. With `open` it stays until its owner agrees. */
  onClose?: (() => void) | undefined;
  onExited?: (() => void) | undefined;
};

const NONE: readonly PreviewPicture[] = [];

const OWN = [
  ...(['defaultOpen', 'onOpenChange', 'pictures', 'current', 'start', 'indicator'] as const),
  ...(['loop', 'labels', 'closeOnBack', 'onSave', 'onLongPress', 'onShown', 'onClose'] as const),
  ...(['onExited'] as const),
];

/** Pictures over the whole screen: pinch, double tap, pan, page through, pull down to close. */
export function ImagePreview({ open: owned, urls, onChange, ...props }: ImagePreviewProps) {
  const { defaultOpen = false, current = 0, start = current, closeOnBack = true } = props;
  const pictures = props.pictures ?? urls?.map((url) => ({ url })) ?? NONE;
  const labels = useLabels(props.labels);
  const [wanted, setWanted] = useValue({ value: owned, initial: defaultOpen });
  // There is nothing to see.
  const open = wanted && pictures.length > 0;
  const first = indexOf(start, pictures);
  const [index, setIndex] = useState(first);
  // Each opening starts with its own picture and no zoom, also while the one before is still leaving.
  const [seen, setSeen] = useState({ open, openings: 0 });
  if (seen.open !== open) {
    setSeen({ open, openings: seen.openings + Number(open) });
    if (open) setIndex(first);
  }
  const close = (cause: ImagePreviewCloseCause) => {
    setWanted(false);
    props.onOpenChange?.(false, cause);
    props.onClose?.();
  };

  return (
    <Popup
      {...omit(props, OWN)}
      open={open}
      side="full"
      label={labels.picture(index + 1, pictures.length)}
      closeOnBack={closeOnBack}
      onClose={close}
      onExited={props.onExited}
    >
      <PreviewBody
        key={seen.openings}
        pictures={pictures}
        start={first}
        indicator={props.indicator ?? 'default'}
        loop={props.loop ?? false}
        labels={labels}
        onChange={(next) => {
          setIndex(next);
          onChange?.(next);
        }}
        onSave={props.onSave}
        onLongPress={props.onLongPress}
        onShown={props.onShown}
        onClose={() => close('close')}
      />
    </Popup>
  );
}

function indexOf(wanted: number | string, pictures: readonly PreviewPicture[]): number {
  const index =
    typeof wanted === 'string' ? pictures.findIndex(({ url }) => url === wanted) : wanted;
  return pictures[index] ? index : 0;
}
