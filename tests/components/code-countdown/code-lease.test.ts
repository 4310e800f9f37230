import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLease,
  createLeases,
  leaseKey,
  openLease,
  parseLease,
  retryAfterOf,
  writeLease,
} from '@/components/code-countdown/code-lease';

function open(now = () => 1_000_000) {
  const items = new Map<string, string>();
  let isBlocked = false;
  const store = () => {
    if (isBlocked) throw new Error('SecurityError');
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
      key: (index: number) => [...items.keys()][index] ?? null,
      get length() {
        return items.size;
      },
    };
  };
  const block = () => {
    isBlocked = true;
  };
  return { items, block, leases: createLeases(store, now), again: () => createLeases(store, now) };
}

describe('a lease', () => {
  it('[S9.2] has one key for each recipient and purpose, and the key reveals neither', () => {
    const key = leaseKey('code', '+44 7700 900123');
    expect(key).not.toContain('7700');
    expect(leaseKey('code', ' +44 7700 900123 ')).toBe(key);
    expect(leaseKey('code', '+44 7700 900124')).not.toBe(key);
    expect(leaseKey('pay', '+44 7700 900123')).not.toBe(key);
  });

  it('never lasts longer than its span, whatever the clock says', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: -1e10, max: 1e10 }), (seconds, jump) => {
        const lease = openLease(seconds, 1e12);
        const now = 1e12 + jump;
        const left = checkLease(lease, now);
        const ms = left ? left.end - now : 0;
        expect(ms).toBeGreaterThanOrEqual(0);
        expect(ms).toBeLessThanOrEqual(seconds * 1000);
        // Then it ends by the new clock.
        if (left) expect(checkLease(left, left.end)).toBeNull();
      }),
    );
  });

  it('can be written and read, and invalid text is not a lease', () => {
    expect(parseLease(writeLease({ end: 5000.4, span: 60_000 }))).toEqual({
      end: 5000,
      span: 60_000,
    });
    for (const junk of [
      '',
      'x',
      '{}',
      '1e99/1',
      '9'.repeat(30) + '/1',
      `1/${'9'.repeat(12)}`,
      null,
    ])
      expect(parseLease(junk)).toBeNull();
  });

  it('reads retryAfter from an answer or an error of the server', () => {
    expect(retryAfterOf({ retryAfter: 30 })).toBe(30);
    expect(retryAfterOf(Object.assign(new Error('busy'), { retryAfter: '12' }))).toBe(12);
    expect(retryAfterOf({ retryAfter: 1e9 })).toBe(86_400);
    for (const none of [undefined, null, 5, {}, { retryAfter: -1 }, { retryAfter: 'soon' }])
      expect(retryAfterOf(none)).toBeUndefined();
  });
});

describe('leases', () => {
  it('survive a reload, and are deleted when they are over', () => {
    let now = 1000;
    const { items, leases, again } = open(() => now);
    leases.put('portico-code:a', openLease(60, now));
    now += 10_000;
    expect(again().left('portico-code:a')).toBe(50_000);
    now += 50_000;
    expect(again().left('portico-code:a')).toBe(0);
    expect(items.size).toBe(0);
  });

  it('start again when the clock was set back', () => {
    let now = 10_000_000;
    const { leases } = open(() => now);
    leases.put('portico-code:a', openLease(60, now));
    now -= 5_000_000;
    expect(leases.left('portico-code:a')).toBe(60_000);
    now += 40_000;
    expect(leases.left('portico-code:a')).toBe(20_000);
  });

  it('sweep() deletes leases that are over or invalid, and no other keys', () => {
    let now = 1000;
    const { items, leases } = open(() => now);
    leases.put('portico-code:a', openLease(60, now));
    leases.put('portico-code:b', openLease(600, now));
    items.set('portico-code:c', 'junk');
    items.set('other', '1/1');
    now += 61_000;
    leases.sweep();
    expect([...items.keys()]).toEqual(['portico-code:b', 'other']);
  });

  it('are kept in memory when storage is blocked', () => {
    const { block, leases } = open();
    block();
    leases.put('portico-code:a', openLease(60, 1_000_000));
    expect(leases.left('portico-code:a')).toBe(60_000);
    leases.sweep();
    leases.remove('portico-code:a');
    expect(leases.left('portico-code:a')).toBe(0);
  });
});
