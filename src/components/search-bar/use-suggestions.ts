import { type KeyboardEvent, useEffect, useState } from 'react';
import { type Suggestion, suggestionId } from './suggestion';

type SuggestionsOptions = {
  readonly id: string;
  readonly suggestions: readonly Suggestion[] | undefined;
  /** The user searches and has not closed the list. */
  readonly isSought: boolean;
  readonly onPick: (suggestion: Suggestion) => void;
  readonly onOpen: (isOpen: boolean) => void;
};

const NONE: readonly Suggestion[] = [];

/** The list of a combobox. The focus stays in the field while the arrow keys go through the list. Place -1 is the field. */
export function useSuggestions({ id, suggestions = NONE, ...options }: SuggestionsOptions) {
  const { isSought, onPick, onOpen } = options;
  const [active, setActive] = useState(-1);
  const isOpen = isSought && suggestions.length > 0;
  const place = isOpen && active < suggestions.length ? active : -1;

  // With other suggestions, or after the list was closed, the arrow keys start at the field.
  const [last, setLast] = useState(suggestions);
  if (last !== suggestions) setLast(suggestions);
  if (active >= 0 && (last !== suggestions || !isOpen)) setActive(-1);

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
    else return false;
    event.preventDefault();
    return true;
  };
  return { isOpen, place, takesKey };
}
