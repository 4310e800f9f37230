import { SearchIcon } from '@/components/icon';
import styles from './search-bar.module.css';
import type { Suggestion } from './use-suggestions';

type SuggestionListProps = {
  id: string;
  label: string;
  optionId: (index: number) => string;
  suggestions: readonly Suggestion[];
  active: number;
  query: string;
  onPick: (suggestion: Suggestion) => void;
};

export function SuggestionList({
  id,
  label,
  optionId,
  suggestions,
  active,
  ...props
}: SuggestionListProps) {
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
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          onClick={() => props.onPick(suggestion)}
        >
          <SearchIcon size="1.125rem" />
          <span className={styles.words}>
            <Marked text={suggestion.text ?? suggestion.value} query={props.query} />
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
