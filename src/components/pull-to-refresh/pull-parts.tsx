import '@/components/kit/tokens-extra.css';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { ArrowDownIcon } from '@/components/icon';
import { Spinner } from '@/components/spinner';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enPullToRefresh } from '@/shared/messages/en-lists';
import type { PullState } from './pull-finger';
import type { PullNews } from './use-pull';
import styles from './pull-to-refresh.module.css';

export type PullLabels = {
  /** The button that replaces the gesture. @default 'Refresh' */
  action?: string;
  /** Shown and announced during a refresh. @default 'Refreshing' */
  started?: string;
  /** Shown and announced when the refresh ends. @default 'Up to date' */
  ended?: string;
  /** Shown and announced when the promise rejects. @default 'Could not refresh' */
  failed?: string;
  /** Shown above the content during a pull. @default 'Pull down to refresh' */
  pull?: string;
  /** Shown when a release will refresh. @default 'Release to refresh' */
  release?: string;
};

export function usePullLabels(own: PullLabels = {}): Required<PullLabels> {
  const t = useKitWords(enPullToRefresh);
  return {
    action: t('pullRefresh'),
    started: t('pullStarted'),
    ended: t('pullEnded'),
    failed: t('pullFailed'),
    pull: t('pullDown'),
    release: t('pullRelease'),
    ...own,
  };
}

type PartProps = {
  state: PullState;
  news: PullNews;
  labels: Required<PullLabels>;
  /** Called by the button. Without it there is no button. */
  onAction: (() => void) | undefined;
};

/** The accessible alternative to the gesture: a button, and a live region with the outcome. */
export function PullAids({ state, news, labels, onAction }: PartProps) {
  return (
    <>
      {onAction && (
        <button
          type="button"
          data-part="action"
          className={styles.action}
          aria-disabled={state === 'refreshing' || undefined}
          onClick={onAction}
        >
          {labels.action}
        </button>
      )}
      {/* Not role="status": that role identifies toasts. */}
      <span className={styles.news} aria-live="polite">
        <VisuallyHidden>{news === 'none' ? '' : labels[news]}</VisuallyHidden>
      </span>
    </>
  );
}

type PullBodyProps = PartProps & {
  ref: Ref<HTMLDivElement>;
  /** The distance at which the content rests during a refresh. */
  rest: number;
  /** Replaces the arrow and its words. */
  head?: ReactNode;
  headStyle?: CSSProperties | undefined;
  headTone?: string | undefined;
  /** If false, only the children render, and the wrapper has no box. */
  enabled: boolean;
  children: ReactNode;
};

/** Content that moves with the pull, and the head that appears above it. */
export function PullBody({ ref, rest, head, enabled, children, ...props }: PullBodyProps) {
  const { state, news, labels } = props;
  const variables = { '--portico-pull-rest': `${rest}px` } as CSSProperties;
  return (
    <>
      {enabled && <PullAids {...props} />}
      <div
        ref={ref}
        data-part="body"
        className={styles.body}
        data-pull={enabled || state !== 'idle' ? state : 'off'}
        // Outside the live region: screen readers may hold back changes inside a busy element.
        aria-busy={state === 'refreshing' || undefined}
        style={variables}
      >
        <div
          data-part="header"
          className={styles.head}
          style={props.headStyle}
          data-tone={props.headTone}
          aria-hidden
          hidden={state === 'idle'}
        >
          {head === undefined ? (
            <PullHead state={state} text={headText(state, news, labels)} />
          ) : (
            head
          )}
        </div>
        {children}
      </div>
    </>
  );
}

function headText(state: PullState, news: PullNews, labels: Required<PullLabels>): string {
  if (state === 'reached') return labels.release;
  if (state === 'refreshing') return labels.started;
  if (state !== 'restoring') return labels.pull;
  return news === 'none' ? '' : labels[news];
}

function PullHead({ state, text }: { state: PullState; text: string }) {
  return (
    <>
      {state === 'refreshing' ? (
        <Spinner size="1.125rem" />
      ) : (
        state !== 'restoring' && <ArrowDownIcon className={styles.down} size="1.125rem" />
      )}
      <span>{text}</span>
    </>
  );
}
