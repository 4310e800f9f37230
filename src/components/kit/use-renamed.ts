import { useEffect } from 'react';

type Names<P> = Readonly<Partial<Record<keyof P & string, keyof P & string>>>;

/** The old names that a document has already been warned of. */
const warnings = new WeakMap<Document, Set<string>>();

/** Props with old names, such as `{ onPick: 'onSelect' }`, under their new names. Development warns once of each. */
export function useRenamed<P extends object>(component: string, props: P, names: Names<P>): P {
  const old = (Object.keys(names) as (keyof P & string)[]).filter(
    (name) => props[name] !== undefined,
  );
  const warning = import.meta.env.DEV
    ? old.map((name) => `${name} is now ${names[name]}`).join(', ')
    : '';
  useEffect(() => {
    if (warning) warnOnce(`<${component}>: ${warning}`);
  }, [component, warning]);
  if (old.length === 0) return props;
  const renamed = { ...props };
  for (const name of old) {
    const now = names[name] as keyof P;
    renamed[now] ??= props[name];
    delete renamed[name];
  }
  return renamed;
}

function warnOnce(text: string): void {
  const texts = warnings.get(document) ?? new Set<string>();
  warnings.set(document, texts);
  if (texts.has(text)) return;
  texts.add(text);
  window.console.warn(text);
}
