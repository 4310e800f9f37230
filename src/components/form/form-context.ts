import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { FormController } from './create-form';
import { createFormState, type FormHandle } from './types';
import { share } from './paths';
import type { FormValues } from './rules';

export type FormScope = {
  readonly form: FormController;
  readonly layout: 'above' | 'beside';
  /** The id of the native form, for its buttons in portals. */
  readonly id: string;
};

export const FormContext = createContext<FormScope | null>(null);

const alone = createFormState();

/** The status of the surrounding form, for buttons and for components that depend on it. */
export function useFormStatus(): { readonly submitting: boolean; readonly dirty: boolean } {
  const scope = useContext(FormContext);
  const store = scope?.form.store ?? alone;
  const submitting = useStore(store, ({ status }) => status === 'submitting');
  return { submitting, dirty: useStore(store, ({ dirty }) => dirty) };
}

/**
 * The handle of the surrounding form, to read and write values. It does not re-render the component; use `useWatch`
 * for that.
 */
export function useForm<V extends object = FormValues>(): FormHandle<V> {
  return useFormScope('useForm').form.handle as unknown as FormHandle<V>;
}

/**
 * The value of a field, an object or a list of the surrounding form. Only the calling component renders when it
 * changes. Several names give a list of values.
 */
export function useWatch<T = unknown>(name: string): T;
export function useWatch<T extends readonly unknown[] = readonly unknown[]>(
  names: readonly string[],
): T;
export function useWatch(names: string | readonly string[]): unknown {
  const { form } = useFormScope('useWatch');
  const [last] = useState<{ values: unknown }>(() => ({ values: undefined }));
  const read = () => {
    if (typeof names === 'string') return form.watched(names);
    last.values = share(last.values, names.map(form.watched));
    return last.values;
  };
  return useSyncExternalStore(form.watch, read, read);
}

/** The form around a part. Without one, development has a mistake to tell of. */
export function useFormScope(part: string): FormScope {
  const scope = useContext(FormContext);
  if (!scope) throw new Error(`${part}: put it inside a Form`);
  return scope;
}
