import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidatesFor, nextCandidate } from '@/platform/host/wechat/grant';

const origin = 'https://shop.example.org';
const landing = `${origin}/?from=chat`;
const current = `${origin}/item/1`;

describe('candidatesFor', () => {
  it.each([
    ['wechat', 'ios', [landing, current]],
    ['wechat', 'android', [landing, current]],
    ['wechat', 'harmony', [landing, current]],
    ['wechat', 'desktop', [current, landing]],
    ['wecom', 'ios', [current]],
    ['wecom', 'desktop', [current]],
  ] as const)('of %s on %s', (via, os, urls) => {
    expect(candidatesFor({ via, os }, landing, current)).toEqual(urls);
  });

  it('names an address once, without its hash', () => {
    const at = { via: 'wechat', os: 'ios' } as const;
    expect(candidatesFor(at, `${current}#/a`, `${current}#/b`)).toEqual([current]);
    // They are two to who signs them.
    expect(candidatesFor(at, origin, `${origin}/`)).toEqual([origin, `${origin}/`]);
  });
});

describe('nextCandidate', () => {
  const urls = [landing, current];

  it('goes through them in order, and ends', () => {
    expect(nextCandidate(urls, [], undefined, origin)).toBe(landing);
    expect(nextCandidate(urls, [landing], undefined, origin)).toBe(current);
    expect(nextCandidate(urls, [landing, current], undefined, origin)).toBeNull();
  });

  it.each([`${origin}/real?a=1#x`, [`${origin}/real?a=1`], [null, 5, `${origin}/real?a=1`]])(
    'prefers what the host says it has checked: %j',
    (realAuthUrl) => {
      expect(nextCandidate(urls, [landing], realAuthUrl, origin)).toBe(`${origin}/real?a=1`);
    },
  );

  it.each([
    'https://elsewhere.org/',
    `${origin}.evil.org/`,
    'javascript:alert(1)',
    '',
    null,
    5,
    {},
    [['https://elsewhere.org/']],
  ])('does not believe %j', (realAuthUrl) => {
    expect(nextCandidate(urls, [landing], realAuthUrl, origin)).toBe(current);
  });

  it('never signs one twice, another origin’s, or more than three', () => {
    const url = fc.oneof(
      fc.constantFrom(origin, landing, current, `${origin}/x`, `${origin}/y#z`),
      fc.webUrl(),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.oneof(url, fc.array(url)), (realAuthUrl) => {
        const tried: string[] = [];
        for (;;) {
          const next = nextCandidate(urls, tried, realAuthUrl, origin);
          if (next === null) break;
          expect(tried).not.toContain(next);
          expect(next.startsWith(origin)).toBe(true);
          tried.push(next);
        }
        expect(tried.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
