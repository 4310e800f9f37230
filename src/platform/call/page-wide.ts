/**
 * State that all apps of a document share, made with its first use. It is on the window and not in a module, because a
 * document may hold two copies of this package.
 */
export function pageWide<T extends object>(window: Window, name: string, make: () => T): T {
  const key = Symbol.for(`portico.${name}`);
  const values = window as unknown as Record<symbol, T | undefined>;
  const value = values[key] ?? make();
  values[key] = value;
  return value;
}
