import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type CSSProperties, useState } from 'react';
import { type ImageMode, ImageView, usePreview } from '@/components/image';
import { joinClasses } from '@/components/kit/props';
import { useKitWords } from '@/platform';
import { IMAGE_COUNT } from '@/shared/defaults';
import { enAlbum } from '@/shared/messages/en-content';
import styles from './album.module.css';

export type AlbumPicture = {
  readonly url: string;
  readonly alt?: string;
  /** Of the picture itself: with both, a single one has its room beforehand. */
  readonly width?: number;
  readonly height?: number;
};

export type AlbumProps = Omit<ComponentProps<'ul'>, 'children'> & {
  urls: readonly (string | AlbumPicture)[];
  /** The accessible name of the whole. */
  label?: string;
  /** How many are shown at most. @default 9 */
  maxCount?: number;
  /** How many stand in a row. @default 3 */
  rowCount?: number;
  /** Between them, in pixels. @default 6 */
  space?: number;
  /** The longer side of a picture that is alone. @default 180 */
  singleSize?: number;
  /** @default 'scaleToFill' */
  singleMode?: ImageMode;
  /** @default 'aspectFill' */
  multipleMode?: ImageMode;
  /** The last one tells how many there are beyond it. @default true */
  showMore?: boolean;
  /** A tap shows all of them over the whole screen, from that one on. @default true */
  previewFullImage?: boolean;
  onItemClick?: (index: number) => void;
};

/** Pictures side by side [S9.5]; a tap shows them all in full. */
export function Album({
  urls,
  label,
  maxCount = IMAGE_COUNT,
  rowCount = 3,
  space = 6,
  singleSize = 180,
  singleMode = 'scaleToFill',
  multipleMode = 'aspectFill',
  showMore = true,
  previewFullImage = true,
  onItemClick,
  ...native
}: AlbumProps) {
  const t = useKitWords(enAlbum);
  const { preview, slot } = usePreview();
  const pictures = urls.map((item) => (typeof item === 'string' ? { url: item } : item));
  const count = pictures.length;
  const { shown, more, columns, breakAfter } = layOut({ count, maxCount, rowCount });

  const press = (current: number) => {
    onItemClick?.(current);
    if (!previewFullImage) return;
    preview({
      urls: pictures.map(({ url }) => url),
      alts: pictures.map(({ alt = '' }) => alt),
      current,
    });
  };
  const nameOf = (index: number, alt = '') => {
    const number = index + 1;
    const isLast = showMore && more > 0 && number === shown;
    if (isLast) return t('albumMore', { number, count, more });
    return t(alt ? 'albumPictureOf' : 'albumPicture', { number, count, alt });
  };
  const gap = Number.isFinite(space) ? Math.max(0, space) : 6;

  return (
    <>
      <ul
        {...native}
        // A list without marks is none to Safari's screen reader.
        role="list"
        aria-label={label}
        className={joinClasses(styles.album, native.className)}
        style={
          {
            '--album-columns': columns,
            '--album-space': `${gap}px`,
            ...native.style,
          } as CSSProperties
        }
        data-count={shown}
      >
        {pictures.slice(0, shown).map((picture, index) => (
          <li
            // The same picture may be in it twice.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${index} ${picture.url}`}
            className={styles.item}
            data-single={count === 1 ? '' : undefined}
            data-break={index === breakAfter ? '' : undefined}
          >
            <button
              type="button"
              className={styles.tile}
              aria-label={nameOf(index, picture.alt)}
              onClick={() => press(index)}
            >
              {count === 1 ? (
                <SinglePicture picture={picture} size={singleSize} mode={singleMode} />
              ) : (
                <ImageView
                  className={styles.picture}
                  src={picture.url}
                  alt=""
                  mode={multipleMode}
                  ratio={1}
                  retry={false}
                />
              )}
              {showMore && more > 0 && index === shown - 1 && (
                <span className={styles.more} aria-hidden dir="ltr">
                  +{more}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {slot}
    </>
  );
}

type Props = {
  picture: { readonly url: string; readonly width?: number; readonly height?: number };
  size: number;
  mode: ImageMode;
};

/** Alone, a picture has its own proportions, the longer side as long as `size`. */
function SinglePicture({ picture, size, mode }: Props) {
  const { url, width = 0, height = 0 } = picture;
  const [own, setOwn] = useState({ url, width, height });
  const known = width > 0 && height > 0 ? picture : own.url === url ? own : null;
  const ratio = ratioOf(known?.width, known?.height);
  const side = size > 0 ? size : 180;
  return (
    <ImageView
      className={styles.picture}
      src={url}
      alt=""
      mode={mode}
      width={ratio < 1 ? side * ratio : side}
      ratio={ratio}
      retry={false}
      onLoad={(loaded) => setOwn({ url, ...loaded })}
    />
  );
}

/** A banner or a receipt is cut: thinner than a finger it could not be pressed. */
function ratioOf(width = 0, height = 0): number {
  return width > 0 && height > 0 ? Math.min(4, Math.max(0.25, width / height)) : 1;
}

type Given = { readonly count: number; readonly maxCount: number; readonly rowCount: number };

/** How many pictures are shown, how many are not, and in how many columns. */
export function layOut({ count, maxCount, rowCount }: Given) {
  const most = whole(maxCount, IMAGE_COUNT);
  const columns = whole(rowCount, 3);
  const shown = Math.min(count, most);
  // Four in rows of three would leave one alone: they are a square.
  const breakAfter = shown === 4 && columns === 3 ? 2 : -1;
  return { shown, more: count - shown, columns, breakAfter };
}

function whole(value: number, otherwise: number): number {
  const rounded = Math.trunc(value);
  return Number.isNaN(rounded) || rounded < 1 ? otherwise : rounded;
}
