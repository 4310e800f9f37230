import { describe, expect, it } from 'vitest';
import { downloadFile } from '@/platform/network/download';
import { request } from '@/platform/network/request';
import { readFile } from '@/platform/files/read-file';
import { realPlatform, starterOf } from '../../helpers/start-call';

const { context, unload, turnTo } = realPlatform();
const call = starterOf(context, 'downloadFile', downloadFile);

const isReadable = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe('[S7.4] downloadFile', () => {
  it('resolves with the file, its name and a path to it', async () => {
    const { file, name, statusCode, header, tempFilePath } = await call({
      url: '/api/bytes/5000?name=plan.bin',
    });
    const { data } = await request(context)({
      url: '/api/bytes/5000',
      responseType: 'arraybuffer',
    });
    expect([statusCode, name, file.name, file.size]).toEqual([200, 'plan.bin', 'plan.bin', 5000]);
    expect(header['etag']).toBe('"sample-5000"');
    const bytes = new Uint8Array(await (await fetch(tempFilePath)).arrayBuffer());
    expect(bytes).toEqual(new Uint8Array(data as ArrayBuffer));
  });

  it.each([
    ['/api/bytes/3?star=%E4%BD%A0%E5%A5%BD.txt', '你好.txt'],
    ['/api/bytes/3?name=fallback.txt&star=a%20b.txt', 'a b.txt'],
    ['/api/bytes/3?name=..%2F..%2Fpasswd', 'passwd'],
    ['/api/bytes/3', '3'],
    ['/api/redirect?to=%2Fpackage.json', 'package.json'],
    ['/api/redirect?to=%2Fapi%2Fbytes%2F3%3Fname%3Dreal.pdf', 'real.pdf'],
  ])('names the file of %s %s', async (url, name) => expect((await call({ url })).name).toBe(name));

  it('reports its progress in percent and bytes', async () => {
    const task = call({ url: '/api/bytes/400000?rate=2000000' });
    const seen: unknown[] = [];
    task.onProgress((now) => seen.push(now));
    await task;
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.at(-1)).toEqual({
      progress: 100,
      totalBytesWritten: 400_000,
      totalBytesExpectedToWrite: 400_000,
    });
  });

  it('downloads an empty file', async () => {
    expect((await call({ url: '/api/bytes/0' })).file.size).toBe(0);
  });

  it('revokes the path when the page that called is unloaded, or by revoke()', async () => {
    turnTo({ id: 'asks' });
    const first = await call({ url: '/api/bytes/10' });
    turnTo({ id: 'other' });
    const second = await call({ url: '/api/bytes/10' });
    unload('asks');
    expect(await isReadable(first.tempFilePath)).toBe(false);
    expect(await isReadable(second.tempFilePath)).toBe(true);
    second.revoke();
    expect(await isReadable(second.tempFilePath)).toBe(false);
  });
});

it('downloadFile saves the file for longer than its page with `save: true`', async () => {
  const { savedFilePath = '', revoke } = await call({
    url: '/api/bytes/50?name=kept.bin',
    save: true,
  });
  revoke();
  const kept = (await readFile(context, savedFilePath)) as File;
  expect([kept.name, kept.size]).toEqual(['kept.bin', 50]);
  expect((await call({ url: '/api/bytes/5' })).savedFilePath).toBe(undefined);
});

describe('[S8.13] downloadFile rejects with download failure', () => {
  it.each([404, 500])('for status %i, with the answer as response and cause', async (status) => {
    await expect(call({ url: `/api/status/${status}` })).rejects.toMatchObject({
      code: 'http-status',
      errMsg: 'downloadFile:fail download failure',
      cause: { statusCode: status, data: { status } },
      response: { statusCode: status, data: { status } },
    });
  });

  it.each(['/api/drop?after=10&total=9999', '/api/reset'])(
    'when the connection breaks at %s',
    async (url) => {
      await expect(call({ url, resume: 0 })).rejects.toMatchObject({
        code: 'network',
        errMsg: 'downloadFile:fail download failure',
      });
    },
  );
});

it('[S8.1] downloadFile rejects with timeout when the answer stalls', async () => {
  await expect(call({ url: '/api/stall?after=10&total=99', timeout: 200 })).rejects.toMatchObject({
    code: 'timeout',
    limit: 'call',
    errMsg: 'downloadFile:fail request timeout',
  });
});

it('[S8.2] downloadFile can be aborted while the answer stalls', async () => {
  const task = call({ url: '/api/stall?after=10&total=99' });
  setTimeout(task.abort, 80);
  await expect(task).rejects.toMatchObject({
    code: 'abort',
    errMsg: 'downloadFile:fail request abort',
  });
});
