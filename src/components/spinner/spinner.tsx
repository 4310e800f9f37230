import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './spinner.module.css';

export type SpinnerProps = {
  /** Diameter in pixels. @default 24 */
  size?: number;
  /** Read by screen readers. Leave it out where the text beside the spinner says the same. */
  label?: string;
};

/** A turning ring in the text's colour; under reduced motion it breathes instead. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  return (
    <span className={styles.spinner} style={{ width: size, height: size }}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
