/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { type Env, type Fail, PlatformError, createEnv } from '@/platform';
import { digestBlob } from '@/platform/files/digest';
import { fakeEnv, fakePlatform } from '../../helpers/fake-platform';
import { trust } from '../../helpers/markup';
import { patternBlob, patternBytes } from '../../helpers/pattern-blob';
import { windowWith } from '../../helpers/window-with';

const fail: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'digest', message, cause });

type Options = { readonly signal?: AbortSignal; readonly onProgress?: (read: number) => void };

function digest(
  blob: Blob,
  algorithm: 'md5' | 'sha1',
  change: object = {},
  { signal = new AbortController().signal, onProgress = () => {} }: Options = {},
) {
  const env: Env = { ...createEnv(window), window: windowWith(change) };
  const { context } = fakePlatform({ env });
  return digestBlob(context, blob, algorithm, fail, { signal, progress: onProgress });
}

// Computed by node:crypto. md5sum and sha1sum print the same.
const known = [
  [0, 'd41d8cd98f00b204e9800998ecf8427e', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  [1, '93b885adfe0da089cdf634904fd59f71', '5ba93c9db0cff93f52b521d7420e43f6eda2784f'],
  [55, 'fe4c050c7a3d8b0c93d5baae6ca77fa1', 'c14fc85e7dea8d19b9aa3026a1ae3701c3ec8b28'],
  [56, '6cf06c0659a33472a3005a497c53b3ab', 'b0ffb6351257ebfa01897b52e995c9cc5411876a'],
  [63, 'b45d7746939fd1f4ce3d417b18ed2635', '0679db1bbcd13962c6f0c8dd85604a1b092837de'],
  [64, 'a36738582497d785e6c27f09c9b8a15d', 'ac7197d7596adad1f0b03720203b2c1077e3d2c7'],
  [65, 'ac810d9d23a3425a15adb534769f920b', '55f48dd0859ae90519776676f30138e466c9316b'],
  [1_048_583, 'c9ae0aed124e05d5fa60e9ed812a02d3', '3bef09cbe7e906da59e5bea9da37b52498f4110b'],
] as const;

describe.each(known)('[S5.5] the digest of %i bytes', (size, md5, sha1) => {
  const blob = new Blob([patternBytes(size)]);

  it('is the one that md5sum prints', async () => {
    expect(await digest(blob, 'md5')).toBe(md5);
  });

  it('is the one that sha1sum prints', async () => {
    expect(await digest(blob, 'sha1')).toBe(sha1);
  });
});

it('[S5.5] the digest of 64 MB reports its progress', async () => {
  const blob = patternBlob(64);
  const seen: number[] = [];
  const onProgress = (read: number) => seen.push(read);
  expect(await digest(blob, 'md5', {}, { onProgress })).toBe('97e6191ca6791529f7dd7ceef93a8282');
  expect(await digest(blob, 'sha1')).toBe('d45014e026588b656890651c688d574a6e9f15de');
  expect(seen.length).toBeGreaterThanOrEqual(12);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen[0]).toBeGreaterThanOrEqual(4 * 1024 * 1024);
  expect(seen.every((read) => read <= 64 * 1024 * 1024)).toBe(true);
});

it('several digests can run at the same time', async () => {
  const sizes = [0, 1, 55, 56];
  const digests = sizes.map((size) => digest(new Blob([patternBytes(size)]), 'md5'));
  expect(await Promise.all(digests)).toEqual(known.slice(0, 4).map(([, md5]) => md5));
});

it('[S8.2] an abort ends the digest and terminates its worker', async () => {
  const controller = new AbortController();
  const workers: Worker[] = [];
  let terminated = 0;
  class Spied extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      workers.push(this);
    }

    override terminate() {
      terminated += 1;
      super.terminate();
    }
  }
  const seen: number[] = [];
  const answer = digest(
    patternBlob(256),
    'md5',
    { Worker: Spied },
    {
      signal: controller.signal,
      onProgress: (read) => {
        seen.push(read);
        controller.abort(new Error('enough'));
      },
    },
  );
  await expect(answer).rejects.toThrow('enough');
  expect(seen).toHaveLength(1);
  expect([workers.length, terminated]).toEqual([1, 1]);
});

it('a digest does not start when its signal is aborted already', async () => {
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(digest(patternBlob(1), 'md5', {}, { signal })).rejects.toThrow('enough');
});

it('a digest rejects when the worker does not start', async () => {
  class Broken extends Worker {
    constructor() {
      super(trust().createScriptURL('/no-such-worker.js'));
    }
  }
  await expect(digest(new Blob(), 'md5', { Worker: Broken })).rejects.toMatchObject({
    code: 'failed',
    message: 'the digest worker could not be started',
  });
});

it('[S8.1] a digest rejects with timeout when the worker stops answering', async () => {
  class Silent extends EventTarget {
    postMessage = () => {};
    terminate = () => {};
  }
  const clock = fakeEnv();
  const { after } = clock.env;
  const env: Env = { ...createEnv(window), window: windowWith({ Worker: Silent }), after };
  const { context } = fakePlatform({ env });
  const { signal } = new AbortController();
  const answer = digestBlob(context, new Blob(['x']), 'md5', fail, { signal, progress: () => {} });
  expect(clock.timers()).toBe(1);
  clock.pass(60_000);
  await expect(answer).rejects.toMatchObject({ code: 'timeout', message: 'request timeout' });
  expect(clock.timers()).toBe(0);
});
