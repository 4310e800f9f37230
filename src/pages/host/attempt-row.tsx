import { Cell } from 'portico';
import type { ReactNode } from 'react';
import styles from './attempt.module.css';
import { AttemptResult } from './attempt-result';
import { useAttempt } from './use-attempt';

type Props = {
  icon: ReactNode;
  title: string;
  note?: string;
  /** Resolves with a sentence about the result. */
  call: () => Promise<string>;
};

/** A row that makes a call, and says below what became of it. */
export function AttemptRow({ icon, title, note, call }: Props) {
  const { attempt, run } = useAttempt();

  return (
    <div className={styles.row}>
      <Cell icon={icon} title={title} note={note} arrow={false} onClick={run(call)} />
      <AttemptResult attempt={attempt} />
    </div>
  );
}
