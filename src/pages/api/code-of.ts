import type { NamedApi } from '@/pages/showcase/apis/list-apis';
import type { Params } from './params-of';

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
