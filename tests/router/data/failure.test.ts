import { describe, expect, it } from 'vitest';
import { explained, failureIn, isMissing } from '@/router/data/failure';

const errorWith = (facts: object, message = 'no') => Object.assign(new Error(message), facts);
const response = (status: number) =>
  Object.defineProperty(new Response(null, { status }), 'url', { value: 'https://shop.test/api' });

describe('the failure that an error tells', () => {
  it.each([
    ['a Response', response(503), 503],
    ['an error with a status', errorWith({ status: 403 }), 403],
    ['an error of axios or ky', errorWith({ response: { status: 502 } }), 502],
    ['an error of ofetch', errorWith({ statusCode: 500 }), 500],
    [
      'an error of the platform',
      errorWith({ code: 'http-status', response: { statusCode: 504 } }),
      504,
    ],
  ])('is that of the server for %s', (_title, error, status) => {
    expect(failureIn(error)).toMatchObject({ kind: 'server', status });
  });

  it.each([
    ['fetch in Chromium', new TypeError('Failed to fetch')],
    ['fetch in Safari', new TypeError('Load failed')],
    ['fetch in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['AbortSignal.timeout', errorWith({ name: 'TimeoutError' })],
    ['axios', errorWith({ code: 'ERR_NETWORK' })],
    ['the platform without a network', errorWith({ code: 'offline' })],
    ['the platform after its time-out', errorWith({ code: 'timeout' })],
    [
      'a lazy chunk',
      new TypeError('Failed to fetch dynamically imported module: https://a.test/b.js'),
    ],
    ['a chunk of webpack', errorWith({ name: 'ChunkLoadError' }, 'Loading chunk 5 failed.')],
    [
      'an error whose cause is of the network',
      new Error('no news', { cause: new TypeError('Load failed') }),
    ],
  ])('is that of the connection for %s', (_title, error) => {
    expect(failureIn(error).kind).toBe('connection');
  });

  it.each([
    [
      'a mistake in the loader',
      new TypeError("Cannot read properties of undefined (reading 'id')"),
    ],
    ['a plain error', new Error('no such bread')],
    ['a text', 'no'],
    ['undefined', undefined],
    ['null', null],
    ['a status of success', { status: 200 }],
    ['a status that is no number', { status: 'open' }],
  ])('is a mistake of the product for %s', (_title, error) => {
    expect(failureIn(error)).toEqual({ kind: 'error' });
  });

  it('has the code of the error and the address of the request', () => {
    expect(failureIn(response(503))).toEqual({
      kind: 'server',
      status: 503,
      url: 'https://shop.test/api',
    });
    expect(failureIn(errorWith({ code: 'timeout', config: { url: '/api' } }))).toEqual({
      kind: 'connection',
      code: 'timeout',
      url: '/api',
    });
  });

  it.each([
    ['a Response of status 404', response(404), true],
    ['an error of axios of status 404', errorWith({ response: { status: 404 } }), true],
    ['a Response of status 410', response(410), false],
    ['undefined', undefined, false],
  ])('says whether the page is missing: %s', (_title, error, expected) => {
    expect(isMissing(error)).toBe(expected);
  });
});

describe('the error for the console', () => {
  it.each([
    ['a Response', response(503), 'the server answered 503: https://shop.test/api'],
    [
      'an error of axios',
      errorWith({ response: { status: 503 }, config: { url: '/api' } }),
      'the server answered 503: /api',
    ],
    ['an error without a URL', errorWith({ status: 503 }), 'the server answered 503'],
  ])('has the status and the URL of %s', (_title, error, answer) => {
    const told = explained(error, '/bread/7') as Error;
    expect(told.message).toBe(`the loader of '/bread/7' failed: ${answer}`);
    expect(told.cause).toBe(error);
  });

  it('is the error itself if no server has answered', () => {
    const error = new Error('no such bread');
    expect(explained(error, '/bread/7')).toBe(error);
  });
});
