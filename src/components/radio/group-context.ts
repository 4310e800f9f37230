import { createContext } from 'react';

export type RadioGroupScope = {
  readonly name: string;
  readonly form: string | undefined;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly value: string;
  pick(value: string): void;
};

export const RadioGroupContext = createContext<RadioGroupScope | null>(null);
