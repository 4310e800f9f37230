import type { RefObject } from 'react';
import type { FormField, FormFieldsScope } from '@/components/kit/form-control';
import { type Control, controlsOf } from './controls';
import { isUnsent } from './draft';
import { createLateValues } from './late-values';
import { seedNative, writeNative } from './native-values';
import { ownValue } from './own-value';
import { getPath, hasPath, isIndex, isTree, keyOfName, type Path, pathOf } from './paths';

/** The rows of a FormList. */
export type FieldList = {
  /** The initial value of each row. */
  readonly rows: () => readonly unknown[];
  /** A row that `isWhole` keeps its fields. Other rows mount again with their new initial value. */
  readonly write: (rows: readonly unknown[], isWhole: (row: number) => boolean) => void;
};

type Needs = {
  readonly formOf: () => HTMLFormElement | null;
  readonly initial: unknown;
  /** Called when any value has changed. */
  readonly onChange: () => void;
  /** Called when fields have mounted with their initial values, before they get values that waited for them. */
  readonly onArrival: () => void;
};

/**
 * Sets the values of a form's controls. Components of the kit set their own value; other controls get native events.
 */
export function createFields({ formOf, initial, onChange, onArrival }: Needs) {
  const fields = new Map<string, Set<RefObject<FormField>>>();
  const lists = new Map<string, FieldList>();
  const seeded = new WeakSet<Control>();
  const late = createLateValues();
  let isTold = false;
  let isWriting = false;

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

  function changed() {
    if (isTold) return;
    isTold = true;
    queueMicrotask(() => {
      isTold = false;
      onChange();
    });
  }

  const scope: FormFieldsScope = {
    given: (name, like, hint) => {
      const given = name ? first(name) : undefined;
      return given === undefined || given === null ? undefined : ownValue(given, like, hint);
    },
    join: (name, field) => {
      const key = keyOfName(name);
      const others = fields.get(key) ?? new Set();
      fields.set(key, others.add(field));
      takeLate(key);
      return () => {
        others.delete(field);
        if (others.size === 0 && fields.get(key) === others) fields.delete(key);
      };
    },
    changed,
  };

  function takeLate(key: string) {
    const path = pathOf(key);
    const value = listAbove(path) ? undefined : late.take(key);
    if (value === undefined) return;
    // Wait until the field has run its effects.
    queueMicrotask(() => {
      onArrival();
      setValues(treeOf(path, value));
    });
  }

  /** Native controls that do not belong to a component of the kit, by the keys of their names. */
  function natives(): Map<string, Control[]> {
    const found = new Map<string, Control[]>();
    const form = formOf();
    for (const control of form ? controlsOf(form) : []) {
      const key = keyOfName(control.name);
      if (!fields.has(key)) found.set(key, [...(found.get(key) ?? []), control]);
    }
    return found;
  }

  /** Gives newly mounted native controls their initial value. */
  function seed() {
    const fresh = [...natives()].filter(([, controls]) => controls.some((one) => !seeded.has(one)));
    const given: [Control[], unknown][] = [];
    for (const [key, controls] of fresh) {
      for (const control of controls) seeded.add(control);
      const value = first(key);
      if (value !== undefined && value !== null) given.push([controls, value]);
      takeLate(key);
    }
    // Seed all of them first: an event of one makes the form read the others.
    for (const [controls, value] of given) seedNative(controls, value);
    for (const [controls, value] of given) writeNative(controls, value);
  }

  /** Returns false if the field is not mounted yet. */
  function write(name: string, value: unknown, others = natives()): boolean {
    const key = keyOfName(name);
    const list = lists.get(key);
    if (list && (Array.isArray(value) || !value)) {
      const partial = partialRows(list, key, value, [...fields.keys(), ...others.keys()]);
      list.write((value || []) as readonly unknown[], (row) => !partial.has(String(row)));
    }
    const own = fields.get(key);
    // A draft of another version may have an object where a text field is now.
    const isObject = isTree(value) && !Array.isArray(value);
    for (const { current } of own ?? []) {
      if (isObject && typeof current.now === 'string') continue;
      current.write(ownValue(value, current.now, current.hint) as never);
    }
    const controls = own ? undefined : others.get(key);
    if (controls && !isObject) writeNative(controls, value);
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

  /** Lists of a component that hold more than it submits, such as the files of an upload. */
  function ownLists(): [name: string, items: readonly object[]][] {
    return [...fields].flatMap(([name, [field]]) => {
      const now = field?.current.now;
      const isOwn = Array.isArray(now) && now.some((one) => typeof one === 'object' && one);
      return isOwn ? [[name, now as readonly object[]] as [string, readonly object[]]] : [];
    });
  }

  function setFieldValue(name: string, value: unknown) {
    const path = pathOf(name);
    if (isBranch(name)) setValues(treeOf(path, value));
    else if (!write(name, value)) late.keep(treeOf(path, value), []);
    changed();
  }

  /** True if the name is an object, or a list with rows. */
  function isBranch(name: string): boolean {
    const start = `${keyOfName(name)}.`;
    return [...fields.keys(), ...natives().keys()].some((key) => key.startsWith(start));
  }

  function setValues(values: unknown) {
    const others = natives();
    const known = [...lists.keys(), ...fields.keys(), ...others.keys()];
    const meant = known.filter((key) => hasPath(values, pathOf(key)));
    isWriting = true;
    try {
      for (const key of meant) write(key, getPath(values, pathOf(key)), others);
    } finally {
      isWriting = false;
    }
    late.keep(values, meant);
    changed();
  }

  return {
    scope,
    late,
    seed,
    setValues,
    setFieldValue,
    joinList: (name: string, list: FieldList) => {
      const key = keyOfName(name);
      lists.set(key, list);
      takeLate(key);
      return () => {
        if (lists.get(key) === list) lists.delete(key);
      };
    },
    /** The number of rows of each list, by name. */
    counts: (): [name: string, count: number][] =>
      [...lists].map(([name, list]) => [name, list.rows().length]),
    ownLists,
    /** True while many values change. `onChange` follows. */
    isWriting: () => isWriting,
    /** True if a file is not with the server yet. */
    isSending: () => ownLists().some(([, items]) => items.some(isUnsent)),
  };
}

function treeOf(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>((rest, step) => ({ [step]: rest }), value);
}
