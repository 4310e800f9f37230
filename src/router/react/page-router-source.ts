import type { RouterSource } from '../chunks';

/**
 * react-router-dom says on the window that it has been loaded. That some page's code has imported it is
 * reason enough to put it around pages, and the only one.
 */
export function pageRouterSource(window: object): RouterSource {
  return {
    wanted: () => '__reactRouterVersion' in window,
    load: () => import('./page-router'),
  };
}
