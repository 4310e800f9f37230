import '@/components/tokens-extra.css';
import { useId } from 'react';
import styles from './segmented-control.module.css';

export type SegmentedOption<V extends string = string> = {
  value: V;
  text: string;
};

export type SegmentedControlProps<V extends string = string> = {
  /** The accessible name of the group. */
  label: string;
  options: readonly SegmentedOption<V>[];
  value: V;
  onChange: (value: V) => void;
};

/** One of a few short choices, all in sight: radio buttons side by side. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.text}>{option.text}</span>
        </label>
      ))}
    </div>
  );
}
