import type { Field } from '@/platform/call/params';

export type HeaderParams = {
  readonly [name: string]: string | number | boolean | null | undefined;
};

export type Headers = Readonly<Record<string, string>>;

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** The name of a header field; an empty one stands for none. */
export const headerName: Field<string> = (value, name) =>
  value === '' || (typeof value === 'string' && TOKEN.test(value))
    ? { value }
    : { refused: `parameter.${name} should be the name of a header field` };

/** Header fields that a browser will take; what is null or undefined is left out. */
export const headerFields: Field<Headers> = (value, name) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { refused: `parameter.${name} should be an object` };
  const headers: Record<string, string> = {};
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined || item === null) continue;
    const isPlain = /^(string|number|boolean)$/.test(typeof item);
    const isSound = TOKEN.test(key) && /^[^\0\r\n\u0100-\uffff]*$/.test(String(item));
    if (!isPlain || !isSound) {
      return { refused: `parameter.${name}[${JSON.stringify(key)}] is not a header field` };
    }
    headers[key] = String(item).trim();
  }
  return { value: headers };
};

/** Names of header fields are the same in any case. */
export function headerIn(headers: Headers, name: string): string | undefined {
  const key = Object.keys(headers).find((other) => other.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : headers[key];
}

/** The later wins, in any case. */
export function mergeHeaders(...all: readonly Headers[]): Headers {
  const merged = new Map<string, readonly [string, string]>();
  for (const headers of all) {
    for (const entry of Object.entries(headers)) merged.set(entry[0].toLowerCase(), entry);
  }
  return Object.fromEntries(merged.values());
}

export function withoutHeader(headers: Headers, name: string): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(([key]) => key.toLowerCase() !== name.toLowerCase()),
  );
}
