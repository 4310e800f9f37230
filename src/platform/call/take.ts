import { attempt } from '@/shared/errors';
import { PlatformError } from './errors';

/** The value in place of an object of a class that has no copy. */
type OfClass = (object: object, inside: (value: unknown) => unknown) => unknown;

/**
 * A copy of what the product handed over. Later changes of the object do not count, however long the call waits for its
 * code, the network or another call. Files, functions, elements, refs and objects of classes stay the same objects. A
 * value that cannot be read stays as it is, and the check of the call refuses it.
 */
export function take<T>(value: T, ofClass: OfClass = (object) => object): T {
  return (attempt(() => copyOf(value, ofClass, new Map())) ?? value) as T;
}

/** The same for a call whose `data` or `formData` becomes text: JSON has the fields of objects of every class. */
export function takeData(input: unknown): unknown {
  const taken = take(input);
  if (taken === input) return input;
  const { data, formData } = taken as { readonly [name: string]: unknown };
  return {
    ...(taken as object),
    ...(isObject(data) && { data: take(data, asJson) }),
    ...(isObject(formData) && { formData: take(formData, asJson) }),
  };
}

/** The copy for a call that returns at once. Reading the parameters may throw. */
export function takeOrRefuse<T extends object>(api: string, params: T | undefined): Partial<T> {
  try {
    return { ...take(params) } as Partial<T>;
  } catch (cause) {
    const message = 'the parameter is unreadable';
    throw new PlatformError({ code: 'invalid', api, message, cause });
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const asJson: OfClass = (object, inside) => {
  const { toJSON } = object as { readonly toJSON?: unknown };
  return inside(typeof toJSON === 'function' ? toJSON.call(object) : { ...object });
};

function copyOf(value: unknown, ofClass: OfClass, copies: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (copies.has(value)) return copies.get(value);
  const inside = (part: unknown) => copyOf(part, ofClass, copies);
  const keep = <T>(copy: T): T => {
    // Before its parts: a value may contain itself.
    copies.set(value, copy);
    return copy;
  };

  if (Array.isArray(value)) {
    const list = keep<unknown[]>([]);
    list.length = value.length;
    return copyFields(value, list, inside);
  }
  // Typed arrays of every kind and window.
  if (ArrayBuffer.isView(value)) {
    const { buffer, byteOffset, byteLength } = value;
    return tagOf(value) === 'DataView'
      ? keep(new DataView(buffer.slice(byteOffset, byteOffset + byteLength)))
      : keep(Uint8Array.prototype.slice.call(value));
  }
  switch (tagOf(value)) {
    case 'ArrayBuffer':
      return keep((value as ArrayBuffer).slice(0));
    case 'Date':
      // oxlint-disable-next-line no-restricted-globals -- no clock is read
      return keep(new Date(Number(value)));
    case 'FormData': {
      const form = keep(new FormData());
      for (const [name, part] of value as FormData) form.append(name, part);
      return form;
    }
    case 'URLSearchParams':
      return keep(new URLSearchParams(value as URLSearchParams));
    case 'Map': {
      const map = keep(new Map());
      for (const [key, part] of value as Map<unknown, unknown>) map.set(inside(key), inside(part));
      return map;
    }
    case 'Set': {
      const set = keep(new Set());
      for (const part of value as Set<unknown>) set.add(inside(part));
      return set;
    }
    case 'Object': {
      if (isRef(value)) return value;
      const prototype: object | null = Object.getPrototypeOf(value);
      const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
      if (!isPlain) return keep(ofClass(value, inside));
      return copyFields(value, keep(Object.create(prototype) as object), inside);
    }
    default:
      return value;
  }
}

/** Holes of a list stay holes. A field `__proto__` of parsed JSON stays a field. */
function copyFields(from: object, to: object, inside: (value: unknown) => unknown): object {
  for (const key of [...Object.keys(from), ...Object.getOwnPropertySymbols(from)]) {
    const value = inside(from[key as never]);
    if (key === '__proto__') Object.defineProperty(to, key, { value, enumerable: true });
    else (to as Record<PropertyKey, unknown>)[key] = value;
  }
  return to;
}

/** A ref is a handle: React sets its element later. */
function isRef(value: object): boolean {
  return 'current' in value && Object.keys(value).length === 1;
}

/** Without the fields that are undefined: they would hide what is there. */
export function defined<T extends object>(
  values: T,
): { readonly [N in keyof T]?: Exclude<T[N], undefined> } {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as ReturnType<typeof defined<T>>;
}

/** The tag instead of the class: an object of another frame has another class. */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}
