import { SegmentedControl, type SegmentedControlProps } from 'portico';
import { type ChangeEvent, useId } from 'react';
import styles from './fields.module.css';

/** A segmented control with its name above it, as a text field has. */
export function Choice<V extends string>(props: SegmentedControlProps<V>) {
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {props.label}
      </span>
      <SegmentedControl {...props} />
    </div>
  );
}

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** More than one line. @default false */
  multiline?: boolean;
  type?: 'text' | 'number';
};

export function TextField({ label, value, onChange, multiline = false, ...props }: TextFieldProps) {
  const id = useId();
  const { type = 'text', placeholder } = props;
  const field = {
    id,
    value,
    placeholder,
    autoComplete: 'off',
    className: styles.input,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {multiline ? <textarea rows={3} {...field} /> : <input type={type} {...field} />}
    </div>
  );
}
