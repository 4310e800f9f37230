import { ERROR } from './encode-value';

type List = [kind: string, ...rest: unknown[]];

type Part = (about: unknown) => unknown;

/** Restores the value that `encode` wrote. Throws for any other text. */
export function decode(text: string): unknown {
  const [top, ...described] = JSON.parse(text) as [unknown, ...object[]];
  const part: Part = (about) => {
    if (!Array.isArray(about)) return about;
    const [first, second] = about as [(string | number)?, unknown?];
    if (typeof first !== 'string') return first === undefined ? undefined : objects[first];
    return second === 0 ? BigInt(first) : Number(first);
  };
  const objects = described.map((about) =>
    Array.isArray(about) ? create(about as List, part) : about,
  );

  described.forEach((about, place) => {
    const object = objects[place];
    if (object instanceof Map) {
      const [, ...items] = about as List;
      for (let index = 0; index < items.length; index += 2)
        object.set(part(items[index]), part(items[index + 1]));
    } else if (object instanceof Set) {
      for (const item of (about as List).slice(1)) object.add(part(item));
    } else if (object instanceof Error) {
      fillError(object, about as List, part);
    } else if (Array.isArray(object)) {
      fillList(object, about as List, part);
    } else if (!Array.isArray(about)) {
      // In place: after JSON.parse the key __proto__ is an own property. In a new object it would set the prototype.
      const own = about as Record<string, unknown>;
      for (const key of Object.keys(own)) own[key] = part(own[key]);
    }
  });
  return part(top);
}

function create([kind, first, second]: List, part: Part): object {
  switch (kind) {
    case 'a':
    case 's':
      return [];
    case 'Date':
      // oxlint-disable-next-line no-restricted-globals -- no clock is read
      return new Date((first as number | null) ?? Number.NaN);
    case 'RegExp':
      return new RegExp(first as string, second as string);
    case 'Map':
      return new Map();
    case 'Set':
      return new Set();
    case 'Object':
      return Object(part(first)) as object;
    case 'Error':
      if (!ERROR.test(first as string)) throw new TypeError(`there is no ${first as string}`);
      // oxlint-disable-next-line no-restricted-globals -- the language's own errors
      return new globalThis[first as 'Error']();
    default: {
      const { buffer } = fromBase64(first as string);
      if (kind === 'ArrayBuffer') return buffer;
      if (!/^(\w+Array|DataView)$/.test(kind)) throw new TypeError(`there is no ${kind}`);
      // oxlint-disable-next-line no-restricted-globals -- the language's own views
      const View = globalThis[kind as 'DataView'];
      return new View(buffer);
    }
  }
}

function fillError(error: Error, [, , ...own]: List, part: Part): void {
  for (let index = 0; index < own.length; index += 3) {
    const [name, value, enumerable] = own.slice(index, index + 3) as [string, unknown, boolean];
    const how = { enumerable, writable: true, configurable: true };
    Object.defineProperty(error, name, { ...how, value: part(value) });
  }
}

function fillList(list: unknown[], [kind, ...rest]: List, part: Part): void {
  if (kind === 'a') {
    for (const about of rest) list.push(part(about));
    return;
  }
  list.length = rest[0] as number;
  for (let index = 1; index < rest.length; index += 2)
    list[rest[index] as number] = part(rest[index + 1]);
}

/** Throws for a text that is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  // A loop: a picture has millions of bytes.
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
