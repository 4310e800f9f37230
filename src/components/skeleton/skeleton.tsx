import '@/components/kit/tokens-extra.css';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '@/components/kit/props';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enSkeleton } from '@/shared/messages/en-content';
import styles from './skeleton.module.css';
import { SkeletonBlock } from './skeleton-block';

export type SkeletonProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** When it is false the children are there. @default true */
  loading?: boolean;
  /** Lines of text. @default 3 */
  rows?: number;
  /** A wider line before them. @default false */
  title?: boolean;
  /** A circle beside them. @default false */
  avatar?: boolean;
  /** A picture above them: its width by its height. */
  picture?: number;
  /** Blocks of your own in place of all of these. */
  shape?: ReactNode;
  /** What screen readers say. @default 'Loading' */
  label?: string;
};

const MOST = 50;

/** The shape of what is about to come, in the room that it will take. */
export function Skeleton({
  loading = true,
  rows = 3,
  title = false,
  avatar = false,
  picture,
  shape,
  label,
  children,
  ...native
}: SkeletonProps) {
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
          <VisuallyHidden>{label ?? t('skeletonLoading')}</VisuallyHidden>
          {shape ?? (
            <>
              {picture !== undefined && picture > 0 && <SkeletonBlock ratio={picture} />}
              {(avatar || title || count > 0) && (
                <div className={styles.row}>
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
