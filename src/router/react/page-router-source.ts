import type { RouterSource } from '../navigation/page-code';
import type { RouterLibrary } from './page-router';

/**
 * react-router-dom says on the window that it has been loaded. That some page's code has imported it is
 * reason enough to put it around pages, and the only one.
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

/**
 * The package is an optional peer. In a `try`, bundlers accept that it is not installed: Vite resolves it to an empty
 * module, webpack prints a warning. Named one by one, what is not used stays out of the bundle.
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
