import type { Playground } from '@/pages/showcase/playground';

type Props = Readonly<Record<string, unknown>>;
type Source = Pick<Playground, 'props' | 'code' | 'codeChildren'>;

/** A line this long still fits a phone. */
const LINE = 40;

/** The component as one would write it: only what differs from the defaults is named. */
export function printCode(
  tag: string,
  { props, code = '', codeChildren = '' }: Source,
  now: Props,
) {
  const changed = Object.entries(now)
    .filter(([name, value]) => value !== undefined && value !== props[name])
    .map(([name, value]) => attribute(name, value));
  const attributes = [...(code ? [code] : []), ...changed];
  const short = [`<${tag}`, ...attributes].join(' ');
  const open =
    short.length <= LINE
      ? short
      : [`<${tag}`, ...attributes.map((line) => `  ${line}`), ''].join('\n');
  if (!codeChildren) return open === short ? `${open} />` : `${open}/>`;
  return `${open}>\n  ${codeChildren.replaceAll('\n', '\n  ')}\n</${tag}>`;
}

function attribute(name: string, value: unknown): string {
  if (value === true) return name;
  const isPlain = typeof value === 'string' && !/["\\\n]/.test(value);
  return isPlain ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`;
}
