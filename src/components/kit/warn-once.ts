/** The warnings that a document has had. */
const warnings = new WeakMap<Document, Set<string>>();

/** A warning for developers. A document gets each one once. Call it in an effect, and only in development. */
export function warnOnce(text: string): void {
  const texts = warnings.get(document) ?? new Set<string>();
  warnings.set(document, texts);
  if (texts.has(text)) return;
  texts.add(text);
  window.console.warn(text);
}
