import { randomBytes } from 'node:crypto';
import { securityHeaders } from './load-vite-plugin.mjs';

/**
 * Tests in a browser run under the policy that `portico/vite` sends, Trusted Types included. A nonce allows the scripts
 * and styles of Vite and Vitest. Tests make their own documents with the rule `tests` (tests/helpers/markup.ts).
 * @returns {import('vite').Plugin}
 */
export function strictPolicy() {
  const nonce = randomBytes(16).toString('base64url');
  const allowed = [`'nonce-${nonce}'`];
  const page = securityHeaders('/', {
    // The servers that tests start, and addresses where no server is.
    connect: ['localhost', '*.localhost', '127.0.0.1'].flatMap((host) => [
      `http://${host}:*`,
      `ws://${host}:*`,
    ]),
    // Browsers refuse port 1, as if there was no network.
    script: [...allowed, 'http://localhost:1'],
    style: [...allowed, 'http://localhost:1'],
    trustedTypes: ['tests', "'allow-duplicates'"],
  });
  const scanWorker = securityHeaders('/assets/scan-worker-1.js');
  return {
    name: 'portico:strict-policy',
    // Before Vitest, which answers requests for its pages.
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const headers = /\/scan-worker\.ts\?/.test(url) ? scanWorker : page;
        response.setHeader('Content-Security-Policy', headers['Content-Security-Policy'] ?? '');
        next();
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replaceAll(/<(?:script|style)\b/g, `$& nonce="${nonce}"`)
          .replace('<head>', `$&<meta property="csp-nonce" nonce="${nonce}">`),
    },
  };
}
