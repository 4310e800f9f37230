import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { splitProps } from '@/components/checkbox';
import { FieldLabelContext } from '@/components/kit/field-label';
import { FieldItemContext } from '@/components/kit/form-control';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { OverlayOwnerContext } from '@/components/kit/overlays';
import { asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { Spinner } from '@/components/spinner';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enForm } from '@/shared/messages/en-choice';
import styles from './form-item.module.css';
import type { ValidateTrigger } from './items';
import type { Rule } from './rules';
import { useFormItem } from './use-form-item';

export type FormItemProps = Omit<ComponentProps<'div'>, 'title'> & {
  label?: string;
  /** A hint below the control. */
  help?: ReactNode;
  /** Content at the end of the label's line, such as a link or a counter. */
  extra?: ReactNode;
  /** Adds the rule `required` and a mark beside the label. @default false */
  required?: boolean;
  /** Rules for the value. The first rule that fails gives the error. */
  rules?: Rule | readonly Rule[];
  /** Names of other fields. When one of them changes, this field is validated again. @default [] */
  dependencies?: readonly string[];
  /** Debounce of the validators while the user types, in milliseconds. @default 0 */
  debounce?: number;
  /** @default the form's */
  validateTrigger?: ValidateTrigger;
  /** @default the form's */
  layout?: 'above' | 'beside';
};

const OWN = [
  ...['label', 'help', 'extra', 'required', 'rules', 'dependencies', 'debounce'],
  ...['validateTrigger', 'layout', 'ref', 'className', 'children'],
];

const readers = { label: asText };

/** A form field: a label, a help text and an error around any component that holds a native control with a `name`. */
export function FormItem(ownProps: FormItemProps) {
  const props = useData('FormItem', useDefaults('FormItem', ownProps), readers);
  const { label, help, extra, layout, ref, className, children } = props;
  const t = useKitWords(enForm);
  const item = useFormItem(props);
  const { ids, root, target, error, warning, checking } = item;
  const native = splitProps(props, OWN);
  const fieldLabel = useMemo(
    () => (label ? { id: ids.label, text: label } : undefined),
    [ids.label, label],
  );
  const Label = target.kind === 'field' ? 'label' : 'span';

  return (
    <div
      id={ids.item}
      {...native.root}
      {...native.handlers}
      {...mergeHandlers(native.handlers, item.listeners)}
      {...native.control}
      ref={useMergedRefs(root, ref)}
      className={joinClasses(styles.item, className)}
      data-layout={layout ?? item.layout}
      data-labelled={label && target.kind === 'sheet' ? '' : undefined}
      data-state={error ? 'invalid' : checking ? 'checking' : 'open'}
    >
      {(label || extra) && (
        <div className={styles.head}>
          {label && (
            <span className={styles.label}>
              <Label id={ids.label}>
                {label}
                {item.isRequired && !target.required && (
                  <VisuallyHidden> ({t('formRequiredMark')})</VisuallyHidden>
                )}
              </Label>
              {/* Outside of the label: tests find a field by the text of its label. */}
              {item.isRequired && (
                <span className={styles.mark} aria-hidden>
                  *
                </span>
              )}
            </span>
          )}
          {extra && <div className={styles.extra}>{extra}</div>}
        </div>
      )}
      <div className={styles.body} data-field>
        <OverlayOwnerContext value={ids.item}>
          <FieldLabelContext value={fieldLabel}>
            <FieldItemContext value={item.item}>{children}</FieldItemContext>
          </FieldLabelContext>
        </OverlayOwnerContext>
        {help && (
          <p id={ids.help} className={styles.help}>
            {help}
          </p>
        )}
        <div aria-live="polite" className={styles.live}>
          {error && (
            <p id={ids.error} className={styles.error}>
              {error}
            </p>
          )}
          {warning && (
            <p id={ids.warning} className={styles.warning}>
              {warning}
            </p>
          )}
          {checking && (
            <p className={styles.help}>
              <Spinner size="0.875rem" /> {t('formChecking')}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
