import { ImageView } from 'portico';
import { PictureIcon } from 'portico/icons';
import '../styles/picture.css';

export const pictureOf = (id: string) => `/art/${id}.svg`;

/** A phone that never had a picture shows its outline until the network is back. All pictures are beside their names. */
const common = {
  alt: '',
  mode: 'aspectFill',
  retry: false,
  fallback: <PictureIcon size={28} weight={1.4} />,
} as const;

type PictureProps = {
  readonly src: string;
  /** It is on the first screen, so it comes before everything else. Other pictures wait until they are near. */
  readonly isFirst?: boolean;
};

/** A square picture, as wide as its place. */
export function Picture({ src, isFirst = false }: PictureProps) {
  const first = isFirst && ({ lazy: false, fetchPriority: 'high' } as const);
  return <ImageView {...common} {...first} className="picture" src={src} ratio={1} />;
}

/** A small picture in a row. */
export const Thumb = ({ src }: { readonly src: string }) => (
  <ImageView {...common} className="thumb" src={src} width={56} height={56} />
);

type CutOutProps = { readonly id: string; readonly lazy?: boolean };

/** Goods without a background. Its parent says how wide it is, and looks complete without it. */
export const CutOut = ({ id, lazy = true }: CutOutProps) => (
  <ImageView
    {...common}
    className="cut-out"
    src={`/art/${id}-cut.svg`}
    width="var(--cut-out)"
    ratio={1}
    lazy={lazy}
    placeholder={null}
    fallback={null}
  />
);
