import { createStore } from 'zustand/vanilla';
import type { FieldItem, FormField } from '@/components/kit/form-control';
import { overlayOwnerOf } from '@/components/kit/overlays';
import type { Rule } from './rules';

export type ValidateTrigger = 'blur' | 'change' | 'submit';

export type ItemOptions = {
  readonly label: string;
  readonly rules: readonly Rule[];
  readonly dependencies: readonly string[];
  readonly debounce: number;
  readonly trigger: ValidateTrigger | undefined;
};

type ItemState = {
  readonly error: string | undefined;
  /** Does not block a submission. */
  readonly warning: string | undefined;
  readonly checking: boolean;
};

/** A field of the form with its label, its rules and the state of its validation. */
export type Item = FieldItem & {
  readonly id: string;
  readonly store: ReturnType<typeof createItemStore>;
  element: HTMLElement | null;
  options: () => ItemOptions;
  /** Connects the control to its label and texts. */
  tie: () => void;
  /** The values of its fields, as `flush` has seen them last. */
  digest: string | undefined;
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
  /** Development warns once of rules without a value. */
  isWarned: boolean;
};

const QUIET: ItemState = { error: undefined, warning: undefined, checking: false };
const createItemStore = () => createStore<ItemState>(() => QUIET);

export function createItem(id: string, options: () => ItemOptions): Item {
  return {
    id,
    store: createItemStore(),
    fields: new Set<FormField>(),
    element: null,
    options,
    tie: () => {},
    digest: undefined,
    own: '',
    shown: '',
    judged: false,
    answered: false,
    notice: undefined,
    run: null,
    latest: Promise.resolve(),
    isWarned: false,
  };
}

/** The mounted items of a form. */
export function createItems(formOf: () => HTMLFormElement | null) {
  const items = new Set<Item>();
  const byElement = new WeakMap<Element, Item>();

  /** A hidden <Activity> keeps its fields in the document. The form sends their values, so it validates them too. */
  function forget() {
    for (const item of items) if (!item.element?.isConnected) items.delete(item);
  }

  function byId(id: string): Item | undefined {
    return [...items].find((item) => item.id === id);
  }

  function around(element: Element | null): Item | undefined {
    for (let node = element; node; node = node.parentElement) {
      const item = byElement.get(node);
      if (item) return item;
    }
    return undefined;
  }

  return {
    all: items as ReadonlySet<Item>,
    forget,
    byId,
    /** The items that are in the document, in document order. */
    present: (): Item[] => {
      forget();
      return [...items].sort((a, b) => inOrder(a.element, b.element));
    },
    add: (item: Item, element: HTMLElement) => {
      item.element = element;
      items.add(item);
      byElement.set(element, item);
    },
    /** The item around an element of the document. */
    around,
    /** Like `around`, and an overlay that a field has opened counts as part of its item. */
    owner: (place: EventTarget | null): Item | undefined => {
      if (!(place instanceof Element)) return undefined;
      const owner = overlayOwnerOf(place);
      const inside = around(place);
      return inside ?? (owner === undefined ? undefined : byId(owner));
    },
    /** The elements of items in sheets and other portals of the form. */
    outside: (): Element[] => {
      const form = formOf();
      return [...items].flatMap(({ element }) =>
        element?.isConnected && !form?.contains(element) ? [element] : [],
      );
    },
  };
}

export type Items = ReturnType<typeof createItems>;

/** Sorts elements as the document has them. */
export function inOrder(a: Element | null, b: Element | null): number {
  if (!a || !b) return 1;
  return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 ? -1 : 1;
}
