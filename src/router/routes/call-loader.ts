import type { Loader, LoaderContext } from './route-table';

/**
 * Calls a loader, or the loader that is the default export of the module it returns. No data of a server has a function, so
 * an object with a function as its default export is a module.
 */
export async function callLoader(loader: Loader, context: LoaderContext): Promise<unknown> {
  const value = await loader(context);
  const inner = (value as { readonly default?: unknown } | null | undefined)?.default;
  return typeof inner === 'function' ? callLoader(inner as Loader, context) : value;
}
