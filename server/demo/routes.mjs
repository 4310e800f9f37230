import { createAssistantRoutes } from './assistant.mjs';
import { createAccounts } from './auth/accounts.mjs';
import { createAuthRoutes } from './auth/auth-routes.mjs';
import { createRelyingParty } from './auth/relying-party.mjs';
import { createBookingRoutes } from './bookings.mjs';
import { createFaultRoutes, failAsAsked, refuseFail } from './faults.mjs';
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
import { createTusRoutes } from './upload/tus-routes.mjs';

/** @type {import('./http/router.mjs').Route} */
const tiles = {
  method: 'GET',
  path: '/api/maps/tiles/:z/:x/:y',
  handle: ({ response, params }) => sendTile(response, /** @type {any} */ (params)),
};

/** Doubles of the map services, with invented places. They have the parts that the platform's providers call. */
const mapRoutes = [tiles, ...osm, ...tencent, ...amap, ...tianditu, ...google, ...mapbox];

/** @param {import('./backend.mjs').BackendOptions} options */
export function createRoutes(options) {
  const { now = Date.now, uploadLimit = 1024 ** 3, data, secret, wechat, oidc } = options;
  const { faults = false, outbox = false } = options;
  const tus = createTusRoutes({ data, uploadLimit, now, faults });
  const accounts = createAccounts({ secret, now });
  const routes = [
    ...[echo, bytes, xsrf, createFormUpload(uploadLimit), ...tus.routes],
    ...(faults ? createFaultRoutes({ now }) : []),
    ...createAssistantRoutes(),
    ...(faults ? createBookingRoutes() : createBookingRoutes().map(refuseFail)),
    ...createAuthRoutes({ outbox, accounts, now }),
    ...createRelyingParty({ accounts, oidc, now }),
    ...mapRoutes.map(faults ? failAsAsked : refuseFail),
    ...createSignatureRoutes({ options: wechat, now }),
  ];
  return { routes, close: tus.close };
}
