import { useText } from '@/pages/showcase/words';
import styles from './attempt.module.css';
import { FailureText } from './failure-text';
import type { Attempt } from './use-attempt';
import { words } from './words';

/** How the last try went. It is there before its words are, so that screen readers hear them. */
export function AttemptResult({ attempt }: { attempt: Attempt }) {
  const t = useText(words);
  const { status } = attempt;

  return (
    <output className={styles.result} data-status={status}>
      {status === 'waiting' && t.waiting}
      {status === 'done' && attempt.text}
      {status === 'failed' && <FailureText error={attempt.error} />}
    </output>
  );
}
