import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createBackend } from './backend.mjs';
import { asksForSocket, ignoreUpgrade } from './sockets.mjs';

/**
 * @param {import('vite').ViteDevServer | import('vite').PreviewServer} server
 * @param {import('./backend.mjs').BackendOptions} [options]
 */
function attach({ httpServer, middlewares }, options) {
  // Vitest makes servers that listen to nothing.
  if (!httpServer) return;
  const backend = createBackend(options);
  middlewares.use(backend.handle);
  httpServer.on('upgrade', (request, socket, head) => {
    if (asksForSocket(request)) backend.upgrade(request, socket, head);
    else ignoreUpgrade(httpServer, request, socket, head);
  });
  httpServer.on('close', () => void backend.close());
}

/**
 * The backend under /api of Vite's dev and preview servers.
 * @param {import('./backend.mjs').BackendOptions} [options]
 * @returns {import('vite').Plugin}
 */
export function apiPlugin(options) {
  return {
    name: 'portico:api',
    // The backend says itself which origins may read its answers, and answers OPTIONS.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: (server) => attach(server, options),
    configurePreviewServer(server) {
      const { root, build } = server.config;
      // Vite says so itself, but not where a plugin like this one answers too.
      if (!existsSync(resolve(root, build.outDir))) {
        throw new Error(`${build.outDir} is missing: run \`npm run build\` first`);
      }
      attach(server, options);
    },
  };
}
