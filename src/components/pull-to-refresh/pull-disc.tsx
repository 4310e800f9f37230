import '@/components/tokens-extra.css';
import { Spinner } from '@/components/spinner';
import type { PullState } from './pull-machine';
import styles from './pull-to-refresh.module.css';

/** Hangs over the content of a page that is pulled; the content stays. */
export function PullDisc({ state }: { state: PullState }) {
  const isBusy = state === 'refreshing' || state === 'restoring';
  return (
    <div className={styles.disc} aria-hidden>
      {isBusy ? <Spinner size={22} /> : <Arrow />}
    </div>
  );
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24" width="24" height="24" fill="none">
      <path d="M19.5 12a7.5 7.5 0 1 1-2.6-5.7l2.1 1.9" />
      <path d="M19.25 3.75v4.5h-4.5" />
    </svg>
  );
}
