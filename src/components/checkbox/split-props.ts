import { omit } from '@/shared/lazy-values';

type Part = Readonly<Record<string, unknown>>;

type Split = { readonly root: Part; readonly handlers: Part; readonly control: Part };

/**
 * Sorts what is not the component's own. `data-*` marks the whole of it. The id, the name and `aria-*` are the native
 * control's. Handlers go to the control where it takes the presses, and to the root where other elements do.
 */
export function splitProps(props: object, own: readonly string[] = []): Split {
  const entries = Object.entries(omit(props, own));
  const partOf = ([name]: [string, unknown]): keyof Split => {
    if (name.startsWith('data-')) return 'root';
    return /^on[A-Z]/.test(name) ? 'handlers' : 'control';
  };
  const pick = (part: keyof Split) =>
    Object.fromEntries(entries.filter((entry) => partOf(entry) === part));
  return { root: pick('root'), handlers: pick('handlers'), control: pick('control') };
}
