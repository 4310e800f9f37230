import { SegmentedControl, type SegmentedControlProps } from 'portico';
import styles from './choice.module.css';

/** A segmented control with its name above it, as a text field has. */
export function Choice<V extends string>(props: SegmentedControlProps<V>) {
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {props.label}
      </span>
      <SegmentedControl {...props} />
    </div>
  );
}
