import type { ReactNode, RefObject } from 'react';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enInfiniteList } from '@/shared/messages/en-lists';
import styles from './infinite-list.module.css';
import type { LoadPhase, LoadSide } from './use-loader';

type LoadRowProps = {
  side: LoadSide;
  mark: RefObject<HTMLSpanElement | null>;
  threshold: number;
  phase: LoadPhase;
  hasMore: boolean;
  /** Shown when there are no more items. */
  rest: ReactNode;
  onLoad: () => void;
};

/** The row at an end of the list: its loading state, and a button for users who do not scroll. */
export function LoadRow({ side, mark, threshold, phase, hasMore, rest, onLoad }: LoadRowProps) {
  const t = useKitWords(enInfiniteList);
  const isLoading = phase === 'loading';
  if (!hasMore && !isLoading)
    return (
      rest && (
        <div data-part="row" className={styles.row}>
          {rest}
        </div>
      )
    );
  const more = t(side === 'end' ? 'listMore' : 'listEarlier');
  return (
    <div data-part="row" className={styles.row} data-state={phase}>
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
        data-part="button"
        className={styles.button}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isLoading || undefined}
        onClick={isLoading ? undefined : onLoad}
      >
        {isLoading && <Spinner size="1.125rem" />}
        {isLoading ? t('loading') : phase === 'failed' ? t('retry') : more}
      </button>
    </div>
  );
}
