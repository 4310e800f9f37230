import { SearchIcon } from '@/components/icon';
import { type Suggestion, suggestionId } from './suggestion';
import styles from './suggestion-list.module.css';

type SuggestionListProps = {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  /** The index of the suggestion that the arrow keys have reached. -1 is the field. */
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
