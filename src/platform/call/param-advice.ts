import { attempt } from '@/shared/errors';
import type { PlatformContext } from './context';

type Names = { readonly known: ReadonlySet<string>; readonly unknown: readonly string[] };

/**
 * Development only: warns of parameters that a call does not know, once for each call and name. The check is pure, so
 * it runs a second time with a proxy that records the names that it reads.
 */
export function warnOfUnknown(
  { env, shelf }: PlatformContext,
  api: string,
  input: unknown,
  check: (input: unknown) => unknown,
): void {
  const names = attempt(() => readNames(input, check));
  const { console } = env.window as { readonly console?: Console };
  for (const name of names?.unknown ?? []) {
    const key = `${api} ${name}`;
    const warned = shelf(createWarned);
    if (warned.has(key)) continue;
    warned.add(key);
    console?.warn(`${api}: ${adviceFor(name, names?.known ?? new Set())}`);
  }
}

function createWarned(): Set<string> {
  return new Set();
}

function readNames(input: unknown, check: (input: unknown) => unknown): Names | undefined {
  // Every call knows it.
  const known = new Set(['signal']);
  if (!isPlain(input)) return undefined;
  const names = Object.keys(input);
  if (names.every((name) => known.has(name))) return undefined;
  check(
    new Proxy(input, {
      get: (target, name) => {
        if (typeof name === 'string') known.add(name);
        return Reflect.get(target, name);
      },
      // A check that lists the names accepts any name.
      ownKeys: (target) => {
        for (const name of names) known.add(name);
        return Reflect.ownKeys(target);
      },
    }),
  );
  return { known, unknown: names.filter((name) => !known.has(name)) };
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Names that developers know from other libraries. */
const ALIASES: Readonly<Record<string, string>> = {
  headers: 'header',
  body: 'data',
  params: 'data',
  query: 'data',
  payload: 'data',
  path: 'filePath',
  src: 'filePath',
  file: 'filePath',
};

/** uni-app's callbacks. Here a call returns a promise. */
const CALLBACKS = ['success', 'fail', 'complete'];

/** The advice about a parameter that a call does not know. `known` are the names that it knows. */
function adviceFor(name: string, known: ReadonlySet<string>): string {
  if (CALLBACKS.includes(name)) {
    return `parameter.${name} is never called. Calls return promises: await the call, or use then() and catch().`;
  }
  const likely = likelyOf(name, [...known]);
  const advice = likely ? ` Did you mean parameter.${likely}?` : '';
  return `parameter.${name.slice(0, 100)} is not known and has no effect.${advice}`;
}

function likelyOf(name: string, known: readonly string[]): string | undefined {
  const alias = ALIASES[name];
  if (alias !== undefined && known.includes(alias)) return alias;
  const nearest = known
    .filter((other) => other !== 'signal')
    .map((other) => ({ other, edits: editsBetween(name.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0];
  // Two typing errors turn a short word into another one.
  return nearest && nearest.edits <= (name.length < 5 ? 1 : 2) ? nearest.other : undefined;
}

/** The number of letters to add, remove or change. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from.slice(0, 100)].entries()) {
    const next = [line + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
