import { ClockIcon, OfflineIcon, WarningIcon } from '@/components/icon';
import styles from './async-error.module.css';

export type AsyncErrorProps = {
  text: string;
  /** For a text that does not say that a tap tries again. */
  hint?: string;
  /** The connection was too slow, the device has no network, or the server or the product has failed. */
  look: 'late' | 'offline' | 'broken';
  onRetry: () => void;
};

const icons = { late: ClockIcon, offline: OfflineIcon, broken: WarningIcon } as const;

/** The screen in a page frame when the code or the data of the page did not load. All of it is one button [S2.12]. */
export function AsyncError({ text, hint, look, onRetry }: AsyncErrorProps) {
  const Icon = icons[look];
  return (
    <div role="alert" className={styles.error}>
      <button type="button" className={styles.button} onClick={onRetry}>
        <Icon size={40} weight={1.4} />
        {text}
        {hint && (
          <span className={styles.retry} aria-hidden>
            {hint}
          </span>
        )}
      </button>
    </div>
  );
}
