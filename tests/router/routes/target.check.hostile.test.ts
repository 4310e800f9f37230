import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTarget, targetOfUrl } from '@/router/routes/target';
import { compileTable } from '@/router/routes/match';

const load = async () => ({ default: () => null });
const table = compileTable({
  '/': { tab: true, load },
  '/list': { load },
  '/item/:id': { query: { n: 'number?', j: 'json?' }, load },
  '/:any/:other': { load },
});

const pieces = [
  ...['javascript:', 'JaVaScRiPt:', 'data:text/html,', 'vbscript:', 'file:///', 'blob:', 'about:'],
  ...['https://evil.test', '//evil.test', '\\\\evil.test', '/\\evil.test', '///', 'user@evil.test'],
  ...['/', '.', '..', '../', '/..', '%2e', '%2E%2e', '%2f', '%5c', '\\', '//', '/./'],
  ...['?', '#', '&', '=', '+', ':', '@', ';', '%', '%%', '%2', '%zz', '%00', '%C0%AE', '%ED%A0%80'],
  ...['\u0000', '\t', '\n', '\r', '\u00a0', '\u2028', '\ufeff', '\ud800', '\udc00', '😀', 'ﬀ', 'İ'],
  ...['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', '[object Object]'],
  ...['<script>alert(1)</script>', '"', "'", '`', '${1}', '{{1}}', 'onerror=x'],
  ...['/item/', '/item/1', '/list', 'item', 'list', ':id', '/item/:id', 'n=1', 'j={"__proto__":1}'],
  ...['x'.repeat(9000), '../'.repeat(500), '%'.repeat(3000), '?a=1&'.repeat(2000)],
];

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string(), fc.string({ unit: 'binary' })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

const hugeText = fc
  .constantFrom('/', '/item/', '?', '../', '%', 'a')
  .map((part) => part.repeat(Math.ceil(100_000 / part.length)));

const nonText = fc.constantFrom(
  undefined,
  null,
  0,
  Number.NaN,
  true,
  [],
  {},
  { url: {} },
  () => {},
);

const value = fc.oneof(hostileText, nonText, fc.object({ maxDepth: 1 }), fc.double(), fc.bigInt());
const params = fc.option(
  fc.dictionary(fc.constantFrom('id', 'n', 'j', 'any', '__proto__', 'constructor', ''), value, {
    maxKeys: 4,
  }),
  { nil: undefined },
);

const target = fc.oneof(
  { weight: 12, arbitrary: hostileText },
  { weight: 6, arbitrary: hostileText.map((url) => ({ url })) },
  { weight: 1, arbitrary: hugeText },
  { weight: 1, arbitrary: nonText },
  { weight: 4, arbitrary: fc.constantFrom('/item/:id', '/:any/:other', '/list', '/') },
);

const kind = fc.constantFrom('navigate', 'redirect', 'relaunch', 'switchTab', 'any');
const from = fc.constantFrom('/', '/list', '/item/1?n=2#x', '/a/b');

type Input = Parameters<typeof checkTarget>[2];

/** The browser must parse an accepted URL to the same URL on this site. */
function expectSafe(url: string) {
  const parsed = new URL(url, 'https://app.test');
  expect(parsed.origin).toBe('https://app.test');
  expect(parsed.href.replaceAll("'", '%27')).toBe(`https://app.test${url}`.replaceAll("'", '%27'));
}

function expectCleanPrototype() {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { evil?: unknown }).evil).toBeUndefined();
  expect(Object.prototype.toString.call({})).toBe('[object Object]');
}

describe('[S2.1] hostile targets', () => {
  it('are refused or become one safe URL (2,000 samples)', () => {
    let accepted = 0;
    fc.assert(
      fc.property(kind, target, params, from, (callKind, to, callParams, fromUrl) => {
        const outcome = checkTarget(table, callKind, { to, params: callParams } as Input, fromUrl);
        if ('refused' in outcome) {
          expect(outcome.message.length).toBeGreaterThan(0);
          expect(outcome.message.length).toBeLessThan(400);
          return;
        }
        accepted += 1;
        expectSafe(outcome.url);
        expect(outcome.url.length).toBeLessThanOrEqual(8000);
        // The URL is complete, so a reload finds the same page with the same params.
        expect(targetOfUrl(table, outcome.url)).toEqual(outcome);
        expectCleanPrototype();
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(200);
    expectCleanPrototype();
  });

  it('in the address bar become a page or a not-found page (2,000 samples)', () => {
    fc.assert(
      fc.property(hostileText, (url) => {
        const resolved = targetOfUrl(table, url);
        if (resolved.kind === 'page') expectSafe(resolved.url);
        else
          expect(resolved).toEqual({ kind: 'not-found', route: '', url, params: {}, tab: false });
      }),
      { numRuns: 2000 },
    );
    expectCleanPrototype();
  });
});
