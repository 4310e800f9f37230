import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoff } from '@/platform/call/timers';
import { mayRepeat } from '@/platform/network/request';
import { readRetryAfter, waitBefore } from '@/platform/network/retry';
import { mayPass } from '@/shared/temporary-status';

describe('backoff', () => {
  const plan = { delay: 300, maxDelay: 10_000 };

  it.each([
    [0, 0, 150],
    [0, 1, 300],
    [1, 1, 600],
    [2, 0.5, 900],
    [9, 1, 10_000],
    [5000, 1, 10_000],
  ])('waits before attempt %j with the random number %j for %j ms', (attempt, chance, ms) =>
    expect(backoff(attempt, plan, chance)).toBe(ms),
  );

  it('waits at most maxDelay, and at least half of the calculated delay', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.nat(1e6),
        fc.nat(1e6),
        chance,
        (attempt, delay, maxDelay, by) => {
          const ms = backoff(attempt, { delay, maxDelay }, by);
          expect(ms).toBeLessThanOrEqual(maxDelay);
          expect(ms).toBeGreaterThanOrEqual(Math.min(delay, maxDelay) / 2);
        },
      ),
    );
  });
});

describe('repeating a request', () => {
  const keyed = { 'idempotency-key': 'order-7' };

  it.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])('is allowed for %s', (method) =>
    expect(mayRepeat({}, { method, headers: {} })).toBe(true),
  );

  it.each(['POST', 'PATCH'])('is allowed for %s only with an idempotency key', (method) => {
    expect(mayRepeat({}, { method, headers: {} })).toBe(false);
    expect(mayRepeat({}, { method, headers: keyed })).toBe(true);
  });

  it('is allowed for the methods of the plan', () => {
    expect(mayRepeat({ methods: ['POST'] }, { method: 'POST', headers: {} })).toBe(true);
    expect(mayRepeat({ methods: ['POST'] }, { method: 'GET', headers: keyed })).toBe(false);
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('is useful after the status %i', (status) =>
    expect(mayPass(status)).toBe(true),
  );

  it.each([200, 301, 400, 401, 403, 404, 409, 410, 422, 501, 505])(
    'is useless after the status %i',
    (status) => expect(mayPass(status)).toBe(false),
  );
});

describe('waitBefore', () => {
  const plan = { times: 2, delay: 300, maxDelay: 30_000 };
  const now = Date.parse('2026-01-01T00:00:00Z');
  const ask = (facts: { readonly retryAfter?: string; readonly tries?: number }) =>
    waitBefore(plan, { retryAfter: undefined, tries: 1, ...facts }, now, 1);

  it('doubles the delay each time, and returns null after the last attempt', () => {
    expect([1, 2, 3].map((tries) => ask({ tries }))).toEqual([300, 600, null]);
  });

  it('waits as long as Retry-After says, up to maxDelay', () => {
    expect(ask({ retryAfter: '7' })).toBe(7000);
    expect(ask({ retryAfter: '0' })).toBe(0);
    expect(ask({ retryAfter: '30' })).toBe(30_000);
    expect(ask({ retryAfter: '31' })).toBe(null);
    expect(ask({ retryAfter: 'soon' })).toBe(300);
  });

  it.each([
    [undefined, null],
    ['', null],
    ['-5', null],
    ['1.5', null],
    ['2026', 2_026_000],
    [' 12 ', 12_000],
    ['Thu, 01 Jan 2026 00:00:05 GMT', 5000],
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
  ])('reads Retry-After %j as %j', (value, ms) => expect(readRetryAfter(value, now)).toBe(ms));

  it('reads any text without throwing, and never returns a negative time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readRetryAfter(text, now) ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
