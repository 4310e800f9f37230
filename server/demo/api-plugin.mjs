import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createBackend } from './backend.mjs';
import { asksForSocket, ignoreUpgrade } from './sockets.mjs';

/**
 * @param {import('vite').ViteDevServer | import('vite').PreviewServer} server
 * @param {import('./backend.mjs').BackendOptions} [options]
 */
function attach({ httpServer, middlewares }, options) {
  // Vitest creates servers that do not listen.
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
    // The backend decides which origins may read its answers, and it answers OPTIONS.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: (server) => attach(server, options),
    configurePreviewServer(server) {
      const { root, build } = server.config;
      // Vite reports this too, but not when a plugin answers requests.
      if (!existsSync(resolve(root, build.outDir))) {
        throw new Error(`${build.outDir} is missing: run \`npm run build\` first`);
      }
      attach(server, options);
    },
  };
}
