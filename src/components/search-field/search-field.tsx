import { type FormEvent, useState } from 'react';
import { CloseIcon, SearchIcon } from '@/components/icon';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  /** The accessible name. */
  label: string;
  placeholder?: string;
  /** Makes the field controlled. */
  value?: string;
  /** Only a button that looks like a field: calls `onPress`, as a door to a search page. @default false */
  disabled?: boolean;
  /** @default false */
  autoFocus?: boolean;
  /** @default 'Clear' */
  clearLabel?: string;
  onChange?: (value: string) => void;
  /** The keyboard's search key. */
  onConfirm?: (value: string) => void;
  onFocusChange?: (focused: boolean) => void;
  onPress?: () => void;
};

/** A round search field for a bar: 36 px to the eye, 44 px to the finger. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, disabled = false, onPress } = props;
  if (!disabled) return <Field {...props} placeholder={placeholder} />;
  return (
    <button type="button" className={styles.field} onClick={onPress}>
      <SearchIcon size={18} />
      <span className={styles.placeholder} dir="auto">
        {placeholder}
      </span>
    </button>
  );
}

function Field({ label, placeholder, value, clearLabel = 'Clear', ...props }: SearchFieldProps) {
  const [typed, setTyped] = useState('');
  const text = value ?? typed;
  const change = (next: string) => {
    setTyped(next);
    props.onChange?.(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onConfirm?.(text);
  };
  const clear = (form: HTMLFormElement | null) => {
    change('');
    form?.querySelector('input')?.focus();
  };

  return (
    // An action makes iOS show the search key in place of the return key.
    <form role="search" aria-label={label} action="." className={styles.field} onSubmit={submit}>
      <SearchIcon size={18} />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        autoFocus={props.autoFocus}
        onChange={(event) => change(event.target.value)}
        onFocus={() => props.onFocusChange?.(true)}
        onBlur={() => props.onFocusChange?.(false)}
      />
      {text && (
        <button
          type="button"
          className={styles.clear}
          onClick={(event) => clear(event.currentTarget.form)}
        >
          <CloseIcon size={16} />
          <VisuallyHidden>{clearLabel}</VisuallyHidden>
        </button>
      )}
    </form>
  );
}
