import { expect, it } from 'vitest';
import { securityHeaders, securityPlugin } from '../../scripts/security-headers.mjs';

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

it('tells the preview server, whatever stands behind the path', () => {
  type Handle = (request: object, response: object, next: () => void) => void;
  const handles: Handle[] = [];
  const configure = securityPlugin().configurePreviewServer as (server: object) => void;
  configure({ middlewares: { use: (handle: Handle) => handles.push(handle) } });
  const sent: Record<string, string> = {};
  let passedOn = 0;
  const response = { setHeader: (name: string, value: string) => (sent[name] = value) };
  handles[0]?.({ url: '/assets/scan-worker-1.js?v=2#x' }, response, () => (passedOn += 1));
  expect(sent['Content-Security-Policy']).toContain("'wasm-unsafe-eval'");
  expect(sent['X-Content-Type-Options']).toBe('nosniff');
  expect(passedOn).toBe(1);
});
