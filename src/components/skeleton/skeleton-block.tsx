import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './skeleton.module.css';

export type SkeletonBlockProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** @default '100%' */
  width?: number | string;
  /** @default '1rem' */
  height?: number | string;
  /** The aspect ratio (width / height), instead of a height. */
  ratio?: number;
  /** A circle needs only a width. @default 'rect' */
  shape?: 'rect' | 'circle';
};

/** One grey block, to build your own shapes. */
export function SkeletonBlock(ownProps: SkeletonBlockProps) {
  const {
    width = '100%',
    height = '1rem',
    ratio,
    shape = 'rect',
    ...native
  } = useDefaults('SkeletonBlock', ownProps);
  const aspectRatio = shape === 'circle' ? 1 : ratio;
  const size = aspectRatio === undefined ? { width, height } : { width, aspectRatio };
  return (
    <span
      aria-hidden
      {...native}
      className={joinClasses(styles.block, native.className)}
      style={{ ...size, ...native.style }}
      data-shape={shape}
    />
  );
}
