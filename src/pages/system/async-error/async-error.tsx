import { ClockIcon, OfflineIcon } from '@/components/icon';
import styles from './async-error.module.css';

export type AsyncErrorProps = {
  /** The texts of [S8.4] and [S8.3]. That of [S8.3] does not say that a tap tries again, so `retry` is below it. */
  texts: { timeout: string; offline: string; retry: string };
  /** The device has no network, and the screen says so. @default false */
  offline?: boolean;
  onRetry: () => void;
};

/** The screen in a page frame when the code of the page did not load. All of it is one button [S2.12]. */
export function AsyncError({ texts, offline = false, onRetry }: AsyncErrorProps) {
  const Icon = offline ? OfflineIcon : ClockIcon;
  return (
    <div role="alert" className={styles.error}>
      <button type="button" className={styles.button} onClick={onRetry}>
        <Icon size={40} weight={1.4} />
        {offline ? texts.offline : texts.timeout}
        {offline && (
          <span className={styles.retry} aria-hidden>
            {texts.retry}
          </span>
        )}
      </button>
    </div>
  );
}
