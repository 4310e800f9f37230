import { createAuthRoutes } from './auth/create-auth-routes.mjs';
import { createMapRoutes } from './maps/create-map-routes.mjs';
import { brokenJson } from './routes/broken-json.mjs';
import { bytes } from './routes/bytes.mjs';
import { chunks } from './routes/chunks.mjs';
import { echo } from './routes/echo.mjs';
import { createFlaky } from './routes/flaky.mjs';
import { createLimited } from './routes/limited.mjs';
import { drop, stall } from './routes/partial.mjs';
import { redirect } from './routes/redirect.mjs';
import { reset } from './routes/reset.mjs';
import { slow } from './routes/slow.mjs';
import { status } from './routes/status.mjs';
import { xsrf } from './routes/xsrf.mjs';
import { createFormUpload } from './upload/create-form-upload.mjs';
import { createResumableRoutes } from './upload/create-resumable-routes.mjs';
import { createSignatureRoutes } from './wechat/create-signature-routes.mjs';

/** @param {import('./create-backend.mjs').BackendOptions} options */
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
