import { createContext } from 'react';

export type CheckboxGroupScope = {
  readonly name: string | undefined;
  readonly form: string | undefined;
  readonly disabled: boolean;
  /** No further one may be chosen. */
  readonly full: boolean;
  readonly chosen: readonly string[];
  /** How many of them are chosen. */
  readonly all: 'checked' | 'unchecked' | 'mixed';
  toggle(value: string, checked: boolean): void;
  toggleAll(): void;
  /** The group learns of its boxes, in whichever order they come. */
  join(input: HTMLInputElement): () => void;
};

export const CheckboxGroupContext = createContext<CheckboxGroupScope | null>(null);
