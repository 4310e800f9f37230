/** @module-tag long */
import { expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { downloadFile } from '@/platform/network/download';
import { uploadFile } from '@/platform/network/upload';
import { realPlatform, starterOf } from '../../helpers/start-call';

const size = 500_000_000;
const timeout = 300_000;
/** Bytes that may be in use at a time, such as parts on their way. */
const slack = 30_000_000;

const { context } = realPlatform();

type Usage = { readonly usedSize: number; readonly backingStorageSize?: number };
const session = cdp() as unknown as { send(method: string): Promise<unknown> };

async function heap() {
  const { usedSize, backingStorageSize = 0 } = (await session.send(
    'Runtime.getHeapUsage',
  )) as Usage;
  return usedSize + backingStorageSize;
}

/** How much the heap of the page grows at most during the work, buffers included. */
async function growth(work: Promise<unknown>) {
  const before = await heap();
  let most = before;
  let isOver = false;
  const look = async (): Promise<void> => {
    let used = await heap();
    if (used - before > slack) {
      // Memory that the engine has not freed yet does not count.
      await session.send('HeapProfiler.collectGarbage');
      used = await heap();
    }
    most = Math.max(most, used);
    await new Promise((resolve) => setTimeout(resolve, 25));
    if (!isOver) await look();
  };
  const watch = look();
  await work.finally(() => {
    isOver = true;
  });
  await watch;
  return most - before;
}

it(`downloadFile of ${size / 1e6} MB keeps the heap flat`, { timeout }, async () => {
  const task = starterOf(context, 'downloadFile', downloadFile)({ url: `/api/bytes/${size}` });
  const begin = performance.now();
  const most = await growth(task);
  console.info(`down: +${Math.round(most / 1e6)} MB, ${Math.round(performance.now() - begin)} ms`);
  const { file, revoke } = await task;
  expect(file.size).toBe(size);
  expect(most).toBeLessThan(slack);
  revoke();
});

it(`uploadFile of ${size / 1e6} MB keeps the heap flat`, { timeout }, async () => {
  const million = new Blob([new Uint8Array(1_000_000)]);
  const file = new File(
    Array.from({ length: size / 1e6 }, () => million),
    'large.bin',
  );
  const task = starterOf(context, 'uploadFile', uploadFile)({ url: '/api/upload', file });
  const begin = performance.now();
  const most = await growth(task);
  console.info(`up: +${Math.round(most / 1e6)} MB, ${Math.round(performance.now() - begin)} ms`);
  const { files } = JSON.parse((await task).data) as { files: { size: number }[] };
  expect(files[0]?.size).toBe(size);
  expect(most).toBeLessThan(slack);
});

it('uploadFile in 1,500 parts keeps the heap flat', { timeout }, async () => {
  const million = new Blob([new Uint8Array(1_000_000)]);
  const file = new File(
    Array.from({ length: 50 }, () => million),
    'large.bin',
  );
  const params = { url: '/api/upload/tus', file, timeout: 0, resume: { chunkSize: 33_333 } };
  const task = starterOf(context, 'uploadFile', uploadFile)(params);
  let parts = 0;
  task.onProgress(() => {
    parts += 1;
  });
  const begin = performance.now();
  const most = await growth(task);
  console.info(`parts: +${Math.round(most / 1e6)} MB, ${Math.round(performance.now() - begin)} ms`);
  await task;
  expect(parts).toBeGreaterThanOrEqual(1500);
  expect(most).toBeLessThan(slack);
});
