import type { RefObject } from 'react';
import type { FormField, FormFieldsScope } from '@/components/kit/form-control';
import { type Control, controlsOf } from './controls';
import { seedNative, writeNative } from './native-values';
import { ownValue } from './own-value';
import { flatten, getPath, isBelow, isIndex, keyOfName, merge, type Path, pathOf } from './paths';

/** The rows of a FormList. */
export type FieldList = {
  /** The initial value of each row. */
  readonly rows: () => readonly unknown[];
  readonly write: (rows: readonly unknown[]) => void;
};

type Needs = {
  readonly formOf: () => HTMLFormElement | null;
  readonly initial: unknown;
  /** Called when any value has changed. */
  readonly onChange: () => void;
};

/**
 * Sets the values of a form's controls. Components of the kit set their own value; other controls get native events.
 */
export function createFields({ formOf, initial, onChange }: Needs) {
  const fields = new Map<string, Set<RefObject<FormField>>>();
  const lists = new Map<string, FieldList>();
  const seeded = new WeakSet<Control>();
  /** Values for fields that are not mounted yet, for example in a tab. */
  const late = { tree: undefined as unknown, done: new Set<string>() };
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
    const value = late.done.has(key) ? undefined : getPath(late.tree, path);
    if (value === undefined || listAbove(path)) return;
    late.done.add(key);
    // Wait until the field has run its effects.
    queueMicrotask(() => setValues(treeOf(path, value)));
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
  function write(name: string, value: unknown): boolean {
    const key = keyOfName(name);
    const list = lists.get(key);
    if (list && (Array.isArray(value) || !value)) list.write((value || []) as readonly unknown[]);
    const own = fields.get(key);
    for (const { current } of own ?? []) {
      current.write(ownValue(value, current.now, current.hint) as never);
    }
    const controls = own ? undefined : natives().get(key);
    if (controls) writeNative(controls, value);
    return Boolean(list || own || controls);
  }

  function setFieldValue(name: string, value: unknown) {
    const path = pathOf(name);
    if (isBranch(name)) setValues(treeOf(path, value));
    else if (!write(name, value)) keepLate(treeOf(path, value), []);
    changed();
  }

  /** True if the name is an object, or a list with rows. */
  function isBranch(name: string): boolean {
    const start = `${keyOfName(name)}.`;
    return [...fields.keys(), ...natives().keys()].some((key) => key.startsWith(start));
  }

  function setValues(values: unknown) {
    const known = [...lists.keys(), ...fields.keys(), ...natives().keys()];
    const meant = known.filter((key) => has(values, pathOf(key)));
    for (const key of meant) write(key, getPath(values, pathOf(key)));
    keepLate(values, meant);
    changed();
  }

  function keepLate(tree: unknown, done: readonly string[]) {
    late.tree = merge(late.tree, tree);
    for (const key of late.done) if (has(tree, pathOf(key))) late.done.delete(key);
    for (const key of done) late.done.add(key);
  }

  return {
    scope,
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
    /** Lists of a component that hold more than it submits, such as the files of an upload. */
    ownLists: (): [name: string, items: readonly object[]][] =>
      [...fields].flatMap(([name, [field]]) => {
        const now = field?.current.now;
        const isOwn = Array.isArray(now) && now.some((one) => typeof one === 'object' && one);
        return isOwn ? [[name, now as readonly object[]] as [string, readonly object[]]] : [];
      }),
    /** True if some values wait for a field that is not mounted yet. */
    isWaiting: () =>
      flatten(late.tree).some(
        ([name]) => ![...late.done].some((key) => isBelow(keyOfName(name), key)),
      ),
    forgetLate: () => {
      late.tree = undefined;
      late.done.clear();
    },
  };
}

function treeOf(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>((rest, step) => ({ [step]: rest }), value);
}

function has(tree: unknown, path: Path): boolean {
  const parent = path.length > 1 ? getPath(tree, path.slice(0, -1)) : tree;
  const [step = ''] = path.slice(-1);
  return typeof parent === 'object' && parent !== null && step in parent;
}
