import type { Rule } from './rules';

export type ValidateTrigger = 'blur' | 'change' | 'submit';

export type ItemOptions = {
  readonly label: string;
  readonly rules: readonly Rule[];
  readonly dependencies: readonly string[];
  readonly debounce: number;
  readonly trigger: ValidateTrigger | undefined;
};

/** A field of the form with the state of its validation. */
export type Item = {
  readonly id: string;
  readonly element: HTMLElement;
  readonly options: () => ItemOptions;
  /** The last value that `look` has seen. */
  key: string;
  /** The custom validity that the form set on the control. */
  own: string;
  /** The custom validity of the component that is shown as the error: an upload that failed. */
  shown: string;
  /** True after the first validation. From then on, changes of its dependencies validate it again. */
  judged: boolean;
  /** True while the message is one that a server or a schema gave for the present value. */
  answered: boolean;
  /** A message that stays until the value changes, such as the names of lost files. */
  notice: string | undefined;
  run: AbortController | null;
  /** The promise of the newest check. */
  latest: Promise<void>;
};

export function createItem(
  id: string,
  element: HTMLElement,
  options: () => ItemOptions,
  key: string,
  /** The previous item with the same id, from before the field was hidden. */
  before: Item | undefined,
): Item {
  const { own = '', shown = '', judged = false, answered = false, notice } = before ?? {};
  const latest = Promise.resolve();
  const seen = before?.key ?? key;
  const state = { own, shown, judged, answered, notice };
  return { id, element, options, key: seen, ...state, run: null, latest };
}

export function inDocumentOrder(items: Iterable<Item>): Item[] {
  return [...items].sort((a, b) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
