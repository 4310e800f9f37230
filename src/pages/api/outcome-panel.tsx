import { Button } from 'portico';
import { useEffect, useRef } from 'react';
import { Panel } from '@/pages/showcase/panel';
import { useText } from '@/pages/showcase/words';
import styles from './api.module.css';
import { OutcomeValue } from './outcome-value';
import type { Outcome } from './use-try-out';
import { words } from './words';

type Props = {
  outcome: Outcome;
  heard: readonly unknown[];
  /** How far a long call is, as it says so. */
  progress: unknown;
  /** Only for a call that can be ended early. */
  onAbort: (() => void) | undefined;
};

/** Nothing before the first try; then what came back, or why nothing did. */
export function OutcomePanel({ outcome, heard, progress, onAbort }: Props) {
  const t = useText(words);
  const { status } = outcome;
  const panel = useRef<HTMLDivElement>(null);

  // Below a long form the answer would come unseen.
  useEffect(() => {
    if (status === 'done' || status === 'failed') {
      panel.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [status]);

  return (
    <div role="status" ref={panel}>
      {status !== 'none' && (
        <Panel title={status === 'failed' ? t.failure : t.result}>
          {status === 'waiting' && (
            <>
              <p className={styles.quiet}>{t.waiting}</p>
              {progress !== undefined && <OutcomeValue value={progress} />}
              {onAbort && (
                <Button variant="tonal" onClick={onAbort}>
                  {t.abort}
                </Button>
              )}
            </>
          )}
          {status === 'done' && <OutcomeValue value={outcome.value} />}
          {status === 'failed' && (
            <div className={styles.failure}>
              <code className={styles.code}>{outcome.code}</code>
              <span>{outcome.errMsg}</span>
            </div>
          )}
        </Panel>
      )}
      {heard.length > 0 && (
        <Panel title={t.heard}>
          <ol className={styles.heard}>
            {heard.map((event, index) => (
              <li key={heard.length - index}>
                <OutcomeValue value={event} />
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </div>
  );
}
