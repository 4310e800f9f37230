// The entry `portico/map-proxy`. docs/map-proxy.md shows how to use it.
/** @typedef {import('./create-map-proxy.mjs').MapProxyOptions} MapProxyOptions */
/** @typedef {import('./services.mjs').MapAccount} MapAccount */
export { createMapProxy } from './create-map-proxy.mjs';
