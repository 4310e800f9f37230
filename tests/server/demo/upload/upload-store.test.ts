import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createUploads, openScratchFile } from '../../../../server/demo/upload/upload-store.mjs';
import { setUpFolder } from '../../../helpers/temp-folder';

describe('uploads', () => {
  const MINUTE = 60_000;

  function setUp() {
    const clock = { time: 0 };
    return { clock, uploads: createUploads({ room: 1000, now: () => clock.time }) };
  }

  it('are deleted after ten minutes without a request', async () => {
    const { clock, uploads } = setUp();
    const [first, second] = [await uploads.create(), await uploads.create()];
    clock.time = 10 * MINUTE;
    expect(uploads.find(first.id)).toBe(first);
    clock.time += 1;
    await uploads.create();
    expect(uploads.find(first.id)).toBe(first);
    expect(() => uploads.find(second.id)).toThrow('there is no such upload');
    await uploads.close();
  });

  it('are at most fifty', async () => {
    const { uploads } = setUp();
    for (let count = 0; count < 50; count += 1) await uploads.create();
    await expect(uploads.create()).rejects.toMatchObject({ status: 503 });
    await uploads.close();
    await uploads.create();
    await uploads.close();
  });

  it('are at most fifty, also when fifty requests come at once', async () => {
    const { uploads } = setUp();
    const asked = await Promise.allSettled(Array.from({ length: 60 }, () => uploads.create()));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    await uploads.close();
  });

  it('share one limit of bytes', async () => {
    const { uploads } = setUp();
    const [first, second] = [await uploads.create(), await uploads.create()];
    uploads.setTotal(first, 600);
    expect(() => uploads.setTotal(second, 401)).toThrow(expect.objectContaining({ status: 507 }));
    await uploads.remove(first);
    uploads.setTotal(second, 401);
    await uploads.close();
  });

  it.each(['', '../x', '__proto__', 'a'.repeat(9999)])('do not include the id %.10j', (id) => {
    expect(() => setUp().uploads.find(id)).toThrow(expect.objectContaining({ status: 404 }));
  });
});

describe('openScratchFile', () => {
  const data = setUpFolder();

  it('a scratch file works without a name in the folder', async () => {
    const file = await openScratchFile(join(data, 'not', 'there', 'yet'));
    try {
      expect(await readdir(join(data, 'not', 'there', 'yet'))).toEqual([]);
      await file.write('marble', 0);
      const { buffer } = await file.read(Buffer.alloc(6), 0, 6, 0);
      expect(buffer.toString()).toBe('marble');
    } finally {
      await file.close();
    }
  });
});
