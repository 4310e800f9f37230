import { createAuthRoutes } from './auth/auth-routes.mjs';
import {
  brokenJson,
  chunks,
  createFlaky,
  createLimited,
  drop,
  failAsAsked,
  redirect,
  reset,
  slow,
  stall,
  status,
} from './faults.mjs';
import { amap } from './maps/amap.mjs';
import { google } from './maps/google.mjs';
import { mapbox } from './maps/mapbox.mjs';
import { osm } from './maps/osm.mjs';
import { sendTile } from './maps/sample-map.mjs';
import { tencent } from './maps/tencent.mjs';
import { tianditu } from './maps/tianditu.mjs';
import { bytes, echo, xsrf } from './plain-routes.mjs';
import { createSignatureRoutes } from './signature-routes.mjs';
import { createFormUpload } from './upload/form-upload.mjs';
import { createResumableRoutes } from './upload/resumable-routes.mjs';

/** @param {import('./backend.mjs').BackendOptions} options */
export function createRoutes(options) {
  const { now = Date.now, uploadLimit = 1024 ** 3, data, outbox = true, secret, wechat } = options;
  const resumable = createResumableRoutes({ data, uploadLimit, now });
  const routes = [
    ...[echo, status, slow, stall, drop, reset, brokenJson, redirect, chunks, bytes, xsrf],
    ...[createFlaky(), createLimited(now), createFormUpload(uploadLimit), ...resumable.routes],
    ...createAuthRoutes({ outbox, secret, now }),
    ...createMapRoutes(),
    ...createSignatureRoutes({ options: wechat, now }),
  ];
  return { routes, close: resumable.close };
}

// The services of maps that the providers of the platform ask, as far as they ask them, with invented places.

/** @type {import('./http/router.mjs').Route} */
const tiles = {
  method: 'GET',
  path: '/api/maps/tiles/:z/:x/:y',
  handle: ({ response, params }) => sendTile(response, /** @type {any} */ (params)),
};

/** Answers in the form of each service; all of them fail where `fail` says so. */
export function createMapRoutes() {
  return [tiles, ...osm, ...tencent, ...amap, ...tianditu, ...google, ...mapbox].map(failAsAsked);
}
