import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enCell } from '@/shared/messages/en-lists';
import styles from './cell.module.css';

/** An asterisk, and a hidden word for screen readers. */
export function RequiredMark() {
  const t = useKitWords(enCell);
  return (
    <span className={styles.required}>
      <span aria-hidden>*</span>
      <VisuallyHidden>{t('required')}</VisuallyHidden>
    </span>
  );
}
