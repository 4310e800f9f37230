import { describe, expect, it } from 'vitest';
import { attempt, callSafely } from '@/shared/errors';

it('attempt returns the result of a call, and undefined if the call throws', () => {
  expect(attempt(() => JSON.parse('[1]'))).toEqual([1]);
  expect(attempt(() => JSON.parse('['))).toBeUndefined();
});

describe('callSafely', () => {
  const origin = { source: 'callback', page: null } as const;
  const recorder = () => {
    const heard: unknown[][] = [];
    return { heard, report: (...args: unknown[]) => heard.push(args) };
  };

  it('returns what the product code returns, and reports nothing', () => {
    const { heard, report } = recorder();
    expect(callSafely(report, () => 7, origin)).toBe(7);
    expect(heard).toEqual([]);
  });

  it('reports an error that product code throws, with its origin, and returns undefined', () => {
    const { heard, report } = recorder();
    const thrower = () => {
      throw new Error('broken');
    };
    expect(callSafely(report, thrower, origin)).toBeUndefined();
    expect(heard).toEqual([[new Error('broken'), origin]]);
  });

  it('reports the rejection of a promise that product code returns, once', async () => {
    const { heard, report } = recorder();
    const result = callSafely(report, () => Promise.reject(new Error('late')), origin);
    await expect(result).rejects.toThrow('late');
    expect(heard).toEqual([[new Error('late'), origin]]);
  });
});
