import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getStorage, setStorage } from '@/platform/storage/storage';
import { getStorageSync, setStorageSync } from '@/platform/storage/storage-sync';
import { everyKind } from '../../helpers/any-value';
import { fakePlatform } from '../../helpers/fake-platform';

const anything = fc.anything(everyKind);

/** Texts that look like the records of this runtime or of others. */
const envelopes = fc
  .tuple(fc.constantFrom('', '=', '!', '>', '5=', '5!'), anything)
  .map(([mark, value]) => {
    try {
      return `${mark}${JSON.stringify({ type: typeof value, data: value })}`;
    } catch {
      return mark;
    }
  });

const values = fc.oneof(
  anything,
  envelopes,
  envelopes.map((text) => [text, { text }]),
);

it('both forms of getStorage return the exact value that either form of setStorage stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), values, async (key, data) => {
      const { context } = fakePlatform();
      const [get, getSync] = [getStorage(context), getStorageSync(context)];
      const same = async () => {
        expect(isDeepStrictEqual(getSync(key), data)).toBe(true);
        expect(isDeepStrictEqual((await get({ key })).data, data)).toBe(true);
      };
      setStorageSync(context)(key, data);
      await same();
      await setStorage(context)({ key, data, expires: 1000 });
      await same();
    }),
    { numRuns: 500 },
  );
});
