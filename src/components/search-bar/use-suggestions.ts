import { type KeyboardEvent, useEffect, useId, useState } from 'react';

export type Suggestion = {
  readonly value: string;
  /** What is shown; the value itself without it. */
  readonly text?: string;
  /** A second, quieter line. */
  readonly note?: string;
};

type SuggestionsOptions = {
  suggestions: readonly Suggestion[];
  hasFocus: boolean;
  onPick: (suggestion: Suggestion) => void;
};

/** The list of a combobox: the focus stays in the field, the arrow keys go through the list. */
export function useSuggestions({ suggestions, hasFocus, onPick }: SuggestionsOptions) {
  const id = useId();
  const [isShut, setShut] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = hasFocus && !isShut && suggestions.length > 0;
  const place = isOpen && active < suggestions.length ? active : -1;

  // Other suggestions: none of them was gone to.
  const [last, setLast] = useState(suggestions);
  if (last !== suggestions) {
    setLast(suggestions);
    setActive(-1);
  }

  useEffect(() => {
    if (place >= 0) document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, place]);

  const close = () => {
    setShut(true);
    setActive(-1);
  };

  /** True: the key was meant for the list. */
  const press = (event: KeyboardEvent): boolean => {
    const count = suggestions.length;
    if (event.nativeEvent.isComposing || count === 0) return false;
    const picked = suggestions[place];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setShut(false);
      // Round through the field itself, which is place -1.
      if (isOpen || step === 1) setActive(((place + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && picked) {
      close();
      onPick(picked);
    } else if (event.key === 'Escape' && isOpen) close();
    else return false;
    event.preventDefault();
    return true;
  };

  return {
    isOpen,
    listId: id,
    optionId: (index: number) => `${id}-${index}`,
    active: place,
    press,
    close,
    open: () => setShut(false),
  };
}
