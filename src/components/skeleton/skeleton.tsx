import '@/components/kit/tokens-extra.css';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enSkeleton } from '@/shared/messages/en-content';
import styles from './skeleton.module.css';
import { SkeletonBlock } from './skeleton-block';

export type SkeletonProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** If false, the children are shown. @default true */
  loading?: boolean;
  /** The number of text lines, at most 50. The last line is shorter. @default 3 */
  rows?: number;
  /** A title line above the text lines. @default false */
  title?: boolean;
  /** A circle beside the lines. @default false */
  avatar?: boolean;
  /** A picture above the lines. The number is its aspect ratio (width / height). */
  picture?: number;
  /** Your own blocks instead of all of these. */
  shape?: ReactNode;
  /** The text for screen readers. @default 'Loading' */
  label?: string;
};

const MOST = 50;

/** A placeholder with the shape and size of content that is still loading. */
export function Skeleton(ownProps: SkeletonProps) {
  const {
    loading = true,
    rows = 3,
    title = false,
    avatar = false,
    picture,
    shape,
    label,
    children,
    ...native
  } = useDefaults('Skeleton', ownProps);
  const t = useKitWords(enSkeleton);
  const count = Math.min(MOST, Math.max(0, Math.trunc(rows) || 0));
  const lines = Array.from({ length: count }, (_, index) => index);
  return (
    <div
      {...native}
      className={joinClasses(styles.skeleton, native.className)}
      data-state={loading ? 'loading' : 'ready'}
      aria-busy={loading}
    >
      {loading ? (
        <>
          <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
          {shape ?? (
            <>
              {picture !== undefined && picture > 0 && <SkeletonBlock ratio={picture} />}
              {(avatar || title || count > 0) && (
                <div data-part="row" className={styles.row}>
                  {avatar && <SkeletonBlock shape="circle" width={44} />}
                  <div className={styles.lines}>
                    {title && <SkeletonBlock width="45%" height="1.25rem" />}
                    {lines.map((line) => (
                      <SkeletonBlock
                        key={line}
                        height="0.875rem"
                        width={line > 0 && line === count - 1 ? '60%' : '100%'}
                      />
                    ))}
                  </div>
                </div>
              )}
            </>
          )}
        </>
      ) : (
        children
      )}
    </div>
  );
}
