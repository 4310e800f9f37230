import { Button } from '@/components/button';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { en, enLate } from '@/shared/messages';
import type { Choice } from './choice';
import styles from './choose-location.module.css';

type Props = { choice: Choice; isLocating: boolean; onRetry: () => void };

/** Why there is no list. */
export function NoPlaces({ choice: { state, trouble }, isLocating, onRetry }: Props) {
  const t = useKitWords({ ...en, ...enLate });
  if (state === 'asking' || (state === 'idle' && isLocating))
    return (
      <div className={styles.waiting}>
        <Spinner label={t('loading')} />
      </div>
    );
  if (state === 'failed')
    return (
      <div className={styles.nothing} role="alert">
        <p>{t(trouble === 'offline' ? 'noNetwork' : 'placesFailed')}</p>
        <Button variant="tonal" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    );
  if (state === 'idle') return null;
  return (
    <div className={styles.nothing} role="status">
      <p className={styles.none}>{t('placesNone')}</p>
      <p>{t('placesNoneText')}</p>
    </div>
  );
}
