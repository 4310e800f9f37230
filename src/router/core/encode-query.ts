import { attempt } from '@/shared/attempt';
import { clamp } from '@/shared/clamp';
import { hasOwn } from '@/shared/has-own';
import { type Field, normalizeField, type Pairs } from './query';
import type { QuerySpec } from './route-def';

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
