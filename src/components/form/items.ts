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

/** The fields of a form that have a label and rules. */
export function createItems(keyIn: (element: HTMLElement) => string) {
  const items = new Set<Item>();

  /** A hidden <Activity> keeps its fields in the document. The form sends their values, so it validates them too. */
  function forget() {
    for (const item of items) if (!item.element.isConnected) items.delete(item);
  }

  return {
    all: items as ReadonlySet<Item>,
    forget,
    /** The items that are in the document, in document order. */
    present: (): Item[] => {
      forget();
      return inDocumentOrder(items);
    },
    /** `before` is the item with the same id, from before the field was hidden. */
    add: (id: string, element: HTMLElement, options: () => ItemOptions) => {
      const before = [...items].find((one) => one.id === id);
      const item = createItem(id, element, options, before ? before.key : keyIn(element), before);
      if (before) items.delete(before);
      items.add(item);
      return { item, before };
    },
  };
}

export type Items = ReturnType<typeof createItems>;

function createItem(
  id: string,
  element: HTMLElement,
  options: () => ItemOptions,
  key: string,
  /** The previous item with the same id, from before the field was hidden. */
  before: Item | undefined,
): Item {
  const { own = '', shown = '', judged = false, answered = false, notice } = before ?? {};
  const state = { own, shown, judged, answered, notice };
  return { id, element, options, key, ...state, run: null, latest: Promise.resolve() };
}

function inDocumentOrder(items: Iterable<Item>): Item[] {
  return [...items].sort((a, b) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
