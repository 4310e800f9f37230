import type { ReactNode } from 'react';
import { CloseIcon } from '@/components/icon';
import { useKitWords } from '@/platform';
import { enInput } from '@/shared/messages/en-text';
import styles from './input.module.css';

type ClearButtonProps = {
  label: ReactNode;
  onPress: () => void;
};

export function ClearButton({ label, onPress }: ClearButtonProps) {
  const t = useKitWords(enInput);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={typeof label === 'string' ? t('inputClear', { label }) : t('inputClearText')}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <span className={styles.disc}>
        <CloseIcon size="0.75rem" weight={2.5} />
      </span>
    </button>
  );
}
