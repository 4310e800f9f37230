import type { StandardSchemaV1 } from '@standard-schema/spec';
import { attempt } from '@/shared/errors';
import { isPromise } from '@/shared/values';
import type { QuerySchema, RouteQuery } from './route-table';
import { type Decoded, type Pairs, undeclaredFields } from './query';

/** Queries that any Standard Schema describes: zod, valibot, arktype and others. */

type Raw = Readonly<Record<string, unknown>>;

export function isSchema(query: RouteQuery): query is QuerySchema {
  return '~standard' in query;
}

/**
 * The schema gets the text of each field, and an array of texts for a repeated field. If it refuses the text of a field,
 * it gets the text as JSON, so that `z.number()` accepts `?n=3`. If it refuses this too, it gets an array of one item.
 */
export function decodeWithSchema(schema: QuerySchema, pairs: Pairs): Decoded {
  let raw = textsOf(pairs);
  let result = validate(schema, raw);
  for (const name of refusedFields(result)) {
    const candidates = alternativesTo(raw[name]).map((value) => ({ ...raw, [name]: value }));
    const accepted = candidates.find(
      (candidate) => !refusedFields(validate(schema, candidate)).includes(name),
    );
    // If the schema refuses all of them, its message about the JSON value says more than that about the text.
    raw = accepted ?? candidates[0] ?? raw;
    result = validate(schema, raw);
  }
  if (result.issues) {
    const [issue] = result.issues;
    return { ok: false, field: fieldOf(issue) ?? 'query', problem: issue?.message ?? 'invalid' };
  }
  const values = Object.entries(result.value);
  const declared = new Set(values.map(([name]) => name));
  const others = undeclaredFields(pairs, (name) => declared.has(name));
  return { ok: true, params: [...others, ...values.filter(([, value]) => value !== undefined)] };
}

/**
 * Values as query pairs. An array becomes a repeated field, and an object becomes JSON. An array of one item whose text is a
 * JSON array becomes JSON too: `?tags=[]` is an empty array.
 */
export function encodeForSchema(values: ReadonlyMap<string, unknown>): Pairs {
  return [...values].flatMap(([name, value]) => {
    const isRepeated = Array.isArray(value) && (value.length !== 1 || !isJsonArray(value[0]));
    const items: readonly unknown[] = isRepeated ? value : [value];
    return items.flatMap((item): [string, string][] => {
      const text = textOf(item);
      return text === undefined ? [] : [[name, text]];
    });
  });
}

function isJsonArray(item: unknown): boolean {
  return Array.isArray(jsonOf(textOf(item)));
}

function textsOf(pairs: Pairs): Raw {
  const names = [...new Set(pairs.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const texts = pairs.filter(([key]) => key === name).map(([, text]) => text);
      return [name, texts.length > 1 ? texts : texts[0]];
    }),
  );
}

function alternativesTo(value: unknown): readonly unknown[] {
  if (value === undefined) return [[]];
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const parsed = items.map((item) => {
    const json = jsonOf(item);
    return json === undefined ? item : json;
  });
  return Array.isArray(value) ? [parsed] : [parsed[0], items, parsed];
}

function jsonOf(text: unknown): unknown {
  return attempt(() => JSON.parse(String(text)) as unknown);
}

/** A schema that throws refuses the query, as `transform(JSON.parse)` does for a text that is no JSON. */
function validate(schema: QuerySchema, raw: Raw): StandardSchemaV1.Result<object> {
  try {
    const result = schema['~standard'].validate(raw);
    if (isPromise(result)) {
      result.then(undefined, () => {});
      return refusedWith('a query schema must not be asynchronous');
    }
    if (result.issues || (typeof result.value === 'object' && result.value !== null)) return result;
    return refusedWith('a query schema must give an object');
  } catch (error) {
    return refusedWith(error instanceof Error ? error.message : String(error));
  }
}

function refusedWith(message: string): StandardSchemaV1.FailureResult {
  return { issues: [{ message }] };
}

function refusedFields({ issues = [] }: StandardSchemaV1.Result<object>): string[] {
  return [...new Set(issues.map(fieldOf))].filter((name) => name !== undefined);
}

function fieldOf(issue: StandardSchemaV1.Issue | undefined): string | undefined {
  const [first] = issue?.path ?? [];
  if (first === undefined) return undefined;
  return String(typeof first === 'object' ? first.key : first);
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'function') return undefined;
  if (typeof value === 'string') return value;
  const json: unknown = attempt(() => JSON.stringify(value));
  if (typeof json !== 'string') return undefined;
  // A Date is a text in JSON, so it needs no quotes here.
  const plain: unknown = JSON.parse(json);
  return typeof plain === 'string' ? plain : json;
}
