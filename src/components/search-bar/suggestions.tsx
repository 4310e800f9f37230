import { SearchIcon } from '@/components/icon';
import { textOf } from '@/components/kit/convert-form-value';
import { KitIcon } from '@/components/kit/kit-context';
import type { SpokenOption } from '@/components/kit/spoken-option';
import styles from './suggestion-list.module.css';
import { type KeyboardEvent, useEffect, useState } from 'react';

type SuggestionListProps = {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  /** The index of the active suggestion. -1 is the field. */
  readonly place: number;
  /** The text in the field. */
  readonly query: string;
  readonly onPick: (suggestion: Suggestion) => void;
};

/** The suggestions below the field. */
export function SuggestionList({
  id,
  label,
  suggestions,
  place,
  query,
  onPick,
}: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      data-part="list"
      className={styles.list}
      // The field keeps the focus, so the screen keyboard stays open.
      onMouseDown={(event) => event.preventDefault()}
      tabIndex={-1}
    >
      {suggestions.map((suggestion, index) => (
        <button
          type="button"
          key={suggestion.value}
          id={suggestionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === place}
          data-part="option"
          className={styles.option}
          onClick={() => onPick(suggestion)}
        >
          <KitIcon name="search" icon={SearchIcon} size="1.125rem" />
          <span className={styles.words}>
            <Marked text={textOf(suggestion.label ?? suggestion.value) ?? ''} query={query} />
            {suggestion.note && (
              <span data-part="note" className={styles.note}>
                {suggestion.note}
              </span>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Shows the typed text in normal weight and the rest in bold. */
function Marked({ text, query }: { text: string; query: string }) {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  if (at === -1) return <span>{text}</span>;
  const end = at + query.length;
  return (
    <span>
      <b>{text.slice(0, at)}</b>
      {text.slice(at, end)}
      <b>{text.slice(end)}</b>
    </span>
  );
}

type SuggestionsOptions = {
  readonly id: string;
  readonly suggestions: readonly Suggestion[] | undefined;
  /** The user searches and has not closed the list. */
  readonly isSought: boolean;
  readonly onPick: (suggestion: Suggestion) => void;
  readonly onOpen: (isOpen: boolean) => void;
};

const NONE: readonly Suggestion[] = [];

/** The list of a combobox. The focus stays in the field while the arrow keys move in the list. -1 is the field. */
export function useSuggestions({ id, suggestions = NONE, ...options }: SuggestionsOptions) {
  const { isSought, onPick, onOpen } = options;
  const [active, setActive] = useState(-1);
  const isOpen = isSought && suggestions.length > 0;
  const place = isOpen && active < suggestions.length ? active : -1;

  // With other suggestions, or after the list was closed, the arrow keys start at the field.
  const [last, setLast] = useState(suggestions);
  const isOther = !isSame(last, suggestions);
  if (isOther) setLast(suggestions);
  if (active >= 0 && (isOther || !isOpen)) setActive(-1);

  useEffect(() => {
    document.getElementById(suggestionId(id, place))?.scrollIntoView({ block: 'nearest' });
  }, [id, place]);

  /** Returns true if it has used the key. */
  const takesKey = (event: KeyboardEvent): boolean => {
    const count = suggestions.length;
    if (event.nativeEvent.isComposing || count === 0) return false;
    const picked = suggestions[place];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      onOpen(true);
      // From the last suggestion to the field (-1), and on to the first.
      if (isOpen || step === 1) setActive(((place + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && picked) onPick(picked);
    else if (event.key === 'Escape' && isOpen) onOpen(false);
    else {
      // The browser moves the caret, so the next Enter is about the text.
      if (CARET_KEYS.includes(event.key)) setActive(-1);
      return false;
    }
    event.preventDefault();
    return true;
  };
  return { isOpen, place, takesKey, backToField: () => setActive(-1) };
}

const CARET_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Products often make an equal array in each render. */
function isSame(before: readonly Suggestion[], now: readonly Suggestion[]): boolean {
  if (before === now) return true;
  return before.length === now.length && before.every(({ value }, i) => value === now[i]?.value);
}

export type Suggestion = {
  readonly value: string;
  /** The text of the option. @default value */
  readonly label?: string;
  /** A second, quieter line. */
  readonly note?: string;
};

/** The text that the live region reads for the active suggestion. */
export function optionOf(suggestions: readonly Suggestion[] = NONE, index: number): SpokenOption {
  const suggestion = suggestions[index];
  const words = suggestion && [suggestion.label ?? suggestion.value, suggestion.note];
  return { text: words?.filter(Boolean).join(', '), index, count: suggestions.length };
}

export const suggestionId = (id: string, place: number) => `${id}-${place}`;
