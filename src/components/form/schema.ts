import type { StandardSchemaV1 } from '@standard-schema/spec';
import { nameOfPath } from './paths';

/** A schema of zod, valibot, arktype or another library with the Standard Schema interface. */
export type FormSchema<V extends object> = StandardSchemaV1<unknown, V>;

/** Either the values as the schema returns them, or its messages. */
export type SchemaAnswer =
  | { readonly values: object }
  | {
      /** The first message of each field, by its name. */
      readonly fields: Readonly<Record<string, string>>;
      /** Messages about the values as a whole. */
      readonly message: string | null;
    };

export async function checkSchema(
  schema: FormSchema<object> | undefined,
  values: object,
): Promise<SchemaAnswer> {
  if (!schema) return { values };
  const result = await schema['~standard'].validate(values);
  if (!result.issues) return { values: result.value };
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const { path = [], message } of result.issues) {
    const keys = path.map((step) => (typeof step === 'object' ? step.key : step));
    const name = nameOfPath(keys.map(String));
    if (name === '') others.push(message);
    else fields[name] ??= message;
  }
  return { fields, message: others.length > 0 ? others.join(' ') : null };
}
