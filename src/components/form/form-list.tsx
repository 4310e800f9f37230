import {
  type ReactNode,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { FormFieldsContext, useFormReset } from '@/components/kit/form-control';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enForm } from '@/shared/messages/en-choice';
import { focusableIn } from './controls';
import styles from './form.module.css';
import { FormContext } from './form-context';

export type FormListRow = {
  /** Give it to the row's element, so that a row keeps its fields when others go. */
  readonly key: string;
  readonly index: number;
  /** The name of a field of this row: `name('qty')` is `lines[0].qty`. Without a field it is the row's own. */
  name(field?: string): string;
};

export type FormListActions = {
  /** At the end, unless `index` says where. False: there are as many rows as there may be. */
  add(values?: unknown, index?: number): boolean;
  /** False: there are no more rows than there must be. */
  remove(index: number): boolean;
  move(from: number, to: number): void;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
};

export type FormListProps = {
  /** The list in the values of the form. */
  name: string;
  /** What a row is called when its coming and going is announced. @default 'Row' */
  label?: string;
  /** Rows that there are at least, from the beginning on. @default 0 */
  min?: number;
  /** @default none */
  max?: number;
  children: (rows: readonly FormListRow[], actions: FormListActions) => ReactNode;
};

/** What a row begins with, wherever it goes. */
type Row = { readonly key: number; readonly begins: unknown };

type Focus = { readonly index: number; readonly isNew: boolean };

/** Rows of fields that a user adds, removes and moves. */
export function FormList({ name, label, min = 0, max = Infinity, children }: FormListProps) {
  const scope = useContext(FormContext);
  const fields = useContext(FormFieldsContext);
  if (!scope || !fields) throw new Error('FormList: put it inside a Form');
  const { form } = scope;
  const t = useKitWords(enForm);
  const root = useRef<HTMLDivElement>(null);
  const focus = useRef<Focus>(null);
  const [news, setNews] = useState('');
  const [first] = useState(() => rowsOf(fields.given(name, [], asRows), min, 0));
  const [rows, setRows] = useState(first);
  // Between two renders it knows more than React does.
  const live = useRef({ rows: first, keys: first.length });

  const put = (next: readonly Row[]) => {
    live.current.rows = next;
    setRows(next);
  };
  const fresh = (values: readonly unknown[]) => {
    const made = rowsOf(values, 0, live.current.keys);
    live.current.keys += made.length;
    return made;
  };

  useFormReset(root, () => {
    setNews('');
    // Under new keys: each row begins again with what it had at first.
    put(fresh(first.map(({ begins }) => begins)));
  });

  useInsertionEffect(() => {
    return form.fields.joinList(name, {
      rows: () => live.current.rows.map(({ begins }) => begins),
      write: (values) => {
        const kept = live.current.rows.slice(0, values.length);
        put([...kept, ...fresh(values.slice(kept.length))]);
      },
    });
  }, [form, name]);

  useLayoutEffect(() => {
    form.fields.seed();
    const target = focus.current;
    focus.current = null;
    if (target) lead(root.current, target);
  }, [form, rows]);
  useEffect(() => form.compare(), [form, rows]);

  const row = label ?? t('formRow');
  const add = (values?: unknown, index = live.current.rows.length) => {
    const { rows: now } = live.current;
    if (now.length >= max) return false;
    const at = Math.min(Math.max(index, 0), now.length);
    focus.current = { index: at, isNew: true };
    // In the tap: only there iOS opens the keyboard for a field that gets the focus.
    flushSync(() => {
      put([...now.slice(0, at), ...fresh([values]), ...now.slice(at)]);
      setNews(t('formRowAdded', { row, place: at + 1, count: now.length + 1 }));
    });
    return true;
  };
  const remove = (index: number) => {
    const { rows: now } = live.current;
    if (now.length <= min || !now[index]) return false;
    const hadFocus = rowAt(root.current, index)?.contains(document.activeElement);
    focus.current = hadFocus ? { index: Math.min(index, now.length - 2), isNew: false } : null;
    put(now.filter((_, at) => at !== index));
    setNews(t('formRowRemoved', { row, place: index + 1, count: now.length - 1 }));
    return true;
  };
  const move = (from: number, to: number) => {
    const { rows: now } = live.current;
    const moved = now[from];
    const at = Math.min(Math.max(to, 0), now.length - 1);
    if (!moved || at === from) return;
    const others = now.filter((one) => one !== moved);
    put([...others.slice(0, at), moved, ...others.slice(at)]);
    setNews(t('formRowMoved', { row, place: at + 1, count: now.length }));
  };

  const shown = rows.map(({ key }, index) => ({
    key: String(key),
    index,
    name: (field?: string) => `${name}[${index}]${field === undefined ? '' : `.${field}`}`,
  }));
  const actions = { add, remove, move, canAdd: rows.length < max, canRemove: rows.length > min };
  return (
    <div ref={root} className={styles.list} data-form-list={name}>
      {children(shown, actions)}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}

function asRows(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : [];
}

function rowsOf(given: unknown, min: number, key: number): readonly Row[] {
  const values = asRows(given);
  const missing = Math.max(0, min - values.length);
  return [...values, ...Array.from({ length: missing })].map((begins, at) => ({
    key: key + at,
    begins,
  }));
}

/** The element around all fields of a row, as high up in the list as it is the row's alone. */
function rowAt(root: HTMLElement | null, index: number): HTMLElement | undefined {
  const name = root?.dataset.formList ?? '';
  const start = [`${name}[${index}]`, `${name}.${index}`];
  const isOfRow = (own: string) => start.some((text) => own === text || own.startsWith(`${text}.`));
  const named = [...(root?.querySelectorAll<HTMLElement>('[name], [data-name]') ?? [])];
  const nameOf = (one: HTMLElement) => one.getAttribute('name') ?? one.dataset.name ?? '';
  let box = named.find((one) => isOfRow(nameOf(one)));
  while (box?.parentElement && box.parentElement !== root) {
    const { parentElement } = box;
    const isShared = named.some((one) => parentElement.contains(one) && !isOfRow(nameOf(one)));
    if (isShared) break;
    box = parentElement;
  }
  return box;
}

/** To the first field of a new row; to the remove button or the field of a neighbour; else to what adds one. */
function lead(root: HTMLElement | null, { index, isNew }: Focus) {
  const row = rowAt(root, index);
  const buttons = [...(row?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  const kept = isNew ? undefined : buttons[buttons.length - 1];
  const others = [...(root?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  const place = kept ?? (row && focusableIn(row)) ?? others[others.length - 1];
  place?.focus();
}
