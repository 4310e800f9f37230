import {
  appendEntries,
  type ChangeReason,
  type FormField,
  type FormFieldsScope,
} from '@/components/kit/form-control';
import { type Control, isControl, namesIn } from './field-elements';
import { isUnsent } from './draft';
import type { Item, Items } from './items';
import { createLateValues } from './late-values';
import { findNatives, readNatives, seedNative, writeNative } from './native-fields';
import { getPath, hasPath, isIndex, isTree, keyOfName, type Path, pathOf } from './paths';
import type { FieldValue, FlatValues } from './rules';

/** The rows of a FormList. */
export type FieldList = {
  /** The initial value of each row. */
  readonly rows: () => readonly unknown[];
  /** A row that `isWhole` keeps its fields. Other rows mount again with their new initial value. */
  readonly write: (rows: readonly unknown[], isWhole: (row: number) => boolean) => void;
};

/** A field in its form: its name may change when its row moves. */
type Place = { readonly name: string; readonly key: string; readonly item: Item | null };

/** The possible changes since the form has looked last. */
export type News = {
  /** By the key of a field. */
  readonly reasons: ReadonlyMap<string, ReadonlySet<ChangeReason>>;
};

type Needs = {
  readonly formOf: () => HTMLFormElement | null;
  readonly items: Items;
  readonly initial: unknown;
  /** Called in a microtask after a change. */
  readonly onNews: () => void;
};

export type Fields = ReturnType<typeof createFields>;

/**
 * The fields of a form. Components of the kit register themselves, also from a sheet or another portal. Native controls
 * of others are found in the document.
 */
export function createFields({ formOf, items, initial, onNews }: Needs) {
  const fields = new Map<string, Set<FormField>>();
  const places = new Map<FormField, Place>();
  const lists = new Map<string, FieldList>();
  const seeded = new WeakSet<Control>();
  /** Native controls that the user or the form has changed. */
  const touched = new WeakSet<Control>();
  const late = createLateValues();
  const arrived = new Set<string>();
  const fresh = new Set<FormField>();
  const sending = new Set<FormField>();
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

  function note(key: string, reason: ChangeReason) {
    reasons.set(key, (reasons.get(key) ?? new Set()).add(reason));
    stir();
  }

  const scope: FormFieldsScope = {
    start: (name) => {
      const key = keyOfName(name);
      return { now: late.hasLeft(key) ? late.ofLeft(key) : first(name), first: first(name) };
    },
    join: (name, field, item) => {
      const key = keyOfName(name);
      fields.set(key, (fields.get(key) ?? new Set()).add(field));
      places.set(field, { name, key, item: item as Item | null });
      item?.fields.add(field);
      late.comeBack(key);
      arrived.add(key);
      fresh.add(field);
      note(key, 'join');
      return () => leave(field);
    },
    changed: (field, reason) => {
      const place = places.get(field);
      if (!place) return;
      if (ownList(field).some(isUnsent)) sending.add(field);
      else sending.delete(field);
      note(place.key, reason);
    },
  };

  function leave(field: FormField) {
    const place = places.get(field);
    if (!place) return;
    const { key, item } = place;
    const others = fields.get(key);
    others?.delete(field);
    if (others?.size === 0) {
      fields.delete(key);
      // The field keeps what was entered until it comes back. A row that comes back is another row.
      if (field.isEdited && !listAbove(pathOf(key))) late.leave(key, field.read());
    }
    places.delete(field);
    sending.delete(field);
    item?.fields.delete(field);
    note(key, 'join');
  }

  function foreign() {
    const form = formOf();
    if (!form) return null;
    const isTaken = (key: string) => fields.has(key);
    const place = { form, outside: items.outside(), isTaken };
    return { place, found: findNatives(place) };
  }

  /** Gives newly mounted native fields their initial value, and leaves out fields of other native forms. */
  function seed() {
    for (const field of fresh) {
      const owner = field.form();
      if (owner && owner !== formOf()) leave(field);
    }
    fresh.clear();
    const given: [readonly Control[], unknown][] = [];
    for (const [key, controls] of foreign()?.found ?? []) {
      if (controls.every((one) => seeded.has(one))) continue;
      for (const control of controls) seeded.add(control);
      arrived.add(key);
      const value = first(key);
      if (value !== undefined && value !== null) given.push([controls, value]);
    }
    // Seed all of them first: an event of one makes the form read the others.
    for (const [controls, value] of given) seedNative(controls, value);
    for (const [controls, value] of given) writeNative(controls, value);
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
  function valueOf(own: Iterable<FormField>): { readonly value: unknown } | undefined {
    const free = [...own].filter((field) => !field.isDisabled());
    const [only] = free;
    if (!only) return undefined;
    if (free.length === 1) return { value: only.read() };
    const all = free.flatMap((field) => field.read()).filter((one) => one ?? false);
    return { value: all.map((one) => (one === true ? 'on' : one)) };
  }

  function readForeign(): FlatValues {
    const found = foreign();
    return found ? readNatives(found.place, found.found) : {};
  }

  function readKey(key: string): { readonly value: unknown } | undefined {
    const own = fields.get(key);
    return own && valueOf(own);
  }

  /** The values of all fields by their keys, without those of disabled fields. */
  function read(): FlatValues {
    const values: Record<string, unknown> = { ...readForeign() };
    for (const key of fields.keys()) {
      const one = readKey(key);
      if (one) values[key] = one.value;
    }
    return values as FlatValues;
  }

  /** Returns false if the field is not mounted yet. */
  function write(name: string, value: unknown, others = foreign()?.found): boolean {
    const key = keyOfName(name);
    const list = lists.get(key);
    if (list && (Array.isArray(value) || !value)) {
      const known = [...fields.keys(), ...(others?.keys() ?? [])];
      const partial = partialRows(list, key, value, known);
      list.write((value || []) as readonly unknown[], (row) => !partial.has(String(row)));
    }
    const own = fields.get(key);
    for (const field of own ?? []) field.write(value);
    const controls = own ? undefined : others?.get(key);
    // A draft of another version may have an object where a text field is now.
    const isObject = isTree(value) && !Array.isArray(value);
    if (controls && !isObject) {
      for (const control of controls) touched.add(control);
      writeNative(controls, value);
    }
    return Boolean(list || own || controls);
  }

  /** The rows that have a field without a new value. */
  function partialRows(list: FieldList, key: string, values: unknown, known: readonly string[]) {
    const start = `${key}.`;
    return new Set(
      known.flatMap((one) => {
        const above = one.startsWith(start) ? listAbove(pathOf(one)) : undefined;
        return above?.list === list && !hasPath(values, above.rest) ? above.rest.slice(0, 1) : [];
      }),
    );
  }

  function setFieldValue(name: string, value: unknown) {
    const path = pathOf(name);
    const start = `${keyOfName(name)}.`;
    const known = [...fields.keys(), ...(foreign()?.found.keys() ?? [])];
    // An object, or a list with rows.
    if (known.some((key) => key.startsWith(start))) setValues(treeOf(path, value));
    else if (!write(name, value)) late.keep(treeOf(path, value), []);
    stir();
  }

  function setValues(values: unknown) {
    const others = foreign()?.found;
    const known = [...lists.keys(), ...fields.keys(), ...(others?.keys() ?? [])];
    const meant = known.filter((key) => hasPath(values, pathOf(key)));
    for (const key of meant) write(key, getPath(values, pathOf(key)), others);
    late.keep(values, meant);
    stir();
  }

  /** The names of the fields in an item. */
  function namesOf(item: Item): string[] {
    const own = [...item.fields].flatMap((field) => places.get(field)?.name ?? []);
    const others = namesIn(item.element).filter((name) => !fields.has(keyOfName(name)));
    return [...own, ...others];
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
    seed,
    deliver,
    read,
    readKey,
    readNatives: readForeign,
    setValues,
    setFieldValue,
    stir,
    /** The changes since the last call. */
    takeNews: (): News => {
      const news = { reasons };
      reasons = new Map();
      isTold = false;
      return news;
    },
    /** True if only the owner has changed the value of this key: it is no input of the user. */
    isOfOwner: (key: string): boolean => {
      const own = fields.get(key);
      if (own) return [...own].every((field) => !field.isEdited);
      // A row that moves gives its name to another control.
      if (listAbove(pathOf(key))) return false;
      // A hidden input has no events, so its new value may be a choice of the user in another element.
      const controls = foreign()?.found.get(key) ?? [];
      return controls.every((one) => !touched.has(one) && one.type !== 'hidden');
    },
    /** The items of a key. */
    itemsOf: (key: string): Item[] => {
      const own = fields.get(key);
      if (own) return [...own].flatMap((field) => places.get(field)?.item ?? []);
      return (foreign()?.found.get(key) ?? []).flatMap((one) => items.around(one) ?? []);
    },
    /** An event of a native control. */
    heard: (target: EventTarget) => {
      if (!(target instanceof Element) || !isControl(target)) return;
      const key = keyOfName(target.name);
      if (fields.has(key)) return;
      touched.add(target);
      note(key, 'input');
    },
    namesOf,
    keysOf: (item: Item) => namesOf(item).map(keyOfName),
    /** The value of an item for its rules. No rule applies to an item whose fields are all disabled. */
    valueIn: (item: Item, natives?: FlatValues) => {
      const keys = namesOf(item).map(keyOfName);
      const others = keys.every((key) => fields.has(key)) ? {} : (natives ?? readForeign());
      const found = keys.flatMap((key) => {
        const own = readKey(key);
        if (own) return [own.value];
        return key in others ? [others[key]] : [];
      });
      const hasName = keys.length > 0;
      return { hasName, isOff: hasName && found.length === 0, value: found[0] as FieldValue };
    },
    /** From now on, only new changes are input of the user. */
    calm: () => {
      for (const field of places.keys()) field.isEdited = false;
    },
    outside,
    /** Adds the entries of fields in portals. */
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
    /** The number of rows of each list, by name. */
    counts: (): [name: string, count: number][] =>
      [...lists].map(([name, list]) => [name, list.rows().length]),
    /** Lists of a component that hold more than it submits, such as the files of an upload. */
    ownLists: (): [name: string, items: readonly object[]][] =>
      [...places].flatMap(([field, { key }]) => {
        const list = ownList(field);
        return list.length > 0 ? [[key, list] as [string, readonly object[]]] : [];
      }),
    /** True if a file is not with the server yet. */
    isSending: () => sending.size > 0,
  };
}

function ownList(field: FormField): readonly object[] {
  const own = field.own();
  return Array.isArray(own) && own.some((one) => typeof one === 'object' && one !== null)
    ? (own as readonly object[])
    : [];
}

function treeOf(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>((rest, step) => ({ [step]: rest }), value);
}
