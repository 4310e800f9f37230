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
import { isInOverlayOf } from '@/components/popup';
import { focusableIn, targetIn } from './controls';
import { canBeRequired, describeTarget, isLabelable } from './describe-target';
import { FormContext } from './form-context';
import type { FormItemProps } from './form-item';
import type { Item, ItemOptions } from './items';
import type { Rule } from './rules';
import { watchRelease } from './watch-release';

type Target = {
  readonly kind: 'field' | 'group';
  readonly id: string | undefined;
  /** It can say by itself that it is required. */
  readonly required: boolean;
};

const WATCHED = {
  subtree: true,
  childList: true,
  // React writes the value of a controlled field there, also of one that a finger never touches.
  attributeFilter: ['value', 'name', 'id', 'aria-describedby', 'aria-invalid', 'aria-labelledby'],
};

/** Finds the control, ties it to its texts, and tells the form what happens to it. */
export function useFormItem(props: FormItemProps) {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('FormItem: stands outside of a Form');
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
  const isRequired = rules.some((rule) => rule.required);
  const key = props.id ?? id;
  const ids = { item: key, label: `${key}-label`, help: `${key}-help`, error: `${key}-error` };
  const error = useStore(form.store, ({ errors }) => errors[key]);
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
      described: [...(props.help ? [ids.help] : []), ...(error ? [ids.error] : [])],
      known: [ids.help, ids.error],
      invalid: error !== undefined,
      wasInvalid: marked.current === found,
      required: isRequired,
      wasRequired: asked.current === found,
    });
    marked.current = error === undefined ? null : found;
    asked.current = isRequired ? found : null;
    const next: Target = {
      kind: isField ? 'field' : 'group',
      id: isField ? found.id : undefined,
      required: canBeRequired(found),
    };
    const isSame = next.kind === target.kind && next.id === target.id;
    if (!isSame || next.required !== target.required) setTarget(next);
  };

  // Each time: its control may have come, or gone, or have lost what was tied to it.
  useLayoutEffect(() => {
    newest.current = options;
    tie();
  });

  const look = useEffectEvent(() => {
    tie();
    if (item.current) form.look(item.current);
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const joined = form.join(key, element, () => newest.current);
    item.current = joined.item;
    const watcher = new MutationObserver(look);
    watcher.observe(element, WATCHED);
    const stop = new AbortController();
    const { signal } = stop;
    const onceReleased = watchRelease(signal);
    for (const name of ['input', 'change']) element.addEventListener(name, look, { signal });
    const isInside = (place: EventTarget | null) =>
      place instanceof Element && (element.contains(place) || isInOverlayOf(key, place));
    const blur = (event: FocusEvent) => {
      if (!isInside(event.target) || isInside(event.relatedTarget)) return;
      onceReleased(() => {
        // A sheet that was closed by its mask gives the focus back.
        if (!isInside(document.activeElement)) form.leave(joined.item);
      });
    };
    // On the document: an overlay that the field has opened stands elsewhere.
    document.addEventListener('focusout', blur, { signal });
    // Labels do that for fields; groups and buttons are named by a text.
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

  return { root, ids, target, error, checking, isRequired, layout };
}
