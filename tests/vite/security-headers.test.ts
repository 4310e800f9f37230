import { expect, it } from 'vitest';
import { securityHeaders } from '../../src/vite';
import { headerServers } from '../../src/vite/header-servers';
import type { HeaderOptions } from '../../src/vite/security-headers';

const policyOf = (pathname: string) => securityHeaders(pathname)['Content-Security-Policy'];

it('is strict for pages and all that they run', () => {
  for (const pathname of ['/', '/stones', '/assets/index-abc.js', '/assets/digest-worker-a1.js']) {
    expect(policyOf(pathname)).toContain("script-src 'self';");
    expect(policyOf(pathname)).not.toContain('unsafe-');
    expect(policyOf(pathname)).toContain("require-trusted-types-for 'script'");
  }
});

it('lets one worker compile WebAssembly, and reach nothing but its own origin', () => {
  for (const base of ['', '/app']) {
    expect(policyOf(`${base}/assets/scan-worker-Ab_1-2.js`)).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  }
  for (const other of ['/scan-worker-1.js', '/assets/scan-worker-1.js/x', '/assets/a.html']) {
    expect(policyOf(other)).toContain("script-src 'self';");
  }
});

/** The headers that a server of Vite sends for an address. */
function sentBy(
  server: 'configureServer' | 'configurePreviewServer',
  url: string,
  sources = {},
  settings = {},
) {
  type Handle = (request: object, response: object, next: () => void) => void;
  const handles: Handle[] = [];
  const plugin = headerServers(sources as HeaderOptions);
  (plugin[server] as (vite: object) => void)({
    config: { server: settings },
    middlewares: { use: (handle: Handle) => handles.push(handle) },
  });
  const sent: Record<string, string> = {};
  let passedOn = 0;
  const response = { setHeader: (name: string, value: string) => (sent[name] = value) };
  handles[0]?.({ url }, response, () => (passedOn += 1));
  expect(passedOn).toBe(1);
  return sent;
}

it('the preview server sends the headers of the path, whatever follows the path', () => {
  const sent = sentBy('configurePreviewServer', '/assets/scan-worker-1.js?v=2#x');
  expect(sent['Content-Security-Policy']).toContain("'wasm-unsafe-eval'");
  expect(sent['X-Content-Type-Options']).toBe('nosniff');
  expect(sentBy('configurePreviewServer', '/list')).toEqual(securityHeaders('/list'));
});

/** A policy without the random part of its nonces. */
const withoutNonce = (policy = '') => policy.replaceAll(/ 'nonce-[\w-]{22}'/g, " 'nonce-…'");

it('the development server sends the policy of production, with a nonce for Vite', () => {
  const sent = sentBy('configureServer', '/list?tab=2');
  const { 'Content-Security-Policy': built = '', ...others } = securityHeaders('/list');
  const { 'Content-Security-Policy': policy, ...sentOthers } = sent;
  expect(withoutNonce(policy)).toBe(
    built
      .replace("script-src 'self'", "script-src 'self' 'nonce-…'")
      .replace("style-src 'self'", "style-src 'self' 'nonce-…'"),
  );
  expect(sentOthers).toEqual(others);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types portico default");
  expect(policy).not.toContain('unsafe-');
});

it('the nonce of the development server is another one after each start', () => {
  const start = () => sentBy('configureServer', '/')['Content-Security-Policy'];
  expect(start()).not.toBe(start());
});

it('the development server lets the scanner compile WebAssembly, wherever its file is', () => {
  for (const path of [
    '/src/platform/scan/scan-worker.ts?worker_file&type=module',
    '/@fs/app/node_modules/portico/lib/assets/scan-worker-Ab_1-2.js',
  ]) {
    expect(sentBy('configureServer', path)['Content-Security-Policy']).toBe(
      policyOf('/assets/scan-worker-Ab_1-2.js'),
    );
  }
});

it('the development server allows the port of hot updates, if the project sets one', () => {
  const settings = { hmr: { clientPort: 443 }, ws: { port: 24_678 } };
  const policy = sentBy('configureServer', '/', {}, settings)['Content-Security-Policy'];
  expect(policy).toContain(
    "connect-src 'self' blob: ws://*:443 wss://*:443 ws://*:24678 wss://*:24678;",
  );
});

it('in development Vite and plugins insert their own code, but a product writes no inline scripts', () => {
  const { transformIndexHtml } = headerServers() as unknown as {
    readonly transformIndexHtml: { handler(html: string, context: object): string };
  };
  const html =
    '<html><head lang="en"><script type="module">refresh()</script><script>own()</script><style>p{}</style><script type="module" src="/main.tsx"></script></head></html>';
  const text = transformIndexHtml.handler(html, { server: {} });
  expect(text.replaceAll(/nonce="[\w-]{22}"/g, 'nonce="…"')).toBe(
    '<html><head lang="en">\n    <meta property="csp-nonce" nonce="…"><script type="module" nonce="…">refresh()</script><script>own()</script><style>p{}</style><script type="module" src="/main.tsx"></script></head></html>',
  );
  expect(transformIndexHtml.handler(html, {})).toBe(html);
});

it("Vite's client starts no worker from a blob, which Trusted Types refuse", () => {
  const { transform } = headerServers() as unknown as {
    readonly transform: { filter: { id: RegExp }; handler(code: string): { code: string } };
  };
  expect('/app/node_modules/vite/dist/client/client.mjs').toMatch(transform.filter.id);
  expect('/app/node_modules/other/dist/client/client.mjs').not.toMatch(transform.filter.id);
  const { code } = transform.handler('typeof SharedWorker');
  // oxlint-disable-next-line no-new-func -- runs the code that the plugin makes
  expect(new Function(`${code.replace('typeof', 'return typeof')}`)()).toBe('undefined');
});

it('the sources of a product are added in development and in the build', () => {
  const sources = { connect: ['https://api.example.com'], frame: ['https://pay.example.com'] };
  const built = securityHeaders('/', sources)['Content-Security-Policy'];
  expect(built).toContain("connect-src 'self' blob: https://api.example.com;");
  expect(built).toContain("frame-src 'self' https://pay.example.com;");
  expect(sentBy('configureServer', '/', sources)['Content-Security-Policy']).toContain(
    "connect-src 'self' blob: https://api.example.com;",
  );
});

it('allows the Trusted Types policies of the app by name', () => {
  const sources = { trustedTypes: ['offline'] };
  const policy = securityHeaders('/', sources)['Content-Security-Policy'];
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types portico default offline",
  );
  expect(sentBy('configureServer', '/', sources)['Content-Security-Policy']).toContain(
    'trusted-types portico default offline',
  );
  expect(securityHeaders('/assets/scan-worker-1.js', sources)['Content-Security-Policy']).toContain(
    "trusted-types 'none'",
  );
});
