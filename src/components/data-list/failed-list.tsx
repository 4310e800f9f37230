import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/button';
import { Empty } from '@/components/empty';
import { useKitWords } from '@/platform';
import { failureIn } from '@/router';
import { enDataList } from '@/shared/messages/en-lists';

type FailedListProps = {
  readonly error: unknown;
  readonly isOnline: boolean;
  readonly isPaused: boolean;
  readonly onRetry: (() => void) | undefined;
  readonly root: RefObject<HTMLElement | null>;
};

/** In place of items that could not be loaded. It tells a missing network from a server that reports an error. */
export function FailedList({ error, isOnline, isPaused, onRetry, root }: FailedListProps) {
  const t = useKitWords(enDataList);
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = block.current;
    const list = root.current;
    return () => {
      // The button leaves. Otherwise the keyboard would begin at the top of the document.
      if (!element?.contains(document.activeElement)) return;
      list?.setAttribute('tabindex', '-1');
      list?.focus({ preventScroll: true });
    };
  }, [root]);

  const failure = failureIn(error);
  const isOfConnection = failure.kind === 'connection';
  const isOffline = isPaused || (isOfConnection && !isOnline);
  return (
    <Empty
      ref={block}
      preset={isOffline || isOfConnection ? 'network' : 'error'}
      // Offline the title is that of the preset: there is no network.
      title={isOffline ? undefined : t('listFailed')}
      text={
        failure.kind === 'server' && !isOffline
          ? t('serverFailed', { status: failure.status })
          : undefined
      }
    >
      {onRetry && (
        <Button variant="tonal" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Empty>
  );
}
