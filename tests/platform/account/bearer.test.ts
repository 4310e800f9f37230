import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayCarryBearer } from '@/platform/account/bearer';

const HERE = 'https://app.example.org/shop/list?x=1';
const may = (url: string, baseURL: string, ownBase?: string) =>
  mayCarryBearer({ url, baseURL: ownBase }, baseURL, HERE);

describe('the bearer of a session', () => {
  it.each([
    ['/stones', '/api'],
    ['stones', '/api/'],
    ['', '/api'],
    ['?page=2', '/api'],
    ['/stones', 'https://api.example.org'],
    ['https://api.example.org/v1/stones', 'https://api.example.org/v1'],
    ['HTTPS://API.example.org:443/v1', 'https://api.example.org/v1/'],
    ['//app.example.org/api/x', '/api'],
    ['/anything', ''],
    ['../list', ''],
  ])('goes to %j of the base URL %j', (url, baseURL) => {
    expect(may(url, baseURL)).toBe(true);
  });

  it.each([
    ['another origin', 'https://evil.org/api/x', '/api'],
    ['another host without a protocol', '//evil.org/api', '/api'],
    ['backslashes', '/\\evil.org/api', ''],
    ['another port', 'https://app.example.org:8443/api', '/api'],
    ['another protocol', 'http://app.example.org/api', '/api'],
    ['a subdomain', 'https://x.app.example.org/api', '/api'],
    ['a host in the user name', 'https://app.example.org@evil.org/api', '/api'],
    ['a user name', 'https://me:pass@app.example.org/api', '/api'],
    ['a longer name of the folder', 'https://app.example.org/apix/y', '/api'],
    ['a way out of the folder', '/../admin', '/api'],
    ['an encoded way out', '/%2e%2e/admin', '/api'],
    ['a data URL', 'data:text/plain,x', '/api'],
    ['a blob URL', 'blob:https://app.example.org/1', '/api'],
    ['a broken URL', 'https://[', '/api'],
  ])('does not go to %s', (_what, url, baseURL) => {
    expect(may(url, baseURL)).toBe(false);
  });

  it('does not go to the base URL of a request that lies elsewhere', () => {
    expect(may('/x', '/api', 'https://evil.org/api')).toBe(false);
    expect(may('/x', '/api', '/apix')).toBe(false);
    expect(may('/x', '/api', '/api/v2')).toBe(true);
  });

  it('never leaves the origin and the folder of the base URL, whatever the URL is', () => {
    const piece = fc.constantFrom(
      ...['/', '//', '\\', ':', '@', '?', '#', '..', '.', '%2e', '%2f', ' ', '\t', '\n'],
      ...['http', 'https', 'app.example.org', 'api.example.org', 'evil.org', 'api', 'apix', '8443'],
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 9 }).map((parts) => parts.join('')),
      fc.webUrl(),
      fc.string(),
    );
    const base = fc.constantFrom('/api', '/api/', 'https://api.example.org/v1', '', 'api');
    fc.assert(
      fc.property(text, base, fc.option(text, { nil: undefined }), (url, baseURL, ownBase) => {
        if (!may(url, baseURL, ownBase)) return;
        const home = new URL(baseURL, HERE);
        const sent = sentTo(url, ownBase ?? baseURL);
        expect(sent.origin).toBe(home.origin);
        expect(sent.username + sent.password).toBe('');
        const folder = baseURL === '' ? '/' : home.pathname.replace(/\/$/, '');
        const rest = sent.pathname.slice(folder.length);
        expect(sent.pathname.startsWith(folder)).toBe(true);
        expect(folder === '/' || rest === '' || rest.startsWith('/')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

/** The address that a request is sent to, by the rule of `request` [S7.1], written once more. */
function sentTo(url: string, base: string): URL {
  const isFull = /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url);
  if (base === '' || isFull) return new URL(url, HERE);
  if (url === '' || /^[?#]/.test(url)) return new URL(base + url, HERE);
  return new URL(`${base.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`, HERE);
}
