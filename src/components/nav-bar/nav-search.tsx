import { SearchBar, SearchButton } from '@/components/search-bar';

export type NavSearchProps = {
  /** The accessible name. */
  label: string;
  placeholder?: string;
  value?: string;
  /** A button that looks like a field and calls `onClick`, to open a search page. @default false */
  disabled?: boolean;
  /** @default false */
  autoFocus?: boolean;
  onChange?: (value: string) => void;
  /** Called at the keyboard's search key. */
  onConfirm?: (value: string) => void;
  onFocusChange?: (focused: boolean) => void;
  onClick?: () => void;
};

/** The search of a bar. */
export function NavSearch({ disabled, onFocusChange, onClick, ...field }: NavSearchProps) {
  const { label, placeholder = label } = field;
  if (disabled) return <SearchButton label={placeholder} onClick={onClick} />;
  return (
    <SearchBar
      {...field}
      cancelButton="none"
      onFocus={() => onFocusChange?.(true)}
      onBlur={() => onFocusChange?.(false)}
    />
  );
}
