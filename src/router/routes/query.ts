import { attempt } from '@/shared/attempt';
import { clamp } from '@/shared/clamp';
import { hasOwn } from '@/shared/has-own';
import type { FieldSpec, FieldType, QuerySpec } from './define-routes';

type Field = {
  readonly type: FieldType;
  readonly optional: boolean;
  readonly fallback: unknown;
  readonly min: number;
  readonly max: number;
};

export type Pairs = readonly (readonly [name: string, value: string])[];

export type Decoded =
  | { readonly ok: true; readonly params: readonly (readonly [string, unknown])[] }
  | { readonly ok: false; readonly field: string };

/**
 * Query text into typed values, decoded exactly once. A value that does not fit its type is treated as
 * missing, so a page never sees NaN; a required field without a default then fails the whole URL.
 * Fields that the table does not declare pass through as text: messengers add their own to shared links.
 */
export function decodeQuery(spec: QuerySpec, pairs: Pairs): Decoded {
  const params: [string, unknown][] = [];
  for (const [name, value] of firstOfEach(pairs)) {
    if (!hasOwn(spec, name)) params.push([name, value]);
  }
  for (const [name, declared] of Object.entries(spec)) {
    const field = normalizeField(declared);
    const text = pairs.find(([key]) => key === name)?.[1];
    const value = text === undefined ? undefined : decodeValue(field, text);
    const known = value === undefined ? field.fallback : value;
    if (known !== undefined) params.push([name, known]);
    else if (!field.optional) return { ok: false, field: name };
  }
  return { ok: true, params };
}

function normalizeField(declared: FieldSpec): Field {
  if (typeof declared === 'string') {
    const optional = declared.endsWith('?');
    const type = (optional ? declared.slice(0, -1) : declared) as FieldType;
    return { type, optional, fallback: undefined, min: -Infinity, max: Infinity };
  }
  const { min = -Infinity, max = Infinity } = declared.type === 'number' ? declared : {};
  return { type: declared.type, optional: true, fallback: declared.default, min, max };
}

function decodeValue(field: Field, text: string): unknown {
  switch (field.type) {
    case 'string':
      return text;
    case 'number': {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      return Number.isFinite(value) ? clamp(value, field.min, field.max) : undefined;
    }
    case 'boolean':
      return text === 'true' || text === '1'
        ? true
        : text === 'false' || text === '0'
          ? false
          : undefined;
    case 'json':
      return attempt(() => JSON.parse(text) as unknown);
  }
}

function firstOfEach(pairs: Pairs): ReadonlyMap<string, string> {
  return new Map([...pairs].reverse());
}

export type Encoded =
  | { readonly ok: true; readonly pairs: Pairs }
  | { readonly ok: false; readonly field: string; readonly expected: string };

/** Typed values into query pairs, in the order of the table; undefined is left out. */
export function encodeQuery(spec: QuerySpec, values: ReadonlyMap<string, unknown>): Encoded {
  const pairs: [string, string][] = [];
  for (const [name, declared] of Object.entries(spec)) {
    const field = normalizeField(declared);
    const value = values.get(name);
    if (value === undefined) {
      if (!field.optional && field.fallback === undefined)
        return { ok: false, field: name, expected: field.type };
      continue;
    }
    const text = encodeValue(field, value);
    if (text === undefined) return { ok: false, field: name, expected: field.type };
    pairs.push([name, text]);
  }
  for (const [name, value] of values) {
    if (hasOwn(spec, name) || value === undefined) continue;
    const text = isPlain(value) ? String(value) : undefined;
    if (text === undefined)
      return { ok: false, field: name, expected: 'string, number or boolean' };
    pairs.push([name, text]);
  }
  return { ok: true, pairs };
}

function encodeValue(field: Field, value: unknown): string | undefined {
  switch (field.type) {
    case 'string':
      return typeof value === 'string'
        ? value
        : typeof value === 'number'
          ? String(value)
          : undefined;
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
      return Object.is(value, -0) ? '-0' : String(clamp(value, field.min, field.max));
    case 'boolean':
      return typeof value === 'boolean' ? String(value) : undefined;
    case 'json':
      return formatJson(value);
  }
}

function isPlain(value: unknown): boolean {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}

function formatJson(value: unknown): string | undefined {
  // A circular structure has no text.
  return attempt(() => JSON.stringify(value));
}
