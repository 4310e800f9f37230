import { createContext } from 'react';

/** The id of the label of the FormItem around a component that consists of several controls, such as an Upload. */
export const FieldLabelContext = createContext<string | undefined>(undefined);
