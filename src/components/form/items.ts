import type { Rule } from './rules';

export type ValidateTrigger = 'blur' | 'change' | 'submit';

export type ItemOptions = {
  readonly label: string;
  readonly rules: readonly Rule[];
  readonly dependencies: readonly string[];
  readonly debounce: number;
  readonly trigger: ValidateTrigger | undefined;
};

/** A field of the form, and what it remembers between its checks. */
export type Item = {
  readonly id: string;
  readonly element: HTMLElement;
  readonly options: () => ItemOptions;
  /** What its value was when it was looked at last. */
  key: string;
  /** What the form has written on its control. */
  own: string;
  /** It has been judged before: from then on it is judged again as it changes. */
  judged: boolean;
  run: AbortController | null;
  /** The newest check. */
  latest: Promise<void>;
};

export function createItem(
  id: string,
  element: HTMLElement,
  options: () => ItemOptions,
  key: string,
  /** The same one, from before it was put away. */
  before: Item | undefined,
): Item {
  const { own = '', judged = false } = before ?? {};
  const latest = Promise.resolve();
  return { id, element, options, key: before?.key ?? key, own, judged, run: null, latest };
}

export function inDocumentOrder(items: Iterable<Item>): Item[] {
  return [...items].sort((a, b) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
