import { del, get, set } from 'idb-keyval';
import { expect, it } from 'vitest';
import { createEnv, type Env, type Fail, PlatformError } from '@/platform';
import { openDatabase } from '@/platform/storage/database';
import { fakePlatform } from '../../helpers/fake-platform';
import { windowWith } from '../../helpers/window-with';

const fail: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'test', message, cause });

const open = (change: Partial<Env> = {}) =>
  openDatabase(fakePlatform({ env: { ...createEnv(window), ...change } }).context, 'test');

it('the database resolves with the result of the work', async () => {
  await open().use((store) => set('k', 5, store), fail);
  expect(await open().use((store) => del('k', store).then(() => 'done'), fail)).toBe('done');
});

it.each([
  [
    'QuotaExceededError',
    'quota',
    'the storage is full: remove values that the app no longer needs',
  ],
  ['InvalidStateError', 'denied', 'the browser blocks its database'],
  ['SecurityError', 'denied', 'the browser blocks its database'],
  ['UnknownError', 'failed', 'the database could not be used'],
  ['DataCloneError', 'unsupported', 'the browser cannot store such a value'],
])('the database turns %s into an error with a reason', async (name, code, message) => {
  const work = () => Promise.reject(new DOMException('', name));
  await expect(open().use(work, fail)).rejects.toMatchObject({ code, message });
});

it('the database reconnects after the browser has closed it', async () => {
  const database = open();
  await database.use((store) => set('k', 5, store), fail);
  // Safari closes a database without an event.
  await database.use(
    (store) => store('readonly', async ({ transaction }) => transaction.db.close()),
    fail,
  );
  expect(await database.use((store) => get('k', store), fail)).toBe(5);
});

it('the database repeats the work once after a lost connection', async () => {
  let times = 0;
  const lose = async () => {
    times += 1;
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  };
  await expect(open().use(lose, fail)).rejects.toMatchObject({ code: 'failed' });
  expect(times).toBe(2);
  const full = async () => {
    times += 1;
    throw new DOMException('', 'QuotaExceededError');
  };
  await expect(open().use(full, fail)).rejects.toMatchObject({ code: 'quota' });
  expect(times).toBe(3);
});

it.each([
  [undefined, 5000, 5],
  [20_000_000, 25_000, 25],
])('work on %s bytes that hangs times out after %i ms', async (bytes, limit, seconds) => {
  let waited = 0;
  const after: Env['after'] = (ms, run) => {
    waited = ms;
    run();
    return () => {};
  };
  const never = () => new Promise<never>(() => {});
  await expect(open({ after }).use(never, fail, bytes)).rejects.toMatchObject({
    code: 'timeout',
    message: `the database did not answer within ${seconds} s: call again`,
  });
  expect(waited).toBe(limit);
});

it('[S8.11] the database rejects in a browser without IndexedDB', async () => {
  const database = open({ window: windowWith({ indexedDB: undefined }) });
  await expect(database.use(async () => 5, fail)).rejects.toMatchObject({
    code: 'unsupported',
    message: 'API not yet implemented',
  });
});
