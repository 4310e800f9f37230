import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectParts } from '@/platform/network/collect-parts';

const part = (length: number, first = 0) =>
  Uint8Array.from({ length }, (_, index) => (first + index) % 251);

it('gives back all that was put in, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 50 })), async (parts) => {
      const collected = collectParts();
      for (const one of parts) collected.add(new Uint8Array(one));
      const all = parts.flatMap((one) => [...one]);
      expect(collected.bytes).toBe(all.length);
      const blob = collected.blob('image/png');
      expect(blob.type).toBe('image/png');
      expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual(all);
    }),
  );
});

it('does so across many megabytes', { tags: 'long' }, async () => {
  const collected = collectParts();
  for (let times = 0; times < 10; times++) collected.add(part(1_000_003, times));
  const bytes = new Uint8Array(await collected.blob('').arrayBuffer());
  expect(bytes.length).toBe(10_000_030);
  expect([bytes[0], bytes[1_000_003], bytes[9_000_027]]).toEqual([0, 1, 9]);
});

it('starts over when told so', async () => {
  const collected = collectParts();
  collected.add(part(5_000_000));
  collected.add(part(5));
  collected.clear();
  collected.add(part(3));
  expect(collected.bytes).toBe(3);
  expect(collected.blob('').size).toBe(3);
});
