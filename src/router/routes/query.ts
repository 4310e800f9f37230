import { attempt } from '@/shared/errors';
import { clamp, hasOwn } from '@/shared/values';
import type { FieldSpec, FieldType, QuerySpec } from './route-table';

/** Short field specs: how the text of a query becomes typed values, and back. */

type Field = {
  readonly type: FieldType | 'enum';
  readonly isList: boolean;
  readonly isOptional: boolean;
  readonly fallback: unknown;
  readonly min: number;
  readonly max: number;
  readonly values: readonly string[];
};

export type Pairs = readonly (readonly [name: string, value: string])[];

export type Decoded =
  | { readonly ok: true; readonly params: readonly (readonly [string, unknown])[] }
  | { readonly ok: false; readonly field: string; readonly problem: string };

export type Encoded =
  | { readonly ok: true; readonly pairs: Pairs }
  | { readonly ok: false; readonly field: string; readonly expected: string };

/**
 * Decodes each value exactly once. A value that does not fit its type counts as missing, so a page never gets NaN. A
 * missing field that is required refuses the whole URL. Fields that the route does not declare are kept as text, because
 * messengers add their own to shared links.
 */
export function decodeQuery(spec: QuerySpec, pairs: Pairs): Decoded {
  const params: [string, unknown][] = undeclaredFields(pairs, (name) => hasOwn(spec, name));
  for (const [name, declared] of Object.entries(spec)) {
    const field = normalizeField(declared);
    const texts = pairs.filter(([key]) => key === name).map(([, text]) => text);
    const values = texts.map((text) => decodeValue(field, text));
    // JSON may be null, which is a value.
    const single = values[0] === undefined ? field.fallback : values[0];
    const value = field.isList ? values.filter(isDefined) : single;
    if (value !== undefined) params.push([name, value]);
    else if (!field.isOptional) return { ok: false, field: name, problem: 'missing or malformed' };
  }
  return { ok: true, params };
}

/** The first text of each field that the route does not declare. */
export function undeclaredFields(
  pairs: Pairs,
  isDeclared: (name: string) => boolean,
): [string, string][] {
  const firstOfEach = new Map([...pairs].reverse());
  return [...firstOfEach].filter(([name]) => !isDeclared(name));
}

/** Typed values as query pairs, in the order of the route's fields. Leaves undefined out. */
export function encodeQuery(spec: QuerySpec, values: ReadonlyMap<string, unknown>): Encoded {
  const pairs: [string, string][] = [];
  for (const [name, declared] of Object.entries(spec)) {
    const field = normalizeField(declared);
    const value = values.get(name);
    if (value === undefined && (field.isOptional || field.fallback !== undefined)) continue;
    const items = field.isList ? value : [value];
    const texts = Array.isArray(items)
      ? items.map((item) => encodeValue(field, item))
      : [undefined];
    if (!texts.every(isDefined)) return { ok: false, field: name, expected: nameOf(field) };
    pairs.push(...texts.map((text): [string, string] => [name, text]));
  }
  for (const [name, value] of values) {
    if (hasOwn(spec, name) || value === undefined) continue;
    if (!isPlain(value)) return { ok: false, field: name, expected: 'string, number or boolean' };
    pairs.push([name, String(value)]);
  }
  return { ok: true, pairs };
}

function normalizeField(declared: FieldSpec): Field {
  const any = { isList: false, fallback: undefined, min: -Infinity, max: Infinity, values: [] };
  if (typeof declared === 'string') {
    const isList = declared.endsWith('[]');
    const isOptional = declared.endsWith('?');
    const end = isList ? -2 : isOptional ? -1 : undefined;
    const type = declared.slice(0, end) as FieldType;
    return { ...any, type, isList, isOptional: isOptional || isList };
  }
  const { type, default: fallback } = declared;
  const field = { ...any, type, fallback, isOptional: true };
  if (declared.type === 'enum') return { ...field, values: declared.values };
  if (declared.type !== 'number') return field;
  return { ...field, min: declared.min ?? -Infinity, max: declared.max ?? Infinity };
}

/** How an error names the type of a field. */
function nameOf({ type, isList, values }: Field): string {
  if (type === 'enum') return `one of ${values.join(', ')}`;
  return isList ? `an array of ${type}s` : type;
}

function decodeValue(field: Field, text: string): unknown {
  switch (field.type) {
    case 'string':
      return text;
    case 'enum':
      return field.values.includes(text) ? text : undefined;
    case 'number': {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      return Number.isFinite(value) ? clamp(value, field.min, field.max) : undefined;
    }
    case 'boolean':
      if (text === 'true' || text === '1') return true;
      return text === 'false' || text === '0' ? false : undefined;
    case 'json':
      return attempt(() => JSON.parse(text) as unknown);
  }
}

function encodeValue(field: Field, value: unknown): string | undefined {
  switch (field.type) {
    case 'string':
      if (typeof value === 'string') return value;
      return typeof value === 'number' ? String(value) : undefined;
    case 'enum':
      return typeof value === 'string' && field.values.includes(value) ? value : undefined;
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
      return Object.is(value, -0) ? '-0' : String(clamp(value, field.min, field.max));
    case 'boolean':
      return typeof value === 'boolean' ? String(value) : undefined;
    case 'json':
      // A circular structure has no text.
      return attempt(() => JSON.stringify(value));
  }
}

function isPlain(value: unknown): value is string | number | boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' || typeof value === 'boolean';
}

function isDefined<T>(value: T | undefined): value is T {
  return value !== undefined;
}
