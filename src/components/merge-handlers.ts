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
