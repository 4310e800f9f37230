import { del, set } from 'idb-keyval';
import { expect, it } from 'vitest';
import { createEnv, type Env, type Fail, PlatformError } from '@/platform';
import { openDatabase } from '@/platform/storage/open-database';
import { fakePlatform } from '../../helpers/fake-platform';
import { windowWith } from '../../helpers/window-with';

const fail: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'test', message, cause });

const open = (change: Partial<Env> = {}) =>
  openDatabase(fakePlatform({ env: { ...createEnv(window), ...change } }).context, 'test');

it('does the work', async () => {
  await open().use((store) => set('k', 5, store), fail);
  expect(await open().use((store) => del('k', store).then(() => 'done'), fail)).toBe('done');
});

it.each([
  ['QuotaExceededError', 'failed', 'the storage is full'],
  ['InvalidStateError', 'denied', 'the browser blocks its database'],
  ['SecurityError', 'denied', 'the browser blocks its database'],
  ['UnknownError', 'failed', 'the database could not be used'],
])('explains a %s', async (name, code, message) => {
  const work = () => Promise.reject(new DOMException('', name));
  await expect(open().use(work, fail)).rejects.toMatchObject({ code, message });
});

it('does not wait for ever', async () => {
  let waited = 0;
  const after: Env['after'] = (ms, run) => {
    waited = ms;
    run();
    return () => {};
  };
  const never = () => new Promise<never>(() => {});
  await expect(open({ after }).use(never, fail)).rejects.toMatchObject({
    code: 'timeout',
    message: 'the database does not answer',
  });
  expect(waited).toBe(60_000);
});

it('[S8.11] says that there is none', async () => {
  const database = open({ window: windowWith({ indexedDB: undefined }) });
  await expect(database.use(async () => 5, fail)).rejects.toMatchObject({
    code: 'unsupported',
    message: 'API not yet implemented',
  });
});
