import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

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
import { omit } from '@/shared/lazy-values';
import { enForm } from '@/shared/messages/en-choice';
import styles from './form-item.module.css';
import { createItem, type ItemOptions, type ValidateTrigger } from './items';
import type { Rule } from './rules';
import { useStore } from 'zustand';
import { focusableIn, targetIn } from './field-elements';
import { useFormScope } from './form-context';

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
  const native = omit(props, OWN);
  const fieldLabel = useMemo(
    () => (label ? { id: ids.label, text: label } : undefined),
    [ids.label, label],
  );
  const Label = target.kind === 'field' ? 'label' : 'span';

  return (
    <div
      id={ids.item}
      {...native}
      {...mergeHandlers(native, item.listeners)}
      ref={useMergedRefs(root, ref)}
      className={joinClasses(styles.item, className)}
      data-layout={layout ?? item.layout}
      data-labelled={label && target.kind === 'sheet' ? '' : undefined}
      data-state={error ? 'invalid' : checking ? 'checking' : 'open'}
    >
      {(label || extra) && (
        <div data-part="header" className={styles.head}>
          {label && (
            <span data-part="label" className={styles.label}>
              <Label id={ids.label}>
                {label}
                {item.isRequired && !target.required && (
                  <VisuallyHidden> ({t('required')})</VisuallyHidden>
                )}
              </Label>
              {/* Outside of the label: tests find a field by the text of its label. */}
              {item.isRequired && (
                <span data-part="required" className={styles.mark} aria-hidden>
                  *
                </span>
              )}
            </span>
          )}
          {extra && (
            <div data-part="extra" className={styles.extra}>
              {extra}
            </div>
          )}
        </div>
      )}
      <div data-part="body" className={styles.body} data-field>
        <OverlayOwnerContext value={ids.item}>
          <FieldLabelContext value={fieldLabel}>
            <FieldItemContext value={item.item}>{children}</FieldItemContext>
          </FieldLabelContext>
        </OverlayOwnerContext>
        {help && (
          <p id={ids.help} data-part="help" className={styles.help}>
            {help}
          </p>
        )}
        <div aria-live="polite" className={styles.live}>
          {error && (
            <p id={ids.error} data-part="error" className={styles.error}>
              {error}
            </p>
          )}
          {warning && (
            <p id={ids.warning} data-part="message" className={styles.warning}>
              {warning}
            </p>
          )}
          {checking && (
            <p data-part="help" className={styles.help}>
              <Spinner size="0.875rem" /> {t('formChecking')}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

type Target = {
  /** `sheet` is one button that opens a sheet, such as a Picker. */
  readonly kind: 'field' | 'sheet' | 'group';
  /** True if the element supports `aria-required`. */
  readonly required: boolean;
};

/** Finds the control, and connects it to its label and texts. */
function useFormItem(props: FormItemProps) {
  const { form, layout } = useFormScope('FormItem');
  const ownId = useId();
  const id = props.id ?? ownId;
  const root = useRef<HTMLDivElement>(null);
  const invalid = useRef<Element>(null);
  const asked = useRef<Element>(null);
  const [target, setTarget] = useState<Target>({ kind: 'field', required: true });

  const own = [props.rules ?? []].flat() as readonly Rule[];
  const rules = props.required ? [{ required: true }, ...own] : own;
  const isRequired = rules.some((rule) => rule.required && !rule.warning);
  const ids = {
    item: id,
    label: `${id}-label`,
    help: `${id}-help`,
    error: `${id}-error`,
    warning: `${id}-warning`,
  };

  const options: ItemOptions = {
    label: props.label ?? '',
    rules,
    dependencies: props.dependencies ?? [],
    debounce: props.debounce ?? 0,
    trigger: props.validateTrigger,
  };
  const newest = useRef(options);
  const item = useMemo(() => createItem(id, () => newest.current), [id]);
  const { error, warning, checking } = useStore(item.store);

  const tie = () => {
    const found = root.current && targetIn(root.current, item);
    if (!found) return;
    const isField = isLabelable(found);
    if (found.id === '' && found !== root.current) found.id = `${id}-control`;
    const label = root.current?.querySelector(`label[id="${id}-label"]`);
    if (label && isField) write(label, 'for', found.id);
    const texts = new Map([
      [ids.help, Boolean(props.help)],
      [ids.error, Boolean(error)],
      [ids.warning, Boolean(warning)],
    ]);
    const described = (found.getAttribute('aria-describedby') ?? '').split(/\s+/);
    const others = described.filter((one) => one !== '' && !texts.has(one));
    const shown = [...texts.keys()].filter((one) => texts.get(one));
    write(found, 'aria-describedby', [...others, ...shown].join(' ') || null);
    mark(found, 'aria-invalid', error !== undefined, invalid);
    mark(found, 'aria-required', isRequired && canBeRequired(found), asked);
    const hasName = found.hasAttribute('aria-label') || found.hasAttribute('aria-labelledby');
    if (props.label && !hasName && !isField) {
      // A button or a link that shows its value needs both in its name: label and value.
      const isShown = found.matches('button, a') && found.id !== '';
      write(found, 'aria-labelledby', isShown ? `${ids.label} ${found.id}` : ids.label);
    }
    const kind = isField ? 'field' : isOnlySheet(found, root.current) ? 'sheet' : 'group';
    const required = canBeRequired(found);
    if (kind !== target.kind || required !== target.required) setTarget({ kind, required });
  };

  // Run after each render: the control may have mounted, unmounted or lost its attributes.
  useLayoutEffect(() => {
    newest.current = options;
    item.tie = tie;
    tie();
  });

  useEffect(() => (root.current ? form.join(item, root.current) : undefined), [form, item]);

  const listeners = {
    // In a sheet, a field has no native form that Enter could submit.
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isOfForm = !isTextField(event.target) || event.target.form !== null;
      if (event.key === 'Enter' && !event.nativeEvent.isComposing && !isOfForm) form.press();
    },
    // Native labels focus their field on a click. Groups and buttons have a `<span>` as a label, so do it here.
    onClick: ({ target: pressed, currentTarget }: MouseEvent<HTMLElement>) => {
      const named = currentTarget.querySelector(`span[id="${id}-label"]`);
      if (named && pressed instanceof Node && named.contains(pressed))
        focusableIn(currentTarget)?.focus();
    },
  };
  return { item, root, listeners, ids, target, error, warning, checking, isRequired, layout };
}

function isTextField(target: EventTarget): target is HTMLInputElement {
  const others = /^(checkbox|radio|file|range|button|submit|reset|image|color)$/;
  return target instanceof HTMLInputElement && !others.test(target.type);
}

/** Sets an attribute, and removes it later if it is this item's: components and owners set it too. */
function mark(target: Element, name: string, isOn: boolean, last: RefObject<Element | null>): void {
  if (isOn) write(target, name, 'true');
  else if (last.current === target) write(target, name, null);
  last.current = isOn ? target : null;
}

/** True if a `<label>` can name the element and focus it on a click. */
function isLabelable(target: HTMLElement): boolean {
  return target.matches('input, select, textarea');
}

/** True if the element opens a sheet, and no other one in the item does. */
function isOnlySheet(target: HTMLElement, item: HTMLElement | null): boolean {
  const openers = item?.querySelectorAll('button[aria-haspopup="dialog"]');
  return openers?.length === 1 && openers[0] === target;
}

/** Plain groups, buttons and links do not support `aria-required`. */
function canBeRequired(target: HTMLElement): boolean {
  return !target.matches('[role="group"], fieldset, [role="img"], button, a');
}

function write(target: Element, name: string, value: string | null) {
  if (target.getAttribute(name) === value) return;
  if (value === null) target.removeAttribute(name);
  else target.setAttribute(name, value);
}
