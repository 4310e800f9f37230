import { expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { createTempFile } from '@/platform/files/temp-files';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';
import { patternBlob } from '../../helpers/pattern-blob';

function start() {
  const { context } = fakePlatform({ env: createEnv(window) });
  return { context, getFileInfo: platformOf(context).getFileInfo };
}

it('[S5.5] getFileInfo computes MD5 by default', async () => {
  expect(await start().getFileInfo({ filePath: 'data:,hello' })).toEqual({
    size: 5,
    digest: '5d41402abc4b2a76b9719d911017c592',
  });
});

it('[S5.5] getFileInfo computes SHA-1', async () => {
  const { getFileInfo: call } = start();
  expect(await call({ filePath: new Blob(['hello']), digestAlgorithm: 'sha1' })).toEqual({
    size: 5,
    digest: 'aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d',
  });
});

it('getFileInfo accepts temporary files and blob: URLs', async () => {
  const { context, getFileInfo: call } = start();
  const blob = new Blob(['hello']);
  const url = URL.createObjectURL(blob);
  for (const filePath of [createTempFile(context, blob, 'a').path, url]) {
    expect(await call({ filePath })).toEqual({
      size: 5,
      digest: '5d41402abc4b2a76b9719d911017c592',
    });
  }
  URL.revokeObjectURL(url);
});

it('getFileInfo rejects with not-found for a revoked blob: URL', async () => {
  await expect(start().getFileInfo({ filePath: 'blob:gone' })).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'getFileInfo:fail parameter.filePath cannot be read',
  });
});

it('getFileInfo reports its progress up to 100 percent', { tags: 'long' }, async () => {
  const task = start().getFileInfo({ filePath: patternBlob(16) });
  const seen: unknown[] = [];
  task.onProgress((now) => seen.push(now));
  await task;
  expect(seen[0]).toMatchObject({ total: 16_777_216 });
  expect(seen.at(-1)).toEqual({ progress: 100, done: 16_777_216, total: 16_777_216 });
  expect(seen.length).toBeGreaterThanOrEqual(4);
});

it('[S8.2] getFileInfo stops reading when it is aborted', async () => {
  const task = start().getFileInfo({ filePath: patternBlob(256) });
  const seen: number[] = [];
  task.onProgress(({ progress }) => {
    seen.push(progress);
    if (progress >= 5) task.abort();
  });
  await expect(task).rejects.toMatchObject({ code: 'abort', message: 'request abort' });
  // No report came after the abort.
  expect(seen.filter((progress) => progress >= 5)).toHaveLength(1);
  expect(seen.at(-1)).toBeLessThan(100);
});
