import type { ApiField } from '@/pages/showcase/apis/api-entry';
import type { NamedApi } from '@/pages/showcase/apis/list-apis';

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

/** A line this long still fits a phone. */
const LINE = 40;

/** The call as one would write it. */
export function codeOf(
  { name, args = 'object', sync = false, onTabPage, demo }: NamedApi,
  params: Params,
) {
  if (demo) return demo.code;
  if (args === 'listener') {
    return `const stop = platform.${name}((event) => {\n  console.log(event);\n});`;
  }
  const call = `platform.${name}(${argumentsOf(args, params)})`;
  const tab = onTabPage ? "await platform.switchTab('/me');\n" : '';
  if (args === 'open') return `const { result } = ${call};\nconst answer = await result;`;
  return `${tab}${sync ? '' : 'await '}${call};`;
}

function argumentsOf(args: NonNullable<NamedApi['args']>, params: Params): string {
  const entries = Object.entries(params);
  if (args === 'list') return entries.map(([, value]) => literal(value)).join(', ');
  if (entries.length === 0) return '';
  const fields = entries.map(([name, value]) => `${name}: ${literal(value)}`);
  const short = `{ ${fields.join(', ')} }`;
  return short.length <= LINE ? short : `{\n${fields.map((field) => `  ${field},\n`).join('')}}`;
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'string') return String(value);
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}
