import '@/components/kit/tokens-extra.css';
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { FormFieldsContext, useSubmitCall } from '@/components/kit/form-control';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import { useKitWords } from '@/platform';
import { usePageId, usePageMemory } from '@/router';
import { enForm } from '@/shared/messages/en-choice';
import { createForm } from './create-form';
import type { FormMemory, FormOptions } from './form-state';
import type { SafeValues } from './controls';
import { type DraftPlace, sessionPlace } from './draft';
import styles from './form.module.css';
import { FormContext, useFormStatus } from './form-context';
import { FormSummary } from './form-summary';
import { FormLeaveQuestion, useUnloadGuard } from './form-guard';
import type { FormHandle } from './form-handle';
import type { FormProps } from './form-props';
import type { FormValues } from './rules';
import { warnOfSharedDraft } from './shared-drafts';
import { Button, type ButtonProps } from '@/components/button';

/** A native form. Its values are those of its native controls, from any component. */
export function Form<V extends object = FormValues>(ownProps: FormProps<V>) {
  const {
    label,
    initialValues,
    schema,
    onSubmit,
    onSuccess,
    onInvalid,
    onFailure,
    onDirtyChange,
    validateTrigger = 'blur',
    layout = 'above',
    summary = true,
    draft,
    disabled = false,
    guardLeave = draft !== undefined,
    handle,
    ref,
    children,
    ...native
  } = useDefaults('Form', ownProps);
  const t = useKitWords(enForm);
  const pageId = usePageId();
  const element = useRef<HTMLFormElement>(null);
  const options: FormOptions = {
    t,
    trigger: validateTrigger,
    schema,
    onSubmit: onSubmit as unknown as FormOptions['onSubmit'],
    onSuccess,
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
    guardLeave && draft === undefined && pageMemory
      ? {
          read: () => pageMemory.read(name) as SafeValues | undefined,
          write: (safe) => {
            if (safe || pageMemory.read(name)) pageMemory.write(name, safe);
          },
        }
      : null;
  const draftName = `form-draft:${draft}`;
  const ofPage: DraftPlace | null = pageMemory && {
    read: () => pageMemory.read(draftName),
    write: (text) => {
      if (text !== undefined || pageMemory.has(draftName)) pageMemory.write(draftName, text);
    },
  };
  const place = draft === undefined ? null : (ofPage ?? sessionPlace(draft));
  const [form] = useState(() =>
    createForm(
      () => element.current,
      () => newest.current,
      memory,
      initialValues,
      place,
    ),
  );
  const { status, dirty } = useStore(form.store);

  useHandle(handle, form.handle as unknown as FormHandle<V>);

  // Before the first paint, so that native fields show their initial values.
  useLayoutEffect(() => {
    form.fields.seed();
    form.restore();
  }, [form]);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    // Compare after the effects of the fields, so that their initial values count as clean.
    form.compare();
    requestAnimationFrame(form.tellLost);
    const reset = (event: Event) => {
      if (event.target === node && !event.defaultPrevented) form.resetDone();
    };
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, [form]);

  useEffect(() => {
    if (!import.meta.env.DEV || !element.current || draft === undefined) return undefined;
    return warnOfSharedDraft(element.current, draft, pageMemory ?? document);
  }, [draft, pageMemory]);

  const tellDirty = useEffectEvent((now: boolean) => onDirtyChange?.(now));
  // Insertion effects stay active while the page is hidden, when a submission may still finish.
  useInsertionEffect(
    () => form.store.subscribe((now, before) => now.dirty !== before.dirty && tellDirty(now.dirty)),
    [form],
  );
  useUnloadGuard(form.store, guardLeave);
  useSubmitCall(element, form.handle.submit);

  const submit = (event: FormEvent) => {
    // React events bubble through portals; ignore the forms of layers that were opened from this form.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    void form.handle.submit();
  };

  return (
    <FormContext value={useMemo(() => ({ form, layout }), [form, layout])}>
      <FormFieldsContext value={form.fields.scope}>
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
          {/* Always there: a fieldset that comes and goes would remount the fields. */}
          <fieldset role="presentation" data-form="" className={styles.fields} disabled={disabled}>
            {children}
          </fieldset>
          {guardLeave && pageId !== null && <FormLeaveQuestion />}
        </form>
      </FormFieldsContext>
    </FormContext>
  );
}

export type SubmitButtonProps = Omit<ButtonProps, 'type'>;

/** Submits the surrounding form and is busy until the submission ends. */
export function SubmitButton(ownProps: SubmitButtonProps) {
  const props = useDefaults('SubmitButton', ownProps);
  const { submitting } = useFormStatus();
  return <Button block {...props} type="submit" loading={submitting || props.loading === true} />;
}
