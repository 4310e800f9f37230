import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { InfoIcon } from '@/components/icon';
import { useKitWords } from '@/platform';
import { en, enLate } from '@/shared/messages';
import styles from './location.module.css';
import type { LocationTrouble, OwnPlace } from './use-own-place';

const sentences = {
  denied: 'locationDenied',
  unknown: 'locationUnknown',
  late: 'locationLate',
  unsupported: 'locationUnsupported',
} as const satisfies Record<LocationTrouble, string>;

type Props = {
  own: OwnPlace;
  /** The alternative without a location. */
  children?: ReactNode;
  onRetry: () => void;
};

/** Explains in its place why the location of the user is unknown. */
export function LocationNotice({ own, children, onRetry }: Props) {
  const t = useKitWords({ ...en, ...enLate });
  return (
    <div role="status">
      {own.state === 'failed' && (
        <div className={styles.notice}>
          <InfoIcon size="1.25rem" />
          <p>
            {t(sentences[own.trouble])} {children}
          </p>
          {own.trouble !== 'unsupported' && (
            <Button variant="plain" size="small" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
