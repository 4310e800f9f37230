import { createContext, type RefObject, useContext } from 'react';

export type DropdownScope = {
  readonly bar: RefObject<HTMLElement | null>;
  /** The key of the item that is open. */
  readonly current: string | null;
  readonly setCurrent: (key: string | null) => void;
};

export const DropdownContext = createContext<DropdownScope | null>(null);

export function useDropdown(): DropdownScope {
  const scope = useContext(DropdownContext);
  if (!scope) throw new Error('DropdownItem stands inside a Dropdown');
  return scope;
}
