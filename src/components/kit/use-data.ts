import { useEffect, useMemo } from 'react';
import { textOf, textsOf } from './convert-form-value';
import { warnOnce } from './warn-once';

/** Reads data that may have any type. It returns data of the right type as it is. */
type Reader = (given: unknown) => unknown;

type Readers<P> = Readonly<Partial<Record<keyof P & string, Reader>>>;

/**
 * The props, with their data in the types that the component asks for. A server may send anything: what the component
 * cannot use is left out, and development names the prop once. The same list is the same list at each render.
 */
export function useData<P extends object>(component: string, props: P, readers: Readers<P>): P {
  const known = useMemo(() => new WeakMap<object, unknown>(), []);
  const names = Object.keys(readers) as (keyof P & string)[];
  const data = names.map((name) => {
    const given = props[name];
    if (!Array.isArray(given)) return readers[name]?.(given);
    const read = known.get(given) ?? readers[name]?.(given);
    known.set(given, read);
    return read;
  });
  const lost = import.meta.env.DEV
    ? names.filter((name, at) => isLost(props[name], data[at])).join(', ')
    : '';
  useEffect(() => {
    if (lost) warnOnce(`<${component}>: it cannot use all of the data in ${lost}`);
  }, [component, lost]);
  return { ...props, ...Object.fromEntries(names.map((name, at) => [name, data[at]])) };
}

/** Empty data is no loss. A number becomes a text, and one text a list of texts. */
function isLost(given: unknown, read: unknown): boolean {
  if (isMissing(given) || given === '' || given === read) return false;
  if (!Array.isArray(read)) return isMissing(read);
  const parts: readonly unknown[] = [given].flat();
  return read.length < parts.length || read.some((one, at) => isObject(one) && one !== parts[at]);
}

const isMissing = (given: unknown) => given === undefined || given === null;

const isObject = (given: unknown) => typeof given === 'object' && given !== null;

const NONE: readonly never[] = [];

/** A list of anything. */
export function asList<T>(given: unknown): readonly T[] {
  return Array.isArray(given) ? given : NONE;
}

/** A list of objects. It leaves out other entries. */
export function asItems<T extends object>(given: unknown): readonly T[] {
  const list = asList<T>(given);
  return list.every(isObject) ? list : list.filter(isObject);
}

/** A list of objects that callbacks name by their index. Other entries become empty objects. */
export function asRows(given: unknown): readonly unknown[] {
  const list = asList(given);
  return list.every(isObject) ? list : list.map((one) => (isObject(one) ? one : {}));
}

/** A list of texts. Null is an empty list, and undefined stays. */
export const asTexts = (given: unknown) => (given === undefined ? undefined : textsOf(given));

/** A text, or undefined. */
export const asText = (given: unknown) => (isMissing(given) ? undefined : textOf(given));

/** A text, null or undefined. Null is another value for these props, such as "no button". */
export const asTextOrNull = (given: unknown) => (given === null ? null : asText(given));

/** Leaves a prop without data undefined, for components where no list is not an empty list. */
export const ifGiven =
  (reader: Reader): Reader =>
  (given) =>
    isMissing(given) ? undefined : reader(given);
