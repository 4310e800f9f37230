/** The error classes of JavaScript that every browser can copy. */
export const ERROR = /^(Eval|Range|Reference|Syntax|Type|URI)?Error$/;

/** Values that a browser can store, but that have no text form. */
const NO_TEXT = new RegExp(
  '^(Blob|File|FileList|ImageData|CryptoKey|DOM(Exception|Quad|(Point|Rect|Matrix)(ReadOnly)?))$',
);

/** Creates the error for a value that has no stored form. */
export type Refuse = (message: string) => Error;

export type Encoded = {
  /** Null if the text is longer than the limit, or if the value contains a Blob. */
  readonly text: string | null;
  /** The approximate size of the value. */
  readonly bytes: number;
};

/**
 * Writes a value as JSON that `decode` turns back into the same value. The JSON is a flat list of the objects in the
 * value. Objects refer to each other by index. This keeps cycles and shared objects, and no string looks like an object.
 */
export function encode(
  root: unknown,
  refuse: Refuse,
  limit = Infinity,
  title = 'parameter.data',
): Encoded {
  const objects: object[] = [];
  const places = new Map<object, number>();
  const owners: { readonly owner: number; readonly key: string | number }[] = [];
  let current = -1;
  let binary = 0;
  let hasBlob = false;

  const refused = (key: string | number, what: string) => {
    let path = '';
    let at = { owner: current, key };
    for (;;) {
      if (at.owner >= 0) path = (typeof at.key === 'number' ? `[${at.key}]` : `.${at.key}`) + path;
      const next = owners[at.owner];
      if (!next) return refuse(`${title}${path} is ${what}, which cannot be stored`);
      at = next;
    }
  };

  /** A property value: JSON values stay as they are, all other values become a list. */
  const part = (value: unknown, key: string | number): unknown => {
    switch (typeof value) {
      case 'undefined':
        return [];
      case 'number':
        return Number.isFinite(value) && !Object.is(value, -0)
          ? value
          : [value === 0 ? '-0' : `${value}`];
      case 'bigint':
        return [`${value}`, 0];
      case 'function':
      case 'symbol':
        throw refused(key, `a ${typeof value}`);
      case 'object':
        return value && [placeOf(value, key)];
      default:
        return value;
    }
  };

  const placeOf = (object: object, key: string | number) => {
    const known = places.get(object);
    if (known !== undefined) return known;
    const place = objects.push(object) - 1;
    places.set(object, place);
    owners.push({ owner: current, key });
    return place;
  };

  const bytes = (buffer: ArrayBuffer) => {
    binary += buffer.byteLength;
    return binary > limit ? '' : toBase64(buffer);
  };

  const describe = (object: object): unknown => {
    const kind = Object.prototype.toString.call(object).slice(8, -1);
    const { owner, key } = owners[current] ?? { owner: -1, key: 0 };
    const refuseIt = (what: string) => {
      current = owner;
      return refused(key, what);
    };
    if (Array.isArray(object)) return describeList(object, part);
    if (ArrayBuffer.isView(object)) {
      const { buffer, byteOffset, byteLength } = object;
      return [kind, bytes(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)];
    }
    if (object instanceof ArrayBuffer) return [kind, bytes(object)];
    // oxlint-disable-next-line no-restricted-globals -- no clock is read
    if (object instanceof Date) return [kind, object.getTime()];
    if (object instanceof RegExp) return [kind, object.source, object.flags];
    if (object instanceof Map) return [kind, ...[...object].flat().map(part)];
    if (object instanceof Set) return [kind, ...Array.from(object, part)];
    if (NO_TEXT.test(kind) && limit < Infinity) {
      hasBlob = true;
      binary += (object as Partial<Blob>).size ?? 0;
      return [];
    }
    if (isWrapper(object, kind)) return ['Object', part(object.valueOf(), 0)];
    if (isError(object, kind)) return describeError(object as Error, part);
    if (!isPlain(object)) throw refuseIt(`a ${object.constructor?.name || kind}`);
    if (Object.getOwnPropertySymbols(object).length > 0)
      throw refuseIt('an object with a symbol for a key');
    return Object.fromEntries(
      Object.keys(object).map((name) => [name, part(object[name as never], name)]),
    );
  };

  const top = part(root, 0);
  const described = [];
  for (current = 0; current < objects.length; current++)
    described.push(describe(objects[current] as object));
  const json = JSON.stringify([top, ...described]);
  const fits = !hasBlob && binary <= limit && json.length <= limit;
  return { text: fits ? json : null, bytes: fits ? 2 * json.length : 2 * json.length + binary };
}

/** A list with holes or with named properties stores the index of each item. */
function describeList(
  list: readonly unknown[],
  part: (value: unknown, key: string | number) => unknown,
) {
  const { length } = list;
  const keys = Object.keys(list);
  return keys.length === length && (length === 0 || keys[length - 1] === `${length - 1}`)
    ? ['a', ...list.map(part)]
    : ['s', length, ...keys.flatMap((key) => [key, part(list[key as never], key)])];
}

/** All own properties, also the hidden ones: browsers keep the stack and the line there. */
function describeError(error: Error, part: (value: unknown, key: string) => unknown) {
  const own = Object.entries(Object.getOwnPropertyDescriptors(error)).flatMap(
    ([name, { enumerable }]) => [name, part(error[name as never], name), enumerable],
  );
  return ['Error', error.constructor.name, ...own];
}

/** Wrapper objects such as `new Number(5)`, but no subclass of them. */
function isWrapper({ constructor }: object, kind: string): boolean {
  return /^(Number|String|Boolean|BigInt)$/.test(kind) && constructor?.name === kind;
}

function isError({ constructor }: object, kind: string): boolean {
  return kind === 'Error' && ERROR.test(constructor?.name);
}

/** An object without a class. It may come from another frame. */
function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

export function toBase64(buffer: ArrayBuffer): string {
  let bytes = '';
  // One byte at a time: a picture has more bytes than a call can have arguments.
  for (const byte of new Uint8Array(buffer)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}

/** The value as JSON, if JSON can hold all of it. null: use `encode`. */
export function encodePlain(value: unknown): string | null {
  try {
    return isJson(value, new Set()) ? JSON.stringify(value) : null;
  } catch {
    // The value is nested deeper than the call stack.
    return null;
  }
}

function isJson(value: unknown, seen: Set<unknown>): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  // JSON would write a shared object twice, and a cycle endlessly.
  if (seen.has(value)) return false;
  seen.add(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  // `includes` reads a hole as undefined. Counting keys is not enough, because a list may also have named properties.
  const isFine = Array.isArray(value)
    ? Object.keys(value).length === value.length && !value.includes(undefined)
    : prototype === null || Object.getPrototypeOf(prototype) === null;
  return (
    isFine &&
    !('toJSON' in value) &&
    Object.getOwnPropertySymbols(value).length === 0 &&
    Object.values(value).every((part) => isJson(part, seen))
  );
}
