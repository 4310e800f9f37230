import { Button } from '@/components/button';
import { useKitWords, useLocale } from '@/platform';
import type { OldDataProps } from '@/router';
import { en, enLate } from '@/shared/messages';
import styles from './old-data.module.css';
import { useFocusPageOnUnmount } from './use-focus-page-on-unmount';

/** A strip above a page whose data could not be refreshed: how old it is, and a button that tries again. */
export function OldData({ page, since, retry }: OldDataProps) {
  const t = useKitWords(en);
  const late = useKitWords(enLate);
  const { locale } = useLocale();
  useFocusPageOnUnmount(page);
  return (
    <div className={styles.strip}>
      <span role="status">{late('oldData', { time: timeOf(since, locale) })}</span>
      <Button size="small" variant="plain" onClick={() => void retry()}>
        {t('retry')}
      </Button>
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
