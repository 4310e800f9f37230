import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type FormEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { useSubmitCall } from '@/components/kit/form-control';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { useHandle } from '@/components/kit/use-handle';
import { useKitWords } from '@/platform';
import { usePageId, usePageMemory } from '@/router';
import { enForm } from '@/shared/messages/en-choice';
import { createForm, type FormMemory, type FormOptions, type SubmitContext } from './create-form';
import type { SafeValues } from './controls';
import styles from './form.module.css';
import { FormContext, useFormStatus } from './form-context';
import { FormSummary } from './form-summary';
import type { ValidateTrigger } from './items';
import { PageLeaveGuard, useUnloadGuard } from './leave-guard';
import type { FormValues } from './rules';
import { Button, type ButtonProps } from '@/components/button';

export type FormHandle<V extends FormValues = FormValues> = {
  /** Of the fields of these names, or of all; shows what is wrong. */
  validate(names?: readonly string[]): Promise<boolean>;
  /** What the submit button does; false if it was not sent. */
  submit(): Promise<boolean>;
  /** Back to the first values. */
  reset(): void;
  /** Texts for fields, by their names, from a server for example. */
  setErrors(errors: Readonly<Record<string, string>>): void;
  values(): V;
  isDirty(): boolean;
};

export type FormProps<V extends FormValues = FormValues> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onInvalid' | 'action'
> & {
  /** The accessible name. */
  label?: string;
  /**
   * Gets what is valid. Until its promise settles, further ones are ignored. A failure (thrown, or resolved as
   * `{ fields, message }`) is shown.
   */
  onSubmit?: (values: V, context: SubmitContext) => unknown;
  /** It was not sent: what is wrong, by the names of the fields. */
  onInvalid?: (errors: Readonly<Record<string, string>>) => void;
  /** What `onSubmit` has thrown, for a log. */
  onFailure?: (error: unknown) => void;
  onDirtyChange?: (dirty: boolean) => void;
  /** When fields are judged for the first time; later on with each change. @default 'blur' */
  validateTrigger?: ValidateTrigger;
  /** Where labels stand. @default 'above' */
  layout?: 'above' | 'beside';
  /** A list of what is wrong, above the fields. @default true */
  summary?: boolean;
  /** Asks before what was entered is left behind. In a page with several forms, give each an `id`. @default false */
  guardLeave?: boolean;
  handle?: Ref<FormHandle<V>>;
};

/** A native form: its values are those of the native controls in it, whichever components bring them. */
export function Form<V extends FormValues = FormValues>({
  label,
  onSubmit,
  onInvalid,
  onFailure,
  onDirtyChange,
  validateTrigger = 'blur',
  layout = 'above',
  summary = true,
  guardLeave = false,
  handle,
  ref,
  children,
  ...native
}: FormProps<V>) {
  const t = useKitWords(enForm);
  const pageId = usePageId();
  const element = useRef<HTMLFormElement>(null);
  const options: FormOptions = {
    t,
    trigger: validateTrigger,
    onSubmit: onSubmit as FormOptions['onSubmit'],
    onInvalid,
    onFailure,
  };
  const newest = useRef(options);
  useLayoutEffect(() => {
    newest.current = options;
  });
  const pageMemory = usePageMemory();
  const name = `form:${native.id ?? native.name ?? label ?? ''}`;
  const memory: FormMemory | null =
    guardLeave && pageMemory
      ? {
          read: () => pageMemory.read(name) as SafeValues | undefined,
          write: (safe) => {
            if (safe || pageMemory.read(name)) pageMemory.write(name, safe);
          },
        }
      : null;
  const [form] = useState(() =>
    createForm(
      () => element.current,
      () => newest.current,
      memory,
    ),
  );
  const { status, dirty } = useStore(form.store);

  useHandle(handle, {
    validate: form.validate,
    submit: form.submit,
    reset: () => element.current?.reset(),
    setErrors: form.setErrors,
    values: () => form.read() as V,
    isDirty: () => form.store.getState().dirty,
  });

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    // After the effects of the fields: what they begin with is clean.
    form.compare();
    const reset = (event: Event) => {
      if (event.target === node && !event.defaultPrevented) form.resetDone();
    };
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, [form]);

  const tellDirty = useEffectEvent((now: boolean) => onDirtyChange?.(now));
  // It lives as long as the component: a form may be sent while its page is hidden.
  useInsertionEffect(
    () => form.store.subscribe((now, before) => now.dirty !== before.dirty && tellDirty(now.dirty)),
    [form],
  );
  useUnloadGuard(form.store, guardLeave);
  useSubmitCall(element, form.submit);

  const submit = (event: FormEvent) => {
    // React tells also of forms in layers that were opened from in here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    void form.submit();
  };

  return (
    <FormContext value={useMemo(() => ({ form, layout }), [form, layout])}>
      <form
        aria-label={label}
        {...native}
        ref={useMergedRefs(element, ref)}
        className={joinClasses(styles.form, native.className)}
        noValidate
        data-state={status}
        data-dirty={dirty || undefined}
        aria-busy={status === 'submitting' || undefined}
        onSubmit={submit}
        onInput={(event) => {
          form.compare();
          native.onInput?.(event);
        }}
      >
        {summary && <FormSummary />}
        {children}
        {guardLeave && pageId !== null && <PageLeaveGuard />}
      </form>
    </FormContext>
  );
}

export type SubmitButtonProps = Omit<ButtonProps, 'type'>;

/** Sends the form around it, and is busy until that is done. */
export function SubmitButton(props: SubmitButtonProps) {
  const { submitting } = useFormStatus();
  return <Button block {...props} type="submit" loading={submitting || props.loading === true} />;
}
