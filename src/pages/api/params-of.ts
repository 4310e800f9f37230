import type { ApiField } from '@/pages/showcase/apis/api-entry';

export type Params = Readonly<Record<string, unknown>>;

/** The form's texts as the values of a call. */
export function paramsOf(
  fields: readonly ApiField[],
  values: Readonly<Record<string, string>>,
): Params {
  const given = fields.flatMap((field) => {
    const value = values[field.name] ?? '';
    return value === '' ? [] : [[field.name, parse(field, value)] as const];
  });
  return Object.fromEntries(given);
}

function parse({ kind }: ApiField, value: string): unknown {
  switch (kind) {
    case 'number':
      return Number(value);
    case 'flag':
      return value === 'true';
    case 'lines':
      return value.split('\n').filter((line) => line !== '');
    default:
      return value;
  }
}
