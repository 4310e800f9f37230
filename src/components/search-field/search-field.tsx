import { type MouseEvent, useState } from 'react';
import { CloseIcon, SearchIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useSafeCallbacks } from '@/components/kit/use-safe-call';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enSearchField } from '@/shared/messages/en-text';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  /** The accessible name. */
  label: string;
  placeholder?: string;
  /** Makes the field controlled. */
  value?: string;
  /** A button that looks like a field and calls `onClick`, to open a search page. @default false */
  disabled?: boolean;
  /** @default false */
  autoFocus?: boolean;
  /** @default 'Clear' */
  clearLabel?: string;
  onChange?: (value: string) => void;
  /** Called at the keyboard's search key. */
  onConfirm?: (value: string) => void;
  onFocusChange?: (focused: boolean) => void;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
};

/** A round search field for a bar. It looks 36 px tall and has a target of 44 px. */
export function SearchField({ label, placeholder = label, ...given }: SearchFieldProps) {
  const props = useSafeCallbacks(given);
  const t = useKitWords(enSearchField);
  const [typed, setTyped] = useState('');
  const text = props.value ?? typed;
  const change = (next: string) => {
    setTyped(next);
    props.onChange?.(next);
  };
  const icon = <KitIcon name="search" icon={SearchIcon} size={18} />;

  if (props.disabled) {
    return (
      <button type="button" className={styles.field} onClick={props.onClick}>
        {icon}
        <span className={styles.placeholder} dir="auto">
          {placeholder}
        </span>
      </button>
    );
  }
  return (
    // With an `action`, iOS shows the search key instead of the return key.
    <form
      role="search"
      aria-label={label}
      action="."
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        props.onConfirm?.(text);
      }}
    >
      {icon}
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
          onClick={(event) => {
            change('');
            event.currentTarget.form?.querySelector('input')?.focus();
          }}
        >
          <KitIcon name="clear" icon={CloseIcon} size={16} />
          <VisuallyHidden>{props.clearLabel ?? t('searchBarClear')}</VisuallyHidden>
        </button>
      )}
    </form>
  );
}
