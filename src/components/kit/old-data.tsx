import { Button } from '@/components/button';
import { useKitLocale, useKitWords } from '@/platform';
import { enOldData } from '@/shared/messages/en-lists';
import styles from './old-data.module.css';

type OldDataProps = {
  /** When the data came, in milliseconds since 1970. */
  readonly since: number;
  readonly isOffline?: boolean;
  readonly isBusy?: boolean;
  /** Without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
};

/** A strip above data that could not be refreshed: how old it is, and a button that tries again. */
export function OldData({ since, isOffline = false, isBusy = false, onRetry }: OldDataProps) {
  const t = useKitWords(enOldData);
  const time = timeOf(since, useKitLocale());
  return (
    <div className={styles.strip}>
      <span role="status" className={styles.text}>
        {t(isOffline ? 'offlineData' : 'oldData', { time })}
      </span>
      {onRetry && (
        <Button
          size="small"
          variant="plain"
          className={styles.button}
          loading={isBusy}
          onClick={onRetry}
        >
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

/** The time of today, or with its date. */
function timeOf(since: number, locale: string): string {
  const date = new Date(since);
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(date);
}
