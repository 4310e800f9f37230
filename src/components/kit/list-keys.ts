import { type KeyboardEvent, useRef } from 'react';
import { focusByKey } from './focus-keys';
import { findTyped, useTypedText } from './typed-text';

/** The keys of a menu, or of a list of options: arrows, Home, End, and the letters of a name. */
export function useListKeys(selector: string, how?: { readonly wraps: boolean }) {
  const typedIn = useTypedText();
  const isSpaceTyped = useRef(false);

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
      const column = items.map((item) => [item]);
      if (focusByKey(event, column, how)) return;
      const text = typedIn(event);
      isSpaceTyped.current = event.key === ' ' && Boolean(text);
      // Space chooses the item, unless it continues a typed word.
      if (!text) return;
      event.preventDefault();
      const names = (row: number) => [items[row]?.textContent ?? ''];
      const rows = { count: items.length, names, isDisabled: () => false };
      const at = items.findIndex((item) => item === event.target);
      items[findTyped(rows, text, at)]?.focus();
    },
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
      // Firefox clicks a button when Space comes up.
      if (event.key === ' ' && isSpaceTyped.current) event.preventDefault();
    },
  };
}
