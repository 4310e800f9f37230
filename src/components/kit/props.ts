import type { ComponentProps, DOMAttributes, SyntheticEvent } from 'react';

type Call = (event: SyntheticEvent) => void;

/**
 * Merges the owner's handlers with the component's own. The owner's handler runs first. The own handler is skipped if
 * the owner or a child prevented the event. Focus and blur cannot be prevented: they always reach both.
 */
export function mergeHandlers<E>(owner: object, own: DOMAttributes<E>): DOMAttributes<E> {
  const given = owner as Readonly<Record<string, unknown>>;
  const merged = Object.entries(own as Readonly<Record<string, Call>>).map(([name, ours]) => {
    const theirs = given[name];
    const call: Call = (event) => {
      if (typeof theirs === 'function') theirs(event);
      if (!isPrevented(event)) ours(event);
    };
    return [name, call];
  });
  return Object.fromEntries(merged) as DOMAttributes<E>;
}

/** The change of a checkbox shares the native event of its click, so one call prevents both. */
export function isPrevented({ nativeEvent, type }: SyntheticEvent): boolean {
  // Pages cannot cancel a composition, so the field must follow each of its events.
  return nativeEvent.defaultPrevented && !type.startsWith('composition');
}

type OfComponent = 'type' | 'size' | 'value' | 'checked' | 'defaultChecked' | 'defaultValue';

/** Native props reach the native control. */
export type NativeControl = Omit<
  ComponentProps<'input'>,
  OfComponent | 'onChange' | 'ref' | 'className' | 'style' | 'children'
>;

type Part = Readonly<Record<string, unknown>>;

type Split = { readonly root: Part; readonly handlers: Part; readonly control: Part };

/**
 * Sorts the props that the component does not define. `data-*` goes to the root. The id, the name and `aria-*` go to
 * the native control. The component puts `handlers` on the element that users press: the control or the root.
 */
export function splitProps(props: object): Split {
  const entries = Object.entries(props);
  const partOf = ([name]: [string, unknown]): keyof Split => {
    if (name.startsWith('data-')) return 'root';
    return /^on[A-Z]/.test(name) ? 'handlers' : 'control';
  };
  const pick = (part: keyof Split) =>
    Object.fromEntries(entries.filter((entry) => partOf(entry) === part));
  return { root: pick('root'), handlers: pick('handlers'), control: pick('control') };
}

/** Pass the component's own class first, then the owner's. */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
