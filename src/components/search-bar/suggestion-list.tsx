import { SearchIcon } from '@/components/icon';
import { suggestionId } from './suggestion';
import styles from './suggestion-list.module.css';
import { type SuggestionsOptions, useSuggestions } from './use-suggestions';

type SuggestionListProps = SuggestionsOptions & {
  readonly label: string;
  /** What stands in the field. */
  readonly query: string;
};

/** What could be meant. The field can be used without it: it comes later, and then shows what is typed by then. */
export function SuggestionList({ label, query, ...options }: SuggestionListProps) {
  const { id, suggestions, onPick } = options;
  const { isOpen, place } = useSuggestions(options);
  if (!isOpen) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      // The field keeps the focus, and a phone its keyboard.
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
          className={styles.option}
          onClick={() => onPick(suggestion)}
        >
          <SearchIcon size="1.125rem" />
          <span className={styles.words}>
            <Marked text={suggestion.text ?? suggestion.value} query={query} />
            {suggestion.note && <span className={styles.note}>{suggestion.note}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}

/** What was typed stands back, what is new stands out. */
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
