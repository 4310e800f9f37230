import '@/components/kit/tokens-extra.css';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Spinner } from '@/components/spinner';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enPullToRefresh } from '@/shared/messages/en-lists';
import type { PullNews, PullState } from './use-pull';
import styles from './pull-to-refresh.module.css';

export type PullLabels = {
  /** The button that stands in for the gesture. @default 'Refresh' */
  action?: string;
  /** Announced, and shown, while it refreshes. @default 'Refreshing' */
  started?: string;
  /** When it is over. @default 'Up to date' */
  ended?: string;
  /** When the promise was refused. @default 'Could not refresh' */
  failed?: string;
  /** Shown above content that is pulled. @default 'Pull down to refresh' */
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
  /** The button, where the finger may pull. */
  onAction: (() => void) | undefined;
};

/** What all can use who cannot pull, or cannot see: a button, and what has happened in words. */
export function PullAids({ state, news, labels, onAction }: PartProps) {
  return (
    <>
      {onAction && (
        <button
          type="button"
          className={styles.action}
          aria-disabled={state === 'refreshing' || undefined}
          onClick={onAction}
        >
          {labels.action}
        </button>
      )}
      {/* Not a status: that is what a toast is found by. */}
      <span className={styles.news} aria-live="polite">
        <VisuallyHidden>{news === 'none' ? '' : labels[news]}</VisuallyHidden>
      </span>
    </>
  );
}

type PullBodyProps = PartProps & {
  ref: Ref<HTMLDivElement>;
  /** How far down the content rests while it refreshes. */
  rest: number;
  /** In place of the arrow and its words. */
  head?: ReactNode;
  headStyle?: CSSProperties | undefined;
  headTone?: string | undefined;
  /** Without it there is nothing but the children, where they would stand by themselves. */
  enabled: boolean;
  children: ReactNode;
};

/** Content that is pulled down itself, and what comes to light above it. */
export function PullBody({ ref, rest, head, enabled, children, ...props }: PullBodyProps) {
  const { state, news, labels } = props;
  const variables = { '--portico-pull-rest': `${rest}px` } as CSSProperties;
  return (
    <>
      {enabled && <PullAids {...props} />}
      <div
        ref={ref}
        className={styles.body}
        data-pull={enabled || state !== 'idle' ? state : 'off'}
        // Not around the live region: screen readers may hold back what changes in a busy place.
        aria-busy={state === 'refreshing' || undefined}
        style={variables}
      >
        <div
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
        state !== 'restoring' && <DownArrow />
      )}
      <span>{text}</span>
    </>
  );
}

function DownArrow() {
  return (
    <svg className={styles.down} viewBox="0 0 24 24" width="1.125rem" height="1.125rem" fill="none">
      <path d="M12 4.5v15m0 0 6-6m-6 6-6-6" />
    </svg>
  );
}
