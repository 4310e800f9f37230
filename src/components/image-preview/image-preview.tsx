import { type ComponentProps, useState } from 'react';
import type { PictureClient } from '@/components/kit/client-files';
import { type OpenProps, useOpen } from '@/components/kit/overlays';
import { Popup } from '@/components/popup';
import { asList, asRows, ifGiven, useData } from '@/components/kit/use-data';
import { textOf } from '@/components/kit/convert-form-value';
import { useDefaults } from '@/components/kit/use-defaults';
import { omit } from '@/shared/lazy-values';
import { type ImagePreviewLabels, useLabels } from './labels';
import { PreviewBody, type PreviewPicture } from './preview-body';

export type { ImagePreviewLabels, PreviewPicture };

/** Native props reach the panel. */
type Native = Omit<ComponentProps<'div'>, 'children' | 'role' | 'title' | 'onChange'>;

export type ImagePreviewProps = Native &
  OpenProps & {
    /** Picture URLs. `pictures` has precedence. */
    urls?: readonly string[];
    /** Picture URLs with alt texts. */
    pictures?: readonly PreviewPicture[];
    /**
     * Fetches the pictures with the token of this client, each when it comes near. The URLs are then behind its
     * `baseURL`.
     */
    client?: PictureClient | undefined;
    /** First picture by index or URL, read on open. An unknown one means the first. @default 0 */
    current?: number | string;
    /** Same as `current`, as an index. */
    start?: number;
    /** Dots (a number for ten pictures and more), a number, or nothing. @default 'default' */
    indicator?: 'default' | 'number' | 'none';
    /** The first picture follows the last. @default false */
    loop?: boolean;
    /** Replaces texts of the app's language. */
    labels?: Partial<ImagePreviewLabels>;
    /** Inside a page, Back closes the preview, and so does leaving the page. @default true */
    closeOnBack?: boolean;
    /** Fires when another picture is current. */
    onChange?: ((index: number) => void) | undefined;
    /** Adds a save button, which is busy until the promise settles. */
    onSave?: ((index: number) => void | Promise<void>) | undefined;
    /** Fires on a long press. Without it the browser's menu appears, where messaging apps let users save the picture. */
    onLongPress?: ((index: number) => void) | undefined;
    /** Fires when the preview is on the screen. */
    onShown?: (() => void) | undefined;
    /** Fires when the closing animation has ended. */
    onExited?: (() => void) | undefined;
  };

const NONE: readonly PreviewPicture[] = [];

const OWN = [
  ...['defaultOpen', 'onOpenChange', 'pictures', 'client', 'current', 'start', 'indicator'],
  ...['loop', 'labels', 'closeOnBack', 'onSave', 'onLongPress', 'onShown'],
  ...['onExited'],
];

const readers = { urls: ifGiven(asList), pictures: ifGiven(asRows) };

/** Shows pictures in full screen: pinch, double tap, pan, page, and pull down to close. */
export function ImagePreview(ownProps: ImagePreviewProps) {
  const {
    open: owned,
    urls,
    onChange,
    ...props
  } = useData('ImagePreview', useDefaults('ImagePreview', ownProps, ['onSave']), readers);
  const { defaultOpen, onOpenChange, current = 0, start = current, closeOnBack = true } = props;
  const pictures = props.pictures ?? urls?.map((url) => ({ url: textOf(url) ?? '' })) ?? NONE;
  const labels = useLabels(props.labels);
  const [wanted, change] = useOpen({ open: owned, defaultOpen, onOpenChange });
  // Without pictures the preview stays closed.
  const open = wanted && pictures.length > 0;
  const first = indexOf(start, pictures);
  const [index, setIndex] = useState(first);
  // Each opening starts at its own picture without zoom, even if the previous one is still closing.
  const [seen, setSeen] = useState({ open, openings: 0 });
  if (seen.open !== open) {
    setSeen({ open, openings: seen.openings + Number(open) });
    if (open) setIndex(first);
  }

  return (
    <Popup
      {...omit(props, OWN)}
      open={open}
      side="full"
      label={labels.picture(index + 1, pictures.length)}
      closeOnBack={closeOnBack}
      onOpenChange={change}
      onExited={props.onExited}
    >
      <PreviewBody
        key={seen.openings}
        pictures={pictures}
        client={props.client}
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
        onClose={(reason) => change(false, reason)}
      />
    </Popup>
  );
}

function indexOf(wanted: number | string, pictures: readonly PreviewPicture[]): number {
  const index =
    typeof wanted === 'string' ? pictures.findIndex(({ url }) => url === wanted) : wanted;
  return pictures[index] ? index : 0;
}
