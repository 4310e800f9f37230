// The services of maps that the providers of the platform ask, as far as they ask them, with invented places.
import { amap } from './amap.mjs';
import { failAsAsked } from './fail-as-asked.mjs';
import { google } from './google.mjs';
import { mapbox } from './mapbox.mjs';
import { osm } from './osm.mjs';
import { sendTile } from './send-tile.mjs';
import { tencent } from './tencent.mjs';
import { tianditu } from './tianditu.mjs';

/** @type {import('../http/create-router.mjs').Route} */
const tiles = {
  method: 'GET',
  path: '/api/maps/tiles/:z/:x/:y',
  handle: ({ response, params }) => sendTile(response, /** @type {any} */ (params)),
};

/** Answers in the form of each service; all of them fail where `fail` says so. */
export function createMapRoutes() {
  return [tiles, ...osm, ...tencent, ...amap, ...tianditu, ...google, ...mapbox].map(failAsAsked);
}
