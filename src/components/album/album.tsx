import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type CSSProperties, useState } from 'react';
import { type ImageMode, ImageView, usePreview } from '@/components/image';
import { joinClasses } from '@/components/kit/props';
import { asList, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitWords } from '@/platform';
import { IMAGE_COUNT } from '@/shared/defaults';
import { enAlbum } from '@/shared/messages/en-content';
import styles from './album.module.css';

export type AlbumPicture = {
  readonly url: string;
  readonly alt?: string;
  /** The picture's own size in pixels. With both, a single picture loads without a layout shift. */
  readonly width?: number;
  readonly height?: number;
};

export type AlbumProps = Omit<ComponentProps<'ul'>, 'children'> & {
  urls: readonly (string | AlbumPicture)[];
  /** The accessible name of the list. */
  label?: string;
  /** Number of pictures shown at most. @default 9 */
  maxCount?: number;
  /** Pictures in a row. In rows of three, four pictures form a square. @default 3 */
  rowCount?: number;
  /** Gap between pictures, in pixels. @default 6 */
  space?: number;
  /** Longer side of a single picture, in pixels. @default 180 */
  singleSize?: number;
  /** How a single picture fills its frame. @default 'scaleToFill' */
  singleMode?: ImageMode;
  /** How several pictures fill their frames. @default 'aspectFill' */
  multipleMode?: ImageMode;
  /** Shows the number of hidden pictures on the last one. @default true */
  showMore?: boolean;
  /** A tap previews all pictures in full screen, starting at that one. @default true */
  previewFullImage?: boolean;
  /** Called before the preview opens. */
  onItemClick?: (index: number) => void;
};

const readers = { urls: asList };

/** A grid of pictures [S9.5]. A tap opens them all in a full-screen preview. */
export function Album(ownProps: AlbumProps) {
  const {
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
  } = useData('Album', useDefaults('Album', ownProps), readers);
  const t = useKitWords(enAlbum);
  const { preview, slot } = usePreview();
  const pictures = urls.map((item) =>
    typeof item === 'string' ? { url: item } : (item ?? { url: '' }),
  );
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
    return t(alt ? 'albumPictureOf' : 'imageOf', { number, count, alt });
  };
  const gap = Number.isFinite(space) ? Math.max(0, space) : 6;

  return (
    <>
      <ul
        {...native}
        // VoiceOver in Safari ignores a list with `list-style: none` unless it has the role.
        role="list"
        aria-label={label}
        className={joinClasses(styles.album, native.className)}
        style={
          {
            '--portico-own-album-columns': columns,
            '--portico-own-album-space': `${gap}px`,
            ...native.style,
          } as CSSProperties
        }
        data-count={shown}
      >
        {pictures.slice(0, shown).map((picture, index) => (
          <li
            // The same picture may occur twice, so the URL alone is not a unique key.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${index} ${picture.url}`}
            data-part="item"
            className={styles.item}
            data-single={count === 1 ? '' : undefined}
            data-break={index === breakAfter ? '' : undefined}
          >
            <button
              type="button"
              data-part="tile"
              className={styles.tile}
              aria-label={nameOf(index, picture.alt)}
              onClick={() => press(index)}
            >
              {count === 1 ? (
                <SinglePicture picture={picture} size={singleSize} mode={singleMode} />
              ) : (
                <ImageView
                  data-part="picture"
                  className={styles.picture}
                  src={picture.url}
                  alt=""
                  mode={multipleMode}
                  ratio={1}
                  retry={false}
                />
              )}
              {showMore && more > 0 && index === shown - 1 && (
                <span data-part="count" className={styles.more} aria-hidden dir="ltr">
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

/** A single picture keeps its proportions. Its longer side is `size`. */
function SinglePicture({ picture, size, mode }: Props) {
  const { url, width = 0, height = 0 } = picture;
  const [own, setOwn] = useState({ url, width, height });
  const known = width > 0 && height > 0 ? picture : own.url === url ? own : null;
  const ratio = ratioOf(known?.width, known?.height);
  const side = size > 0 ? size : 180;
  return (
    <ImageView
      data-part="picture"
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

/** Limits the ratio, so that a banner or a receipt stays large enough to tap. */
function ratioOf(width = 0, height = 0): number {
  return width > 0 && height > 0 ? Math.min(4, Math.max(0.25, width / height)) : 1;
}

type Given = { readonly count: number; readonly maxCount: number; readonly rowCount: number };

/** Computes the number of shown pictures, hidden pictures and columns. */
export function layOut({ count, maxCount, rowCount }: Given) {
  const most = whole(maxCount, IMAGE_COUNT);
  const columns = whole(rowCount, 3);
  const shown = Math.min(count, most);
  // Four pictures in rows of three would leave one alone, so they form a square.
  const breakAfter = shown === 4 && columns === 3 ? 2 : -1;
  return { shown, more: count - shown, columns, breakAfter };
}

function whole(value: number, otherwise: number): number {
  const rounded = Math.trunc(value);
  return Number.isNaN(rounded) || rounded < 1 ? otherwise : rounded;
}
