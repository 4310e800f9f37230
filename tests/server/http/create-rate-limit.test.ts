import { describe, expect, it } from 'vitest';
import { createRateLimit } from '../../../server/http/create-rate-limit.mjs';

describe('createRateLimit', () => {
  it('refuses with the seconds that are left of the window', () => {
    let time = 5000;
    const take = createRateLimit({ max: 2, ms: 3000, now: () => time });
    expect([take('a'), take('a'), take('b')]).toEqual([{ left: 1 }, { left: 0 }, { left: 1 }]);
    time = 5400;
    expect(() => take('a')).toThrow(
      expect.objectContaining({ status: 429, headers: { 'Retry-After': '3' } }),
    );
    time = 7999;
    expect(() => take('a')).toThrow('asked too often: try again in 1 s');
    time = 8000;
    expect(take('a')).toEqual({ left: 1 });
  });
});
