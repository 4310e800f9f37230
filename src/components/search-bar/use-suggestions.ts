import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { type Suggestion, suggestionId } from './suggestion';

/** True: the key was meant for the list. */
export type ListKeys = (event: KeyboardEvent) => boolean;

export type SuggestionsOptions = {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** It is searched for, and the list was not closed. */
  readonly isSought: boolean;
  readonly keys: Ref<ListKeys>;
  /** Where one is in the list, -1 is the field; undefined: there is no list to be seen. */
  readonly onPlace: (place: number | undefined) => void;
  readonly onPick: (suggestion: Suggestion) => void;
  readonly onOpen: (isOpen: boolean) => void;
};

/** The list of a combobox: the focus stays in the field, the arrow keys go through the list. */
export function useSuggestions({ id, suggestions, isSought, keys, ...told }: SuggestionsOptions) {
  const { onPlace, onPick, onOpen } = told;
  const [active, setActive] = useState(-1);
  const isOpen = isSought && suggestions.length > 0;
  const place = isOpen && active < suggestions.length ? active : -1;

  // Other suggestions, or the list anew: none of them was gone to.
  const [last, setLast] = useState(suggestions);
  if (last !== suggestions) setLast(suggestions);
  if (active >= 0 && (last !== suggestions || !isOpen)) setActive(-1);

  useLayoutEffect(() => onPlace(isOpen ? place : undefined), [onPlace, isOpen, place]);
  useEffect(() => {
    document.getElementById(suggestionId(id, place))?.scrollIntoView({ block: 'nearest' });
  }, [id, place]);

  useImperativeHandle(keys, () => (event) => {
    const count = suggestions.length;
    if (event.nativeEvent.isComposing || count === 0) return false;
    const picked = suggestions[place];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      onOpen(true);
      // Round through the field itself, which is place -1.
      if (isOpen || step === 1) setActive(((place + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && picked) onPick(picked);
    else if (event.key === 'Escape' && isOpen) onOpen(false);
    else return false;
    event.preventDefault();
    return true;
  });
  return { isOpen, place };
}
