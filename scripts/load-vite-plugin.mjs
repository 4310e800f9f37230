// `portico/vite` from its source, for vite.config.ts and plain scripts.
import { loadTypeScript } from './load-typescript.mjs';

/** @type {typeof import('../src/vite/index')} */
const plugin = await loadTypeScript('src/vite/index.ts');

export const { portico, securityHeaders, target, browsers } = plugin;
