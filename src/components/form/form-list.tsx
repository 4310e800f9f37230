import { type ReactNode, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormReset } from '@/components/kit/form-control';
import { useDefaults } from '@/components/kit/use-defaults';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enForm } from '@/shared/messages/en-choice';
import { focusableIn } from './field-elements';
import styles from './form.module.css';
import { useFormScope } from './form-context';
import { keyOfName } from './paths';
import type { Fields } from './fields';

export type FormListRow = {
  /** Use it as the React key of the row, so that rows keep their fields when another row is removed. */
  readonly key: string;
  readonly index: number;
  /**
   * The name of a field in this row: `name('qty')` is `lines[0].qty`. Without an argument it is the name of the row.
   */
  name(field?: string): string;
};

export type FormListActions = {
  /** Adds a row at the end, or at `index`. Returns false if the list has `max` rows. */
  add(values?: unknown, index?: number): boolean;
  /** Removes a row. Returns false if the list has only `min` rows. */
  remove(index: number): boolean;
  move(from: number, to: number): void;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
};

export type FormListProps = {
  /** The name of the list in the form's values. */
  name: string;
  /** The name of a row in announcements. @default 'Row' */
  label?: string;
  /** The least number of rows. The list starts with at least so many. @default 0 */
  min?: number;
  /** @default no limit */
  max?: number;
  /** Draws the rows. */
  children: (rows: readonly FormListRow[], actions: FormListActions) => ReactNode;
};

/** The initial value of a row stays with the row when it moves. */
type Row = { readonly key: number; readonly begins: unknown };

type Focus = { readonly index: number; readonly isNew: boolean };

/** Rows of fields that users add, remove and move. */
export function FormList(ownProps: FormListProps) {
  const { name, label, min = 0, max = Infinity, children } = useDefaults('FormList', ownProps);
  const { form } = useFormScope('FormList');
  const t = useKitWords(enForm);
  const root = useRef<HTMLDivElement>(null);
  const focus = useRef<Focus>(null);
  const [news, setNews] = useState('');
  const [first] = useState(() => rowsOf(form.fields.scope.start(name).first, min, 0));
  const [rows, setRows] = useState(first);
  // Holds the newest rows between two renders.
  const live = useRef({ rows: first, keys: first.length });
  const newest = useRef(min);

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
    // New keys remount the rows, so that each starts with its initial value.
    put(fresh(first.map(({ begins }) => begins)));
  });

  useInsertionEffect(() => {
    newest.current = min;
  });
  useInsertionEffect(() => {
    return form.fields.joinList(name, {
      rows: () => live.current.rows.map(({ begins }) => begins),
      write: (values, isWhole) => {
        const { rows: now, keys } = live.current;
        const next = rowsOf(values, newest.current, keys);
        live.current.keys += next.length;
        // A kept row needs the new value too, for fields that mount in it later.
        const kept = (row: Row, at: number) => {
          const old = at < values.length && isWhole(at) ? now[at] : undefined;
          return old ? { ...row, key: old.key } : row;
        };
        put(next.map(kept));
      },
    });
  }, [form, name]);

  useLayoutEffect(() => {
    form.fields.stir();
    const target = focus.current;
    focus.current = null;
    if (!target) return;
    const row = rowOf(root.current, form.fields, name, target.index);
    lead(root.current, row, target.isNew);
  }, [form, name, rows]);

  const row = label ?? t('formRow');
  const add = (values?: unknown, index = live.current.rows.length) => {
    const { rows: now } = live.current;
    if (now.length >= max) return false;
    const at = Math.min(Math.max(index, 0), now.length);
    focus.current = { index: at, isNew: true };
    // Render synchronously within the tap: iOS opens the keyboard only for a focus inside the tap.
    flushSync(() => {
      put([...now.slice(0, at), ...fresh([values]), ...now.slice(at)]);
      setNews(t('formRowAdded', { row, place: at + 1, count: now.length + 1 }));
    });
    return true;
  };
  const remove = (index: number) => {
    const { rows: now } = live.current;
    if (now.length <= min || !now[index]) return false;
    const hadFocus = rowOf(root.current, form.fields, name, index)?.contains(
      document.activeElement,
    );
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
    <div ref={root} data-part="list" className={styles.list}>
      {children(shown, actions)}
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
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

/** The outermost element in the list that contains fields of this row only. */
function rowOf(root: HTMLElement | null, fields: Fields, name: string, index: number) {
  const all = fields.elements(keyOfName(`${name}[${index}]`));
  let box = all.find(([one, isOfRow]) => isOfRow && root?.contains(one))?.[0];
  const isShared = (one: Element) =>
    all.some(([other, isOfRow]) => !isOfRow && one.contains(other));
  while (box?.parentElement && box.parentElement !== root && !isShared(box.parentElement))
    box = box.parentElement;
  return box;
}

/**
 * Focuses the first field of a new row. After a removal, focuses the last button or the field of the neighbouring
 * row, or else the add button.
 */
function lead(root: HTMLElement | null, row: Element | undefined, isNew: boolean) {
  const buttons = [...(row?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  const kept = isNew ? undefined : buttons[buttons.length - 1];
  const others = [...(root?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  const place = kept ?? (row && focusableIn(row)) ?? others[others.length - 1];
  place?.focus();
}
