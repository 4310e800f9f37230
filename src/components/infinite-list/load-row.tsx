import '@/components/tokens-extra.css';
import type { ReactNode, RefObject } from 'react';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enInfiniteList } from '@/shared/messages/en-lists';
import styles from './infinite-list.module.css';
import type { LoadPhase } from './load-round';

type LoadRowProps = {
  side: 'start' | 'end';
  mark: RefObject<HTMLSpanElement | null>;
  threshold: number;
  phase: LoadPhase;
  hasMore: boolean;
  /** What stands here when there is no more. */
  rest: ReactNode;
  onLoad: () => void;
};

/** The row at an end of the list: what it is doing, and a button for who does not scroll. */
export function LoadRow({ side, mark, threshold, phase, hasMore, rest, onLoad }: LoadRowProps) {
  const t = useKitWords(enInfiniteList);
  const isLoading = phase === 'loading';
  if (!hasMore && !isLoading) return rest && <div className={styles.row}>{rest}</div>;
  const more = t(side === 'end' ? 'listMore' : 'listEarlier');
  return (
    <div className={styles.row} data-state={phase}>
      <span
        ref={mark}
        className={styles.mark}
        data-side={side}
        style={{ blockSize: threshold }}
        aria-hidden
      />
      {phase === 'failed' && <span>{t('listFailed')}</span>}
      <button
        type="button"
        className={styles.button}
        // Not `disabled`: that would drop the focus.
        aria-disabled={isLoading || undefined}
        onClick={isLoading ? undefined : onLoad}
      >
        {isLoading && <Spinner size="1.125rem" />}
        {isLoading ? t('listLoading') : phase === 'failed' ? t('listRetry') : more}
      </button>
    </div>
  );
}
