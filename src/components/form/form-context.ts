import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { FormController } from './create-form';
import { createFormState } from './form-state';

export type FormScope = {
  readonly form: FormController;
  readonly layout: 'above' | 'beside';
};

export const FormContext = createContext<FormScope | null>(null);

const alone = createFormState();

/** What goes on in the form around a component: for buttons, and for what depends on it. */
export function useFormStatus(): { readonly submitting: boolean; readonly dirty: boolean } {
  const scope = useContext(FormContext);
  const { status, dirty } = useStore(scope?.form.store ?? alone);
  return { submitting: status === 'submitting', dirty };
}
