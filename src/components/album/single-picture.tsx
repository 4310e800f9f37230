import { useState } from 'react';
import { type ImageMode, ImageView } from '@/components/image';
import styles from './album.module.css';

type Props = {
  picture: { readonly url: string; readonly width?: number; readonly height?: number };
  size: number;
  mode: ImageMode;
};

/** Alone, a picture has its own proportions, the longer side as long as `size`. */
export function SinglePicture({ picture, size, mode }: Props) {
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
