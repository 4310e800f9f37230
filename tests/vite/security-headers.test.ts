import { expect, it } from 'vitest';
import { securityHeaders } from '../../src/vite';
import { type HeaderOptions, headerServers } from '../../src/vite/security-headers';

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
function sentBy(server: 'configureServer' | 'configurePreviewServer', url: string, sources = {}) {
  type Handle = (request: object, response: object, next: () => void) => void;
  const handles: Handle[] = [];
  const plugin = headerServers(sources as HeaderOptions);
  (plugin[server] as (vite: object) => void)({
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

it('the development server allows what Vite itself needs, and nothing of other origins', () => {
  const policy = sentBy('configureServer', '/')['Content-Security-Policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'unsafe-inline';");
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("connect-src 'self' blob: ws: wss:;");
  expect(policy).not.toContain('require-trusted-types-for');
  expect(policy).not.toContain('https:');
});

it('the sources of a product are added in development and in the build', () => {
  const sources = { connect: ['https://api.example.com'], frame: ['https://pay.example.com'] };
  const built = securityHeaders('/', sources)['Content-Security-Policy'];
  expect(built).toContain("connect-src 'self' blob: https://api.example.com;");
  expect(built).toContain("frame-src 'self' https://pay.example.com;");
  expect(sentBy('configureServer', '/', sources)['Content-Security-Policy']).toContain(
    "connect-src 'self' blob: https://api.example.com ws: wss:;",
  );
});

it('allows the Trusted Types policies of the app by name, in production only', () => {
  const sources = { trustedTypes: ['offline'] };
  const policy = securityHeaders('/', sources)['Content-Security-Policy'];
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types portico default offline",
  );
  expect(sentBy('configureServer', '/', sources)['Content-Security-Policy']).not.toContain(
    'offline',
  );
  expect(securityHeaders('/assets/scan-worker-1.js', sources)['Content-Security-Policy']).toContain(
    "trusted-types 'none'",
  );
});
