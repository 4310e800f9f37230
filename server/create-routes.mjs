import { createAuthRoutes } from './auth/create-auth-routes.mjs';
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
import { createUploadRoutes } from './upload/create-upload-routes.mjs';

/** @param {import('./create-backend.mjs').BackendOptions} options */
export function createRoutes(options) {
  const { now = Date.now } = options;
  const uploads = createUploadRoutes({ ...options, now });
  const routes = [
    ...[echo, status, slow, stall, drop, reset, brokenJson, redirect, chunks, bytes, xsrf],
    ...[createFlaky(), createLimited(now)],
    ...uploads.routes,
    ...createAuthRoutes({ ...options, now }),
  ];
  return { routes, close: uploads.close };
}
