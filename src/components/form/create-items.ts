import { createItem, type Item, type ItemOptions, inDocumentOrder } from './items';

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
