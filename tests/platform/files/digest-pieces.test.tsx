/** @module-tag long */
import { expect, it } from 'vitest';
import { createEnv, type Env, type Fail, PlatformError } from '@/platform';
import { digestBlob } from '@/platform/files/digest';
import { fakePlatform } from '../../helpers/fake-platform';
import { patternBlob } from '../../helpers/pattern-blob';
import { windowWith } from '../../helpers/window-with';

const fail: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'digest', message, cause });

const MB = 1024 * 1024;

/** Records the reads in this document. Only the worker may read the blob. */
function watched(blob: Blob) {
  const read: string[] = [];
  for (const name of ['arrayBuffer', 'bytes', 'slice', 'stream', 'text'] as const) {
    const original = blob[name] as (...given: unknown[]) => unknown;
    Object.defineProperty(blob, name, {
      value: (...given: unknown[]) => {
        read.push(name);
        return original.apply(blob, given);
      },
    });
  }
  return { blob, read };
}

it.each([
  // A gigabyte takes half a minute.
  ['md5', 1024, '384f575b9f4b7b96a73dc38d1f280b07'],
  ['sha1', 96, '46773a65f838669ae7acdc6e499a3fb82e0de6df'],
] as const)(
  '[S5.5] %s of a file of %i MB is computed in a worker, a piece at a time',
  { timeout: 120_000 },
  async (algorithm, size, expected) => {
    const heard: unknown[] = [];
    class Spied extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', ({ data }) => heard.push(data));
      }
    }
    const env: Env = { ...createEnv(window), window: windowWith({ Worker: Spied }) };
    const { context } = fakePlatform({ env });
    const { blob, read } = watched(patternBlob(size));
    const { signal } = new AbortController();
    const steps: number[] = [];
    let last = 0;
    const progress = (now: number) => {
      steps.push(now - last);
      last = now;
    };

    const digest = await digestBlob(context, blob, algorithm, fail, { signal, progress });
    expect(digest).toBe(expected);
    // The document did not read the file. It received numbers and the digest only.
    expect(read).toEqual([]);
    expect(
      heard.slice(0, -1).every((data) => typeof (data as { read: unknown }).read === 'number'),
    ).toBe(true);
    expect(heard.at(-1)).toEqual({ digest: expected });
    // A report comes after 4 MB and the rest of the piece.
    expect(steps.length).toBeGreaterThan(size / 8);
    expect(Math.max(...steps)).toBeLessThan(8 * MB);
  },
);
