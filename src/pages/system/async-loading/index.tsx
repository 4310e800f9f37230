import { Spinner } from '@/components/spinner';
import styles from './async-loading.module.css';

/** The screen in a page frame while the code of the page loads [S2.11]. The caller chooses when it appears. */
export function AsyncLoading({ label }: { label: string }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <Spinner size={30} label={label} />
    </div>
  );
}
