// What every server of a built app sends: the Content-Security-Policy that Portico runs under, and two more.

// React sets `style` props through the CSSOM, which style-src does not govern: no 'unsafe-inline' is needed.
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  // What is chosen or drawn is read back by its blob: URL, which is never another origin's.
  "connect-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  // `portico` lets the platform's own workers start, `default` Leaflet's one question; neither anything else.
  'trusted-types portico default',
].join('; ');

/** A worker stands under the policy that comes with its file: this one alone may compile WebAssembly. */
const scanWorkerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * docs/decisions/0022-scanning.md.
 * @param {string} pathname of the address that is answered
 */
export function securityHeaders(pathname) {
  const isScanWorker = /\/assets\/scan-worker-[\w-]+\.js$/.test(pathname);
  return {
    'Content-Security-Policy': isScanWorker ? scanWorkerPolicy : pagePolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
  };
}

/**
 * The same for `vite preview`, whose own setting knows one set of headers for everything.
 * @returns {import('vite').Plugin}
 */
export function securityPlugin() {
  return {
    name: 'portico:security-headers',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(({ url = '/' }, response, next) => {
        const [pathname = '/'] = url.split(/[?#]/);
        for (const [name, value] of Object.entries(securityHeaders(pathname))) {
          response.setHeader(name, value);
        }
        next();
      });
    },
  };
}
