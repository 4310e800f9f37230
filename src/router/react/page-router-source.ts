import type { RouterSource } from '../data/page-code';
import type { RouterLibrary } from './page-router';

/**
 * react-router-dom sets `__reactRouterVersion` on the window when it is loaded. Pages get its contexts only after the
 * code of some page has imported it.
 */
export function pageRouterSource(window: object): RouterSource {
  return {
    wanted: () => '__reactRouterVersion' in window,
    load: async () => {
      const [{ createPageRouter }, library] = await Promise.all([
        import('./page-router'),
        loadLibrary(),
      ]);
      return { PageRouter: createPageRouter(library) };
    },
  };
}

/** A server has no window in which the library could leave its mark, so a server asks for the library itself. */
export function hasRouterLibrary(): Promise<boolean> {
  return loadLibrary().then(
    () => true,
    () => false,
  );
}

/**
 * The package is an optional peer dependency. Inside `try`, bundlers accept that it is missing: Vite resolves it to an
 * empty module, webpack prints a warning. Bundlers leave out the exports that the destructuring does not name.
 */
async function loadLibrary(): Promise<RouterLibrary> {
  try {
    const { Router, createPath, UNSAFE_RouteContext }: Partial<RouterLibrary> = await import(
      'react-router-dom'
    );
    if (!Router || !createPath || !UNSAFE_RouteContext) throw new Error('the module is empty');
    return { Router, createPath, UNSAFE_RouteContext };
  } catch (cause) {
    throw new Error(MISSING, { cause });
  }
}

const MISSING =
  'a page uses react-router-dom, but portico could not load it: add react-router-dom to the dependencies of the app';
