import type { ReactNode } from 'react';
import { TargetIcon } from '@/components/icon';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enLate } from '@/shared/messages';
import styles from './location.module.css';
import type { OwnPlace } from './use-own-place';

type Props = { own: OwnPlace; onClick: () => void };

/** Requests the location of the user. */
export function LocateButton({ own, onClick }: Props) {
  const t = useKitWords(enLate);
  const isBusy = own.state === 'locating';
  return (
    <RoundButton label={t('locateMe')} isBusy={isBusy} onClick={onClick}>
      {isBusy ? <Spinner size={20} /> : <TargetIcon size={22} />}
    </RoundButton>
  );
}

type RoundButtonProps = {
  label: string;
  isBusy?: boolean;
  children: ReactNode;
  onClick: () => void;
};

/** A button on a map. */
export function RoundButton({ label, isBusy = false, children, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={label}
      aria-busy={isBusy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
