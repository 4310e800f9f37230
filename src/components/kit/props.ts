import type { DOMAttributes, SyntheticEvent } from 'react';

type Call = (event: SyntheticEvent) => void;

/**
 * Handlers for an element that also takes its owner's. The owner's handler runs first. Ours is skipped if the event
 * was prevented, by the owner or by something inside. Focus and blur cannot be prevented: they always reach both.
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

/** A change of a checkbox comes with its click: its owner prevents both by one call. */
export function isPrevented({ nativeEvent, type }: SyntheticEvent): boolean {
  // Browsers compose on, whatever a page answers. A field that lost track of it would break the text.
  return nativeEvent.defaultPrevented && !type.startsWith('composition');
}

type Part = Readonly<Record<string, unknown>>;

type Split = { readonly root: Part; readonly handlers: Part; readonly control: Part };

/**
 * Sorts what is not the component's own. `data-*` marks the whole of it. The id, the name and `aria-*` are the native
 * control's. Handlers go to the control where it takes the presses, and to the root where other elements do.
 */
export function splitProps(props: object, own: readonly string[] = []): Split {
  const entries = Object.entries(props).filter(([name]) => !own.includes(name));
  const partOf = ([name]: [string, unknown]): keyof Split => {
    if (name.startsWith('data-')) return 'root';
    return /^on[A-Z]/.test(name) ? 'handlers' : 'control';
  };
  const pick = (part: keyof Split) =>
    Object.fromEntries(entries.filter((entry) => partOf(entry) === part));
  return { root: pick('root'), handlers: pick('handlers'), control: pick('control') };
}

/** The component's own class first, then its owner's. */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** A link that cannot be followed: no `href`, so it takes no focus. Screen readers say "link, dimmed" or "unavailable". */
export const DISABLED_LINK = {
  role: 'link',
  'aria-disabled': true,
  href: undefined,
  tabIndex: undefined,
  onClick: undefined,
} as const;
