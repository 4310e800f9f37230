import {
  appendEntries,
  type ChangeReason,
  type FormField,
  type FormFieldsScope,
} from '@/components/kit/form-control';
import { isControl } from './field-elements';
import { inOrder, type Item, type Items } from './items';
import { createLateValues } from './late-values';
import {
  createNativeField,
  findNatives,
  nameOf,
  type NativeField,
  seedNative,
} from './native-fields';
import { getPath, hasPath, isBelow, isIndex, keyOfName, nest, type Path, pathOf } from './paths';
import type { FieldValue, FlatValues, FormValues } from './rules';

/** The rows of a FormList. */
export type FieldList = {
  /** The initial value of each row. */
  readonly rows: () => readonly unknown[];
  /** A row that `isWhole` keeps its fields. Other rows mount again with their new initial value. */
  readonly write: (rows: readonly unknown[], isWhole: (row: number) => boolean) => void;
};

/** React writes the value of a controlled field to the attribute, also of a hidden input. */
const FOREIGN = { subtree: true, childList: true, attributeFilter: ['value', 'name'] };

/** A field in its form: its name may change when its row moves. */
type Place = { readonly name: string; readonly key: string; readonly item: Item | undefined };

type Needs = {
  readonly formOf: () => HTMLFormElement | null;
  readonly items: Items;
  readonly initial: unknown;
  /** Called in a microtask after a change. */
  readonly onNews: () => void;
};

export type Fields = ReturnType<typeof createFields>;

/**
 * The fields of a form by their keys, and the rows of its lists. It is the only place that knows the values. Components
 * of the kit join through React, also from a sheet or another portal. `scan` finds the native controls of others.
 */
export function createFields({ formOf, items, initial, onNews }: Needs) {
  const fields = new Map<string, Set<FormField>>();
  const places = new Map<FormField, Place>();
  const natives = new Map<string, NativeField>();
  const lists = new Map<string, FieldList>();
  const late = createLateValues();
  const seeded = new WeakSet<Element>();
  /** Native controls that the user or the form has changed. */
  const touched = new WeakSet<Element>();
  const arrived = new Set<string>();
  const fresh = new Set<FormField>();
  let observer: MutationObserver | undefined;
  let reasons = new Map<string, Set<ChangeReason>>();
  let isTold = false;

  function first(name: string): unknown {
    const path = pathOf(name);
    const above = listAbove(path);
    // A row keeps its initial value when it moves.
    return above ? getPath(above.list.rows(), above.rest) : getPath(initial, path);
  }

  function listAbove(path: Path): { list: FieldList; rest: Path } | undefined {
    for (let end = path.length - 1; end > 0; end -= 1) {
      const list = isIndex(path[end]) && lists.get(path.slice(0, end).join('.'));
      if (list) return { list, rest: path.slice(end) };
    }
    return undefined;
  }

  /** Tells the form once that something may have changed. */
  function stir() {
    if (isTold) return;
    isTold = true;
    queueMicrotask(() => {
      if (isTold) onNews();
    });
  }

  function note(key: string, reason?: ChangeReason) {
    const known = reasons.get(key) ?? new Set();
    reasons.set(key, reason ? known.add(reason) : known);
    stir();
  }

  function join(name: string, field: FormField, item: Item | undefined) {
    const key = keyOfName(name);
    fields.set(key, (fields.get(key) ?? new Set()).add(field));
    places.set(field, { name, key, item });
    item?.fields.add(field);
    late.left.delete(key);
    arrived.add(key);
    note(key, 'join');
  }

  function leave(field: FormField) {
    const place = places.get(field);
    if (!place) return;
    const { key, item } = place;
    const others = fields.get(key);
    others?.delete(field);
    if (others?.size === 0) {
      fields.delete(key);
      // The field keeps what was entered until it comes back. A row that comes back is another row.
      if (field.isEdited && !listAbove(pathOf(key))) late.left.set(key, field.read());
    }
    places.delete(field);
    item?.fields.delete(field);
    note(key, 'join');
  }

  const scope: FormFieldsScope = {
    start: (name) => {
      const key = keyOfName(name);
      return { now: late.left.has(key) ? late.left.get(key) : first(name), first: first(name) };
    },
    join: (name, field, item) => {
      join(name, field, (item as Item | null) ?? undefined);
      fresh.add(field);
      return () => leave(field);
    },
    changed: (field, reason) => {
      const place = places.get(field);
      if (place) note(place.key, reason);
    },
  };

  /** Finds the native controls of others, gives new ones their initial value, and leaves out fields of other forms. */
  function scan() {
    const form = formOf();
    if (!form) return;
    const inPortals = items.outside();
    for (const place of [form, ...inPortals]) observer?.observe(place, FOREIGN);
    for (const field of fresh) if ((field.form() ?? form) !== form) leave(field);
    fresh.clear();
    const found = findNatives(form, inPortals);
    for (const [key, field] of natives) {
      if (found.has(key) && fields.get(key)?.size === 1) continue;
      natives.delete(key);
      leave(field);
    }
    const given: [NativeField, unknown][] = [];
    for (const [key, controls] of found) {
      const known = natives.get(key);
      if (!known && fields.has(key)) continue;
      const field = known ?? createNativeField(formOf, touched);
      field.controls = controls;
      const control = controls[0] as Element;
      const [name, item] = [nameOf(control), items.around(control)];
      if (places.get(field)?.item !== item) places.get(field)?.item?.fields.delete(field);
      if (!known) join(name, field, item);
      natives.set(key, field);
      places.set(field, { name, key, item });
      item?.fields.add(field);
      if (controls.every((one) => seeded.has(one))) continue;
      for (const one of controls) seeded.add(one);
      arrived.add(key);
      const value = first(key);
      if (value !== undefined && value !== null) given.push([field, value]);
    }
    // Seed all of them first: an event of one makes the form read the others.
    for (const [{ controls }, value] of given) seedNative(controls, value);
    for (const [{ show }, value] of given) show(value);
  }

  /** Call it once the baseline knows the first values of the fields that have arrived. */
  function deliver() {
    for (const key of [...arrived]) {
      arrived.delete(key);
      const path = pathOf(key);
      const value = listAbove(path) ? undefined : late.take(key);
      if (value !== undefined) setValues(treeOf(path, value));
    }
  }

  /** The value of the fields with this key: that of the one field, or a list of the chosen boxes. */
  function readKey(key: string): { readonly value: unknown } | undefined {
    const free = [...(fields.get(key) ?? [])].filter((field) => !field.isDisabled());
    const [only] = free;
    if (!only) return undefined;
    if (free.length === 1) return { value: only.read() };
    const all = free.flatMap((field) => field.read()).filter((one) => one ?? false);
    return { value: all.map((one) => (one === true ? 'on' : one)) };
  }

  /** The values of all fields by their keys, without those of disabled fields. */
  function read(): FlatValues {
    scan();
    const entries = [...fields.keys()].flatMap((key) => {
      const one = readKey(key);
      return one ? [[key, one.value]] : [];
    });
    return Object.fromEntries(entries) as FlatValues;
  }

  /** All values, including lists without rows. */
  function filled(): FlatValues {
    const empty = [...lists].filter(([, list]) => list.rows().length === 0);
    return { ...read(), ...Object.fromEntries(empty.map(([key]) => [key, []])) };
  }

  const values = (): FormValues => nest(filled());

  /** A list without rows has no field that could differ, so its length is compared too. */
  function lengths(): FlatValues {
    const all = [...lists].map(([key, list]) => [`${key}.length`, list.rows().length] as const);
    return Object.fromEntries(all);
  }

  /** Returns false if the field is not mounted yet. */
  function write(name: string, value: unknown): boolean {
    const key = keyOfName(name);
    const list = lists.get(key);
    if (list && (Array.isArray(value) || !value)) {
      const partial = partialRows(list, key, value);
      list.write((value || []) as readonly unknown[], (row) => !partial.has(String(row)));
    }
    const own = fields.get(key);
    for (const field of own ?? []) field.write(value);
    return Boolean(list || own);
  }

  /** The rows that have a field without a new value. */
  function partialRows(list: FieldList, key: string, rows: unknown) {
    const start = `${key}.`;
    return new Set(
      [...fields.keys()].flatMap((one) => {
        const above = one.startsWith(start) ? listAbove(pathOf(one)) : undefined;
        return above?.list === list && !hasPath(rows, above.rest) ? above.rest.slice(0, 1) : [];
      }),
    );
  }

  function setFieldValue(name: string, value: unknown) {
    scan();
    const path = pathOf(name);
    const start = `${keyOfName(name)}.`;
    // An object, or a list with rows.
    if ([...fields.keys()].some((key) => key.startsWith(start))) setValues(treeOf(path, value));
    else if (!write(name, value)) late.keep(treeOf(path, value), []);
    stir();
  }

  function setValues(given: unknown) {
    scan();
    const known = [...lists.keys(), ...fields.keys()];
    const meant = known.filter((key) => hasPath(given, pathOf(key)));
    for (const key of meant) write(key, getPath(given, pathOf(key)));
    late.keep(given, meant);
    stir();
  }

  /** The names of the fields in an item. */
  function namesOf(item: Item): string[] {
    return [...item.fields].flatMap((field) => places.get(field)?.name ?? []);
  }

  /** The fields in sheets and other portals, which native calls of the form do not reach. */
  function outside(): { readonly name: string; readonly field: FormField }[] {
    return [...places].flatMap(([field, { name }]) =>
      formOf()?.contains(field.element()) === false ? [{ name, field }] : [],
    );
  }

  return {
    scope,
    late,
    scan,
    deliver,
    /** The values that decide whether the form is dirty. */
    judged: () => ({ ...read(), ...lengths() }),
    filled,
    values,
    lengths,
    readKey,
    setValues,
    setFieldValue,
    stir,
    outside,
    namesOf,
    /** No event tells of controls of others that mount, unmount or get another value. */
    watch: () => {
      observer = new MutationObserver(stir);
      stir();
      return () => observer?.disconnect();
    },
    get: (name: string): unknown => {
      scan();
      const one = readKey(keyOfName(name));
      return one ? one.value : getPath(values(), pathOf(name));
    },
    /** The keys of fields that may have changed since the last call. Controls of others count each time. */
    takeNews: () => {
      const news = reasons;
      for (const key of natives.keys()) if (!news.has(key)) news.set(key, new Set());
      reasons = new Map();
      isTold = false;
      return [...news].map(([key, why]) => {
        const isNative = natives.has(key);
        const isEdited = [...(fields.get(key) ?? [])].some((field) => field.isEdited);
        // A row that moves gives its name to another native control.
        const isOfOwner = isNative ? !listAbove(pathOf(key)) : why.size === 1 && why.has('owner');
        const follows = isOfOwner && !isEdited;
        return {
          key,
          isNews: !isNative || why.size > 0,
          follows,
          isInput: isNative ? !follows : why.has('input'),
        };
      });
    },
    itemsOf: (key: string): Item[] =>
      [...(fields.get(key) ?? [])].flatMap((field) => places.get(field)?.item ?? []),
    /** An event of a native control. */
    heard: (target: Element) => {
      if (!isControl(target) || (target.form ? target.form !== formOf() : !items.around(target)))
        return;
      const key = keyOfName(target.name);
      if (fields.has(key) && !natives.has(key)) return;
      touched.add(target);
      note(key, 'input');
    },
    keysOf: (item: Item) => namesOf(item).map(keyOfName),
    /** The value of an item for its rules. No rule applies to an item whose fields are all disabled. */
    valueIn: (item: Item) => {
      const keys = namesOf(item).map(keyOfName);
      const found = keys.flatMap((key) => readKey(key) ?? []);
      const isOff = keys.length > 0 && found.length === 0;
      return { hasName: keys.length > 0, isOff, value: found[0]?.value as FieldValue };
    },
    /** From now on, only new changes are input of the user. */
    calm: () => {
      for (const field of places.keys()) field.isEdited = false;
    },
    /** Adds the entries of fields in portals, which the browser does not know. */
    addOutside: (data: FormData) => {
      const add = outside().filter(({ name, field }) => !field.isDisabled() && !data.has(name));
      for (const { name, field } of add) appendEntries(data, name, field.read());
    },
    settle: () => {
      for (const field of places.keys()) field.settle();
    },
    joinList: (name: string, list: FieldList) => {
      const key = keyOfName(name);
      lists.set(key, list);
      arrived.add(key);
      stir();
      return () => {
        if (lists.get(key) === list) lists.delete(key);
      };
    },
    /** The elements of the fields, in document order, and whether they are in the row. */
    elements: (row: string): [element: Element, isOfRow: boolean][] => {
      scan();
      const found = [...places].map(
        ([field, { key }]) => [field.element(), isBelow(key, row)] as const,
      );
      return found.filter((one) => one[0] !== null).sort((a, b) => inOrder(a[0], b[0])) as [
        Element,
        boolean,
      ][];
    },
    /** Lists of a component that hold more than it submits, such as the files of an upload. */
    ownLists: () =>
      [...places]
        .map(([field, { key }]) => [key, ownList(field)] as const)
        .filter(([, list]) => list.length > 0),
    /** True if a file is not with the server yet. */
    isSending: () => [...places.keys()].some((field) => ownList(field).some(isUnsent)),
  };
}

/** An item of an Upload. */
export type SentItem = {
  readonly name?: string;
  readonly status?: string | undefined;
  readonly result?: unknown;
  readonly url?: string | undefined;
};

export function isUnsent({ status = 'done' }: SentItem): boolean {
  return status !== 'done';
}

function ownList(field: FormField): readonly SentItem[] {
  const own = field.own();
  const isOne = Array.isArray(own) && own.some((one) => typeof one === 'object' && one !== null);
  return isOne ? (own as readonly SentItem[]) : [];
}

function treeOf(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>((rest, step) => ({ [step]: rest }), value);
}
