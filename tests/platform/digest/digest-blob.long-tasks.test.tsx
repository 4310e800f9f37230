/** @module-tag long */
import { expect, it } from 'vitest';
import { createEnv, type Fail, PlatformError } from '@/platform';
import { digestBlob } from '@/platform/digest/digest-blob';
import { fakePlatform } from '../../helpers/fake-platform';
import { patternBlob } from '../../helpers/pattern-blob';

const fail: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'digest', message, cause });

const MB = 1024 * 1024;
const heap = () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory;

/** A gigabyte takes half a minute: in the long run only. */
const [size, md5, sha1] =
  import.meta.env.FULL === '1'
    ? [1024, '384f575b9f4b7b96a73dc38d1f280b07', '79df332675f6a24228adae607036b32d3379fedd']
    : [96, '2571801a6086b64b3563f055ec9439cd', '46773a65f838669ae7acdc6e499a3fb82e0de6df'];

it.each([
  ['md5', md5],
  ['sha1', sha1],
] as const)(
  '[S5.5] %s of a large file blocks nobody and holds little',
  { timeout: 120_000 },
  async (algorithm, expected) => {
    const { context } = fakePlatform({ env: createEnv(window) });
    const blob = patternBlob(size);
    const { signal } = new AbortController();
    const blocked: number[] = [];
    // The browser reports main-thread tasks above 50 ms. What ran before the first piece came is the test's own.
    const note = (entries: PerformanceEntryList) => {
      blocked.push(...entries.map(({ duration }) => duration));
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    let heapAtStart = 0;
    let highest = 0;
    const progress = () => {
      const { usedJSHeapSize } = heap();
      if (heapAtStart === 0) {
        heapAtStart = usedJSHeapSize;
        observer.observe({ entryTypes: ['longtask'] });
      }
      highest = Math.max(highest, usedJSHeapSize);
    };

    const digest = await digestBlob(context, blob, algorithm, fail, { signal, progress });
    expect(digest).toBe(expected);
    note(observer.takeRecords());
    observer.disconnect();
    expect(blocked).toEqual([]);
    expect(highest - heapAtStart).toBeLessThan(30 * MB);
  },
);
