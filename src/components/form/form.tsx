import '@/components/kit/tokens-extra.css';
import {
  type FormEvent,
  useEffect,
  useContext,
  useEffectEvent,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { FieldItemContext, FormFieldsContext, ownNativeForm } from '@/components/kit/form-control';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import { useReport, useSafeCall } from '@/components/kit/use-safe-call';
import { useKitWords } from '@/platform';
import { enForm } from '@/shared/messages/en-choice';
import { createForm } from './create-form';
import { watchDocument } from './watch-document';
import styles from './form.module.css';
import { FormContext, useFormStatus } from './form-context';
import { FormSummary } from './form-summary';
import type { FormHandle, FormOptions, FormProps } from './types';
import type { FormValues } from './rules';
import { Button, type ButtonProps } from '@/components/button';

/** A native form. Its values are those of its fields, with their types. */
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
    disabled = false,
    handle,
    id: givenId,
    ref,
    children,
    ...native
  } = useDefaults('Form', ownProps, ['onSubmit', 'onSuccess']);
  const t = useKitWords(enForm);
  const call = useSafeCall();
  const report = useReport();
  const ownId = useId();
  const id = givenId ?? ownId;
  const element = useRef<HTMLFormElement>(null);
  const options: FormOptions = {
    name: givenId ?? native.name ?? label ?? '',
    t,
    report,
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
  const [form] = useState(() =>
    createForm(
      () => element.current,
      () => newest.current,
      initialValues,
    ),
  );
  const status = useStore(form.store, (state) => state.status);
  const dirty = useStore(form.store, (state) => state.dirty);

  useHandle(handle, form.handle as unknown as FormHandle<V>);

  // Before the first paint, so that native fields show their initial values.
  useLayoutEffect(() => form.restore(), [form]);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    ownNativeForm(node, form.handle.submit);
    return watchDocument(form, node);
  }, [form]);

  const tellDirty = useEffectEvent((now: boolean) => void call(onDirtyChange, now));
  // Insertion effects stay active while the page is hidden, when a submission may still finish.
  useInsertionEffect(
    () => form.store.subscribe((now, before) => now.dirty !== before.dirty && tellDirty(now.dirty)),
    [form],
  );

  const scope = useMemo(() => ({ form, layout, id }), [form, layout, id]);
  const submit = (event: FormEvent) => {
    // React events bubble through portals; ignore the forms of layers that were opened from this form.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    void form.handle.submit();
  };

  return (
    <FormContext value={scope}>
      <FormFieldsContext value={form.fields.scope}>
        <FieldItemContext value={null}>
          <form
            aria-label={label}
            {...native}
            id={id}
            ref={useMergedRefs(element, ref)}
            className={joinClasses(styles.form, native.className)}
            noValidate
            data-state={status}
            data-dirty={dirty || undefined}
            aria-busy={status === 'submitting' || undefined}
            onSubmit={submit}
          >
            {summary && <FormSummary />}
            {/* Always there: a fieldset that comes and goes would remount the fields. */}
            <fieldset
              role="presentation"
              data-form=""
              className={styles.fields}
              disabled={disabled}
            >
              {children}
            </fieldset>
          </form>
        </FieldItemContext>
      </FormFieldsContext>
    </FormContext>
  );
}

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'href'>;

/** Submits the surrounding form and is busy until the submission ends. */
export function SubmitButton(ownProps: SubmitButtonProps) {
  const props = useDefaults('SubmitButton', ownProps);
  const { submitting } = useFormStatus();
  const scope = useContext(FormContext);
  return (
    <Button
      block
      // In a sheet, the button is outside of the native form.
      form={scope?.id}
      {...props}
      type="submit"
      loading={submitting || props.loading === true}
    />
  );
}
