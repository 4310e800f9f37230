import { randomBytes } from 'node:crypto';
import type { Connect, Plugin, ServerOptions } from 'vite';
import {
  headerRules,
  headersOf,
  type HeaderRule,
  type Sources,
  scanWorkerIn,
} from './security-headers';

/** Vite serves the worker as a file of the source or of the package, under any folder. */
const SCAN_WORKER = '/scan-worker[A-Za-z0-9_-]*\\.[jt]s$';

/**
 * Vite's client asks in a worker whether a server that was stopped is back. The address of this worker is a `blob:`,
 * which Trusted Types refuse. Without SharedWorker the client asks in the page.
 */
const withoutWorker = 'const SharedWorker = undefined;\n';

/** Both servers of Vite send the headers. Vite's own setting for it has one set of headers for all paths. */
export function headerServers(sources: Sources = {}): Plugin {
  const nonce = randomBytes(16).toString('base64url');
  let assetsDir = 'assets';
  return {
    name: 'portico:security-headers',
    configResolved: ({ build }) => {
      assetsDir = build.assetsDir;
    },
    configureServer: ({ middlewares, config: { server } }) => {
      const more = { ...sources };
      const allowed = `'nonce-${nonce}'`;
      for (const name of ['script', 'style'] as const)
        more[name] = [...(sources[name] ?? []), allowed];
      more.connect = [...(sources.connect ?? []), ...socketsOf(server)];
      middlewares.use(sender(headerRules(more, SCAN_WORKER)));
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(sender(headerRules(sources, scanWorkerIn(assetsDir))));
    },
    transform: {
      filter: { id: /\/vite\/dist\/client\/\w+\.mjs$/ },
      handler: (code) => ({ code: withoutWorker + code, map: null }),
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => (server ? allowVite(html, nonce) : html),
    },
  };
}

function sender(rules: readonly HeaderRule[]): Connect.NextHandleFunction {
  return ({ url = '/' }, response, next) => {
    const [pathname = '/'] = url.split(/[?#]/);
    for (const [name, value] of Object.entries(headersOf(rules, pathname))) {
      response.setHeader(name, value);
    }
    next();
  };
}

/** The addresses of hot updates. 'self' has the WebSocket of the page's own port. */
function socketsOf({ hmr, ws }: ServerOptions): string[] {
  const set = [hmr, ws].map((one) => (typeof one === 'object' ? one : {}));
  const ports = set.flatMap(({ port, clientPort }) => [port, clientPort]);
  return ports.flatMap((port) => (port ? [`ws://*:${port}`, `wss://*:${port}`] : []));
}

/**
 * Lets Vite's client insert style sheets, and lets plugins such as React's hot reload begin with a module in the
 * document. A build moves the modules of a product's document into files, and so does the development server. Scripts
 * and style sheets that a product writes into its document are refused as in production.
 */
function allowVite(html: string, nonce: string): string {
  return html
    .replaceAll('<script type="module">', `<script type="module" nonce="${nonce}">`)
    .replace(/<head\b[^>]*>/i, `$&\n    <meta property="csp-nonce" nonce="${nonce}">`);
}
