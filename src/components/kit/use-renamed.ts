import { useEffect } from 'react';

type Names<P> = Readonly<Partial<Record<keyof P & string, keyof P & string>>>;

/** The old names that a document has already been warned of. */
const warnings = new WeakMap<Document, Set<string>>();

/** Props with old names, such as `{ onPick: 'onSelect' }`, under their new names. Development warns once of each. */
export function useRenamed<P extends object>(component: string, props: P, names: Names<P>): P {
  const old = Object.entries(names).filter(([name]) => props[name as keyof P] !== undefined);
  const text = old.map(([name, now]) => `${name} is now ${String(now)}`).join(', ');
  useEffect(() => {
    if (import.meta.env.DEV && text !== '') warnOnce(`<${component}>: ${text}`);
  }, [component, text]);
  if (old.length === 0) return props;
  const renamed = old.map(([name, now]) => [now, props[now as keyof P] ?? props[name as keyof P]]);
  const removed = old.map(([name]) => [name, undefined]);
  return { ...props, ...Object.fromEntries([...renamed, ...removed]) } as P;
}

function warnOnce(text: string): void {
  const texts = warnings.get(document) ?? new Set<string>();
  warnings.set(document, texts);
  if (texts.has(text)) return;
  texts.add(text);
  window.console.warn(text);
}
