/**
 * What the apps of one document know together, made by the first that asks. It is the document's own state and no
 * module's: a second copy of this code finds it as well.
 */
export function pageWide<T extends object>(window: Window, name: string, make: () => T): T {
  const key = Symbol.for(`portico.${name}`);
  const kept = window as unknown as Record<symbol, T | undefined>;
  const value = kept[key] ?? make();
  kept[key] = value;
  return value;
}
