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

it('a task resolves with the result of its code', async () => {
  const { work, task } = begin();
  work.resolve('done');
  expect(await task).toBe('done');
});

it('a task rejects with the error of its code', async () => {
  const { work, task } = begin();
  work.reject(new Error('no'));
  await expect(task).rejects.toThrow('no');
});

it('[S8.2] an aborted task rejects at once and aborts the signal of its code', async () => {
  const { task, controls } = begin();
  const onAbort = vi.fn();
  controls()?.signal.addEventListener('abort', onAbort);
  task.abort();
  expect(onAbort).toHaveBeenCalledTimes(1);
  await expect(task).rejects.toMatchObject({
    name: 'PlatformError',
    code: 'abort',
    api: 'work',
    message: 'request abort',
    errMsg: 'work:fail request abort',
  });
});

it('[S8.2] a task does not start if its signal is already aborted', async () => {
  const { task, start } = begin([AbortSignal.abort()]);
  await expect(task).rejects.toMatchObject({ code: 'abort' });
  expect(start).not.toHaveBeenCalled();
});

it('[S8.2] any signal aborts a task, and the end of the task removes its listeners', async () => {
  const page = new AbortController();
  const caller = new AbortController();
  const removed = vi.spyOn(page.signal, 'removeEventListener');
  const { task } = begin([page.signal, caller.signal]);
  caller.abort();
  await expect(task).rejects.toMatchObject({ code: 'abort' });
  expect(removed).toHaveBeenCalledTimes(1);
});

it('an abort after the end of a task does nothing', async () => {
  const { work, task, controls } = begin();
  work.resolve('done');
  await task;
  task.abort();
  expect(await task).toBe('done');
  expect(controls()?.signal.aborted).toBe(false);
});

it('a settled task reports no progress', async () => {
  const { task, work, controls } = begin();
  const seen: number[] = [];
  task.onProgress((now) => seen.push(now));
  controls()?.progress(10);
  work.resolve('done');
  await task;
  controls()?.progress(20);
  expect(seen).toEqual([10]);
});

it('a progress listener that throws does not stop the task, and its error is reported', async () => {
  const { task, work, controls, reported } = begin();
  const seen: number[] = [];
  task.onProgress(() => {
    throw new Error('mine');
  });
  task.onProgress((now) => seen.push(now));
  controls()?.progress(10);
  expect(seen).toEqual([10]);
  expect(reported).toEqual([new Error('mine')]);
  work.resolve('done');
  expect(await task).toBe('done');
});
