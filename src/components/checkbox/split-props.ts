import { omit } from '@/shared/omit';

type Split = {
  readonly root: Readonly<Record<string, unknown>>;
  readonly control: Readonly<Record<string, unknown>>;
};

/**
 * What is not the component's own. `data-*` marks the whole of it; the id, the name and `aria-*` are the native
 * control's.
 */
export function splitProps(props: object, own: readonly string[] = []): Split {
  const entries = Object.entries(omit(props, own));
  const isData = ([name]: [string, unknown]) => name.startsWith('data-');
  return {
    root: Object.fromEntries(entries.filter(isData)),
    control: Object.fromEntries(entries.filter((entry) => !isData(entry))),
  };
}
