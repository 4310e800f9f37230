import { createBackend } from './create-backend.mjs';

/** @param {import('vite').ViteDevServer | import('vite').PreviewServer} server */
function attach({ httpServer, middlewares }, options) {
  // Vitest makes servers that listen to nothing.
  if (!httpServer) return;
  const backend = createBackend(options);
  middlewares.use(backend.handle);
  httpServer.on('upgrade', backend.upgrade);
  httpServer.on('close', () => void backend.close());
}

/**
 * The backend under /api of Vite's dev and preview servers.
 * @param {import('./create-backend.mjs').BackendOptions} [options]
 * @returns {import('vite').Plugin}
 */
export function apiPlugin(options) {
  return {
    name: 'portico:api',
    // The backend says itself which origins may read its answers, and answers OPTIONS.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: (server) => attach(server, options),
    configurePreviewServer: (server) => attach(server, options),
  };
}
