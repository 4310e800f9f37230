import { namesIn } from './controls';
import type { Checks } from './create-checks';
import type { FormStore, SummaryLine } from './form-state';
import type { Item } from './items';
import { leadTo } from './lead-to';

type Needs = {
  readonly store: FormStore;
  readonly checks: Checks;
  readonly items: ReadonlySet<Item>;
  /** Those that are in the document, in its order. */
  readonly present: () => readonly Item[];
  readonly formOf: () => HTMLFormElement | null;
};

/** Shows what is wrong: in the summary above the fields, and by the focus, which goes to the first of them. */
export function createErrorReport({ store, checks, items, present, formOf }: Needs) {
  function lines(): SummaryLine[] {
    const { errors } = store.getState();
    return present().flatMap((item) => {
      const message = errors[item.id];
      const { label } = item.options();
      return message === undefined ? [] : [{ id: item.id, item: item.id, label, message }];
    });
  }

  function focusItem(id: string) {
    const item = [...items].find((one) => one.id === id);
    if (!item) return;
    const summary = formOf()?.querySelector<HTMLElement>(':scope > [role="alert"]');
    leadTo(item.element, () => summary?.focus());
  }

  function show(others: readonly SummaryLine[] = []) {
    const summary = [...lines(), ...others];
    store.setState({ summary });
    const line = summary.find(({ item }) => item !== null);
    if (line) focusItem(line.id);
    else if (summary.length > 0) formOf()?.scrollIntoView({ block: 'start' });
  }

  /** Texts for fields, by their names. Those that no field has stand in the summary. */
  function setErrors(fields: Readonly<Record<string, string>>) {
    const others: SummaryLine[] = [];
    for (const [name, message] of Object.entries(fields)) {
      const item = [...items].find(({ element }) => namesIn(element).includes(name));
      if (item) {
        checks.stop(item);
        checks.say(item, message);
      } else others.push({ id: name, item: null, label: name, message });
    }
    show(others);
  }

  /** What the summary says of fields, by the first name of each. */
  function byName(): Readonly<Record<string, string>> {
    const errors = store.getState().summary.flatMap(({ item, message }) => {
      const element = [...items].find(({ id }) => id === item)?.element;
      return element
        ? namesIn(element)
            .slice(0, 1)
            .map((name) => [name, message] as const)
        : [];
    });
    return Object.fromEntries(errors);
  }

  return { show, focusItem, setErrors, byName };
}
