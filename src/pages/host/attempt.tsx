import { Cell, isPlatformError, type PlatformError } from 'portico';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '@/pages/showcase/words';
import styles from './attempt.module.css';
import { words } from './words';

export type Attempt =
  | { readonly status: 'none' | 'waiting' }
  | { readonly status: 'done'; readonly text: string }
  | { readonly status: 'failed'; readonly error: PlatformError };

/** A call, and how its last try went in words. Of two tries the later one counts. */
export function useAttempt() {
  const [attempt, setAttempt] = useState<Attempt>({ status: 'none' });
  const last = useRef(0);

  const run = async (call: () => Promise<string>) => {
    last.current += 1;
    const turn = last.current;
    setAttempt({ status: 'waiting' });
    const ended = await end(call);
    if (turn === last.current) setAttempt(ended);
  };

  return {
    attempt,
    run: (call: () => Promise<string>) => () => void run(call),
  };
}

async function end(call: () => Promise<string>): Promise<Attempt> {
  try {
    return { status: 'done', text: await call() };
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return { status: 'failed', error };
  }
}

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

/** A failure in words for the user and in those of the call. A cancel is not a failure. */
function FailureText({ error }: { error: Pick<PlatformError, 'code' | 'errMsg'> }) {
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
