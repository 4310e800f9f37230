import { Skeleton, SkeletonBlock } from '@/components/skeleton';
import styles from './data-list.module.css';

/** The widths of the two lines of each row. Equal ones look like a table. */
const ROWS = [
  ['45%', '30%'],
  ['60%', '38%'],
  ['38%', '24%'],
  ['52%', '34%'],
  ['42%', '20%'],
  ['56%', '30%'],
] as const;

/** Grey rows in the shape of the list. */
export function LoadingRows({ variant }: { readonly variant: 'card' | 'full' | 'plain' }) {
  const rows = ROWS.map(([title, note]) => (
    <div key={title} className={styles.grey}>
      <SkeletonBlock width={title} />
      <SkeletonBlock width={note} height="0.75rem" />
    </div>
  ));
  return (
    <Skeleton
      className={styles.greys}
      data-variant={variant}
      shape={<div className={styles.rows}>{rows}</div>}
    />
  );
}
