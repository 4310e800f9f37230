import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
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
