import type { Plugin } from 'vite';

/**
 * Vite's `base` and the plugin's `mode` become the defaults of `router.base` and `router.mode`. src/shared/defaults.ts
 * reads the two constants, which are not defined without the plugin.
 */
export function routerDefaults(mode?: 'path' | 'hash'): Plugin {
  return {
    name: 'portico:router-defaults',
    config: ({ base }) => ({
      define: {
        // The address of a CDN and a relative base say where files are, not where pages are.
        ...(base?.startsWith('/') && { PORTICO_BASE: JSON.stringify(base) }),
        ...(mode && { PORTICO_MODE: JSON.stringify(mode) }),
      },
    }),
  };
}
