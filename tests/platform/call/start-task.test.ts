import { expect, it, vi } from 'vitest';
import { type Controls, startTask } from '@/platform/call/task';
import { createDeferred } from '../../helpers/deferred';
import { fakePlatform } from '../../helpers/fake-platform';

function begin(signals: readonly AbortSignal[] = []) {
  const fake = fakePlatform();
  const work = createDeferred<string>();
  const start = vi.fn((_controls: Controls<number>) => work.promise);
  const task = startTask(fake.context, { api: 'work', signals, start });
  return { ...fake, work, start, task, controls: () => start.mock.calls[0]?.[0] };
}

it('resolves with what the code behind it answers', async () => {
  const { work, task } = begin();
  work.resolve('done');
  expect(await task).toBe('done');
});

it('rejects with what the code behind it fails with', async () => {
  const { work, task } = begin();
  work.reject(new Error('no'));
  await expect(task).rejects.toThrow('no');
});

it('[S8.2] rejects at once when it is aborted, and tells the code', async () => {
  const { task, controls } = begin();
  const told = vi.fn();
  controls()?.signal.addEventListener('abort', told);
  task.abort();
  expect(told).toHaveBeenCalledTimes(1);
  await expect(task).rejects.toMatchObject({
    name: 'PlatformError',
    code: 'abort',
    api: 'work',
    message: 'request abort',
    errMsg: 'work:fail request abort',
  });
});

it('[S8.2] does not even start when a signal was aborted before', async () => {
  const { task, start } = begin([AbortSignal.abort()]);
  await expect(task).rejects.toMatchObject({ code: 'abort' });
  expect(start).not.toHaveBeenCalled();
});

it('[S8.2] is aborted by any of its signals, and lets go of them at its end', async () => {
  const page = new AbortController();
  const caller = new AbortController();
  const removed = vi.spyOn(page.signal, 'removeEventListener');
  const { task } = begin([page.signal, caller.signal]);
  caller.abort();
  await expect(task).rejects.toMatchObject({ code: 'abort' });
  expect(removed).toHaveBeenCalledTimes(1);
});

it('is not touched by an abort that comes after its end', async () => {
  const { work, task, controls } = begin();
  work.resolve('done');
  await task;
  task.abort();
  expect(await task).toBe('done');
  expect(controls()?.signal.aborted).toBe(false);
});

it('keeps the progress from those who ended it', async () => {
  const { task, work, controls } = begin();
  const seen: number[] = [];
  task.onProgress((now) => seen.push(now));
  controls()?.progress(10);
  work.resolve('done');
  await task;
  controls()?.progress(20);
  expect(seen).toEqual([10]);
});

it('survives a listener that throws, and the mistake is not swallowed', async () => {
  const { task, work, controls, pass } = begin();
  const seen: number[] = [];
  task.onProgress(() => {
    throw new Error('mine');
  });
  task.onProgress((now) => seen.push(now));
  controls()?.progress(10);
  expect(seen).toEqual([10]);
  expect(() => pass(0)).toThrow('mine');
  work.resolve('done');
  expect(await task).toBe('done');
});
