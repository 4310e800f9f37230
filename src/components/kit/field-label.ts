import { createContext } from 'react';

/** The label of the FormItem around a component. It replaces the built-in name of the component. */
export const FieldLabelContext = createContext<
  { readonly id: string; readonly text: string } | undefined
>(undefined);
