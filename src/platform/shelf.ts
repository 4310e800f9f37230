import type { PlatformContext } from './context';

/**
 * What calls keep between one and the next: made by the first that asks for it, so that until then it costs
 * nothing, and of one app only, so that it is no module's state. `context.shelf(createX)` is the same X each time.
 */
export type Shelf = <T>(make: (context: PlatformContext) => T) => T;

export function createShelf(owner: () => PlatformContext): Shelf {
  const kept = new Map<unknown, unknown>();
  return <T>(make: (context: PlatformContext) => T) => {
    if (!kept.has(make)) kept.set(make, make(owner()));
    return kept.get(make) as T;
  };
}
