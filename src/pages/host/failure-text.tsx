import type { PlatformError } from 'portico';
import { useText } from '@/pages/showcase/words';
import styles from './attempt.module.css';
import { words } from './words';

/** A failure in words for the user and in those of the call. A cancel is not a failure. */
export function FailureText({ error }: { error: Pick<PlatformError, 'code' | 'errMsg'> }) {
  const t = useText(words);
  const { code, errMsg } = error;
  if (code === 'cancel') return t.failure(code);

  return (
    <span className={styles.failure}>
      <span className={styles.reason}>{t.failure(code)}</span>
      <bdi className={styles.raw}>{errMsg}</bdi>
    </span>
  );
}
