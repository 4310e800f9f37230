import { Spinner } from '@/components/spinner';
import styles from './async-loading.module.css';

export type AsyncLoadingProps = {
  texts: { loading: string };
};

/** What a page's frame shows while the page's code is on its way [S2.11]. When it appears is the caller's choice. */
export function AsyncLoading({ texts }: AsyncLoadingProps) {
  return (
    <div className={styles.loading} aria-busy="true">
      <Spinner size={30} label={texts.loading} />
    </div>
  );
}
