import { type ChangeEvent, useId } from 'react';
import styles from './text-field.module.css';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** More than one line. @default false */
  multiline?: boolean;
  type?: 'text' | 'number';
  autoComplete?: string;
  error?: string | undefined;
};

export function TextField({ label, value, onChange, multiline = false, ...props }: Props) {
  const id = useId();
  const { error, type = 'text', autoComplete = 'off', placeholder } = props;
  const field = {
    id,
    value,
    placeholder,
    autoComplete,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && `${id}-error`,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {multiline ? <textarea rows={3} {...field} /> : <input type={type} {...field} />}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
