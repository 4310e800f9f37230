import { Panel } from '@/pages/showcase/panel';
import { useText } from '@/pages/showcase/words';
import styles from './api.module.css';
import type { Outcome } from './use-try-out';
import { words } from './words';

/** Nothing before the first try; then what came back, or why nothing did. */
export function OutcomePanel({ outcome }: { outcome: Outcome }) {
  const t = useText(words);
  const { status } = outcome;
  return (
    <div role="status">
      {status !== 'none' && (
        <Panel title={status === 'failed' ? t.failure : t.result}>
          {status === 'waiting' && <p className={styles.quiet}>{t.waiting}</p>}
          {status === 'done' && <Value value={outcome.value} />}
          {status === 'failed' && (
            <div className={styles.failure}>
              <code className={styles.code}>{outcome.code}</code>
              <span>{outcome.errMsg}</span>
            </div>
          )}
        </Panel>
      )}
    </div>
  );
}

function Value({ value }: { value: unknown }) {
  const t = useText(words);
  if (value === undefined) return <p className={styles.quiet}>{t.nothing}</p>;
  return (
    <pre className={styles.pre} dir="ltr">
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
