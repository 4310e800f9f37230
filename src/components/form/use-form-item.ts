import {
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { isInOverlayOf } from '@/components/kit/overlays';
import { focusableIn, targetIn } from './controls';
import { FormContext } from './form-context';
import type { FormItemProps } from './form-item';
import type { Item, ItemOptions } from './items';
import type { Rule } from './rules';

type Target = {
  /** `sheet` is one button that opens a sheet, such as a Picker. */
  readonly kind: 'field' | 'sheet' | 'group';
  readonly id: string | undefined;
  /** True if the element supports `aria-required`. */
  readonly required: boolean;
};

const WATCHED = {
  subtree: true,
  childList: true,
  // React writes the value of a controlled field to this attribute, including fields that users cannot edit directly.
  attributeFilter: ['value', 'name', 'id', 'aria-describedby', 'aria-invalid', 'aria-labelledby'],
};

/** Finds the control, connects it to its label and texts, and reports its events to the form. */
export function useFormItem(props: FormItemProps) {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('FormItem: put it inside a Form');
  const { form, layout } = scope;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const item = useRef<Item>(null);
  const marked = useRef<Element>(null);
  const asked = useRef<Element>(null);
  const [target, setTarget] = useState<Target>({
    kind: 'field',
    id: undefined,
    required: true,
  });

  const own = [props.rules ?? []].flat() as readonly Rule[];
  const rules = props.required ? [{ required: true }, ...own] : own;
  const isRequired = rules.some((rule) => rule.required && !rule.warning);
  const key = props.id ?? id;
  const ids = {
    item: key,
    label: `${key}-label`,
    help: `${key}-help`,
    error: `${key}-error`,
    warning: `${key}-warning`,
  };
  const error = useStore(form.store, ({ errors }) => errors[key]);
  const warning = useStore(form.store, ({ warnings }) => warnings[key]);
  const checking = useStore(form.store, (state) => state.checking[key] === true);

  const options: ItemOptions = {
    label: props.label ?? '',
    rules,
    dependencies: props.dependencies ?? [],
    debounce: props.debounce ?? 0,
    trigger: props.validateTrigger,
  };
  const newest = useRef(options);

  const tie = () => {
    const found = root.current && targetIn(root.current);
    if (!found) return;
    const isField = isLabelable(found);
    if (found.id === '' && found !== root.current) found.id = `${key}-control`;
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
    const next: Target = {
      kind: isField ? 'field' : isOnlySheet(found, root.current) ? 'sheet' : 'group',
      id: isField ? found.id : undefined,
      required: canBeRequired(found),
    };
    const isSame = next.kind === target.kind && next.id === target.id;
    if (!isSame || next.required !== target.required) setTarget(next);
  };

  // Run after each render: the control may have mounted, unmounted or lost its attributes.
  useLayoutEffect(() => {
    newest.current = options;
    tie();
  });

  const look = () => {
    tie();
    if (item.current) form.look(item.current);
  };
  const lookLater = useEffectEvent(look);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const joined = form.join(key, element, () => newest.current);
    item.current = joined.item;
    const watcher = new MutationObserver(lookLater);
    watcher.observe(element, WATCHED);
    const stop = new AbortController();
    const { signal } = stop;
    const onceReleased = watchRelease(signal);
    const isInside = (place: EventTarget | null) =>
      place instanceof Element && (element.contains(place) || isInOverlayOf(key, place));
    const blur = (event: FocusEvent) => {
      if (!isInside(event.target) || isInside(event.relatedTarget)) return;
      onceReleased(() => {
        // A sheet returns the focus when its mask closes it.
        if (!isInside(document.activeElement)) form.leave(joined.item);
      });
    };
    // Listen on the document, because an overlay of the field is in a portal.
    document.addEventListener('focusout', blur, { signal });
    // Native labels focus their field on a click. Groups and buttons have a `<span>` as a label, so do it here.
    const point = ({ target: pressed }: MouseEvent) => {
      const named = element.querySelector(`span[id="${key}-label"]`);
      if (named && pressed instanceof Node && named.contains(pressed))
        focusableIn(element)?.focus();
    };
    element.addEventListener('click', point, { signal });
    return () => {
      stop.abort();
      watcher.disconnect();
      joined.leave();
      item.current = null;
    };
  }, [form, key]);

  // React calls these after the handlers of the control. A native listener here would run before them: a render that it
  // causes would write the control's old value over what the user has just typed.
  const listeners = { onInput: look, onChange: look };
  return { root, listeners, ids, target, error, warning, checking, isRequired, layout };
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

function write(target: HTMLElement, name: string, value: string | null) {
  if (target.getAttribute(name) === value) return;
  if (value === null) target.removeAttribute(name);
  else target.setAttribute(name, value);
}

/**
 * Runs the callback once no mouse button is down. A press moves the focus before it becomes a click. An error that
 * appears in between could move the button away from the pointer.
 */
function watchRelease(signal: AbortSignal): (callback: () => void) => void {
  let isDown = false;
  const waiting: (() => void)[] = [];
  const press = () => {
    isDown = true;
  };
  const runUnlessAborted = (callback: () => void) => !signal.aborted && callback();
  const release = () => {
    isDown = false;
    for (const callback of waiting.splice(0)) {
      requestAnimationFrame(() => runUnlessAborted(callback));
    }
  };
  document.addEventListener('mousedown', press, { capture: true, signal });
  document.addEventListener('mouseup', release, { capture: true, signal });
  return (callback) => {
    if (isDown) waiting.push(callback);
    // StrictMode mounts a sheet twice: its field loses the focus and has it again at once.
    else queueMicrotask(() => runUnlessAborted(callback));
  };
}
