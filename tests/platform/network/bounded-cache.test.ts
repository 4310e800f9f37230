import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoundedCache } from '@/platform/network/bounded-cache';

describe('the bounded cache', () => {
  type Command =
    | { readonly kind: 'write'; readonly key: string; readonly size: number }
    | { readonly kind: 'read'; readonly key: string; readonly staleTime: number }
    | { readonly kind: 'pass'; readonly ms: number }
    | { readonly kind: 'clear' };

  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const command: fc.Arbitrary<Command> = fc.oneof(
    fc.record({ kind: fc.constant('write' as const), key, size: fc.nat(12) }),
    fc.record({ kind: fc.constant('read' as const), key, staleTime: fc.nat(50) }),
    fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: -20, max: 40 }) }),
    fc.record({ kind: fc.constant('clear' as const) }),
  );

  it('holds the newest value of each key within its limits, and removes the least recently used first', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const cache = createBoundedCache<number>({ maxEntries: 3, maxSize: 20 });
        // The model: the entries in the order of their use, the oldest first.
        let entries: { key: string; value: number; size: number; at: number }[] = [];
        let now = 0;
        commands.forEach((step, value) => {
          if (step.kind === 'pass') now += step.ms;
          if (step.kind === 'clear') {
            cache.clear();
            entries = [];
          }
          if (step.kind === 'write') {
            cache.write(step.key, value, step.size, now);
            const entry = { key: step.key, value, size: step.size, at: now };
            entries = [...entries.filter((other) => other.key !== step.key), entry];
            const total = () => entries.reduce((sum, { size }) => sum + size, 0);
            while (entries.length > 3 || total() > 20) entries.shift();
          }
          if (step.kind === 'read') {
            const found = cache.read(step.key, step.staleTime, now);
            const entry = entries.find((other) => other.key === step.key);
            if (!entry) {
              expect(found).toEqual({ state: 'missing' });
              return;
            }
            const age = now - entry.at;
            const state = age >= 0 && age < step.staleTime ? 'fresh' : 'stale';
            expect(found).toEqual({ state, value: entry.value });
            entries = [...entries.filter((other) => other !== entry), entry];
          }
        });
      }),
    );
  });

  it('refuses a value that is larger than the whole cache, and removes the older value', () => {
    const cache = createBoundedCache<string>({ maxEntries: 3, maxSize: 10 });
    cache.write('a', 'small', 5, 0);
    cache.write('a', 'large', 11, 0);
    expect(cache.read('a', 100, 0)).toEqual({ state: 'missing' });
  });
});
