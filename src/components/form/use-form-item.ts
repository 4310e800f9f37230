import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { focusableIn, targetIn } from './field-elements';
import { useFormScope } from './form-context';
import type { FormItemProps } from './form-item';
import { createItem, type ItemOptions } from './items';
import type { Rule } from './rules';

type Target = {
  /** `sheet` is one button that opens a sheet, such as a Picker. */
  readonly kind: 'field' | 'sheet' | 'group';
  /** True if the element supports `aria-required`. */
  readonly required: boolean;
};

/** Finds the control, and connects it to its label and texts. */
export function useFormItem(props: FormItemProps) {
  const { form, layout } = useFormScope('FormItem');
  const ownId = useId();
  const id = props.id ?? ownId;
  const root = useRef<HTMLDivElement>(null);
  const marked = useRef<Element>(null);
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
    describeTarget(found, {
      labelId: props.label ? ids.label : undefined,
      described: [
        ...(props.help ? [ids.help] : []),
        ...(error ? [ids.error] : []),
        ...(warning ? [ids.warning] : []),
      ],
      known: [ids.help, ids.error, ids.warning],
      invalid: error !== undefined,
      wasInvalid: marked.current === found,
      required: isRequired,
      wasRequired: asked.current === found,
    });
    marked.current = error === undefined ? null : found;
    asked.current = isRequired ? found : null;
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

  // React calls these after the handlers of the control. In a sheet, the events do not reach the form.
  const hear = ({ target: control }: SyntheticEvent) => form.fields.heard(control);
  const listeners = {
    onInput: hear,
    onChange: hear,
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

type Look = {
  readonly labelId: string | undefined;
  /** The ids of the texts that describe the field now. `known` has the ids of all texts that ever may. */
  readonly described: readonly string[];
  readonly known: readonly string[];
  readonly invalid: boolean;
  /** True if the form set `aria-invalid`. */
  readonly wasInvalid: boolean;
  readonly required: boolean;
  readonly wasRequired: boolean;
};

/**
 * Connects a label, a help text and an error to the control of any component. Existing attributes stay. Unchanged
 * attributes are not written again, because a MutationObserver watches them.
 */
function describeTarget(target: HTMLElement, look: Look): void {
  const own = (target.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const ids = [...own.filter((id) => !look.known.includes(id)), ...look.described];
  write(target, 'aria-describedby', ids.join(' ') || null);
  if (look.invalid) write(target, 'aria-invalid', 'true');
  else if (look.wasInvalid) write(target, 'aria-invalid', null);
  if (look.required && canBeRequired(target)) write(target, 'aria-required', 'true');
  else if (look.wasRequired) write(target, 'aria-required', null);
  const hasName = target.hasAttribute('aria-label') || target.hasAttribute('aria-labelledby');
  if (look.labelId && !hasName && !isLabelable(target)) {
    // A button or a link that shows its value needs both in its name: label and value.
    const isShown = target.matches('button, a') && target.id !== '';
    write(target, 'aria-labelledby', isShown ? `${look.labelId} ${target.id}` : look.labelId);
  }
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
