import { describe, expect, it, vi } from 'vitest';
import { uploadFile } from '@/platform/apis/network';
import { createTempFile } from '@/platform/files/temp-files';
import { realPlatform, starterOf } from '../../../helpers/start-call';

const { context } = realPlatform();
const call = starterOf(context, 'uploadFile', uploadFile);
const url = '/api/upload';

type Received = {
  fields: Record<string, string>;
  files: { field: string; name: string; type: string; size: number; sha1: string }[];
};

async function received(params: object): Promise<Received> {
  return JSON.parse((await call({ url, ...params })).data) as Received;
}

async function sha1(blob: Blob) {
  const digest = await crypto.subtle.digest('SHA-1', await blob.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('[S7.5] an upload', () => {
  it('is a form with fields and a file', async () => {
    const file = new File(['marble'], 'plan ä.txt', { type: 'text/plain' });
    const { fields, files } = await received({
      file,
      formData: { owner: 'Ada', n: 5, tags: ['a', 'b'], none: undefined },
      // A boundary of ones own would break the form.
      header: { 'content-type': 'multipart/form-data' },
    });
    expect(fields).toMatchObject({ owner: 'Ada', n: '5', tags: 'a,b' });
    expect(files).toEqual([
      { field: 'file', name: 'plan ä.txt', type: 'text/plain', size: 6, sha1: await sha1(file) },
    ]);
  });

  it('takes several files, each with a name of its own', async () => {
    const temp = createTempFile(context, new Blob(['three']), 'three.txt');
    const { files } = await received({
      name: 'all',
      files: [
        { file: new File(['one'], 'one.txt') },
        { name: 'second', filePath: 'data:text/plain;base64,dHdv' },
        { name: 'third', uri: temp.path },
      ],
    });
    expect(files.map(({ field, size }) => [field, size])).toEqual([
      ['all', 3],
      ['second', 3],
      ['third', 5],
    ]);
    expect(files[0]?.name).toBe('one.txt');
    expect(files[1]?.name).toMatch(/^file-\d+$/);
    expect(files[2]?.name).toBe('three.txt');
  });

  it('reads a blob: URL that is not ours', async () => {
    const filePath = URL.createObjectURL(new Blob(['foreign']));
    expect((await received({ filePath })).files[0]?.size).toBe(7);
    URL.revokeObjectURL(filePath);
    await expect(call({ url, filePath })).rejects.toMatchObject({
      errMsg: 'uploadFile:fail parameter.filePath can not be read',
    });
    await expect(
      call({ url, files: [{ filePath: 'data:,%' }, { filePath }] }),
    ).rejects.toMatchObject({
      errMsg: 'uploadFile:fail parameter.files[1] can not be read',
    });
  });

  it('reports percent and bytes', async () => {
    const task = call({ url, file: new Blob([new Uint8Array(3_000_000)]) });
    const seen: { progress: number; totalBytesSent: number; totalBytesExpectedToSend: number }[] =
      [];
    task.onProgress((now) => seen.push(now));
    await task;
    const last = seen.at(-1);
    expect(last?.progress).toBe(100);
    expect(last?.totalBytesSent).toBe(last?.totalBytesExpectedToSend);
    expect(last?.totalBytesSent).toBeGreaterThan(3_000_000);
  });

  it('in parts arrives whole', async () => {
    const file = new File([crypto.getRandomValues(new Uint8Array(60_000)), 'end'], 'a.bin');
    const task = call({ url: '/api/upload/resumable', file, resume: { chunkSize: 25_000 } });
    const seen: number[] = [];
    task.onProgress(({ progress }) => seen.push(progress));
    const { data } = await task;
    expect(JSON.parse(data)).toEqual({ size: 60_003, sha1: await sha1(file) });
    expect(seen.at(-1)).toBe(100);
  });

  it('in parts may be empty', async () => {
    const { data } = await call({ url: '/api/upload/resumable', file: new Blob([]), resume: true });
    expect(JSON.parse(data)).toMatchObject({ size: 0 });
  });
});

describe('[S7.5] an upload to another origin', () => {
  // The same server; browsers know all names below localhost.
  const other = location.origin.replace('localhost', 'other.localhost') + url;
  const params = { file: new Blob([new Uint8Array(70_000)]) };

  /** Whoever has an ear at an upload makes the browser send OPTIONS first. */
  const earsOf = async (address: string, listener?: () => void) => {
    const ears = vi.spyOn(XMLHttpRequestUpload.prototype, 'addEventListener');
    const task = call({ url: address, ...params });
    if (listener) task.onProgress(listener);
    const { statusCode } = await task;
    const count = ears.mock.calls.length;
    ears.mockRestore();
    return { statusCode, count };
  };

  it('is sent without asking it for leave where nobody listens', async () => {
    expect(await earsOf(other)).toEqual({ statusCode: 200, count: 0 });
  });

  it('tells whoever listens how far it is', async () => {
    const listener = vi.fn();
    expect((await earsOf(other, listener)).count).toBeGreaterThan(0);
    expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ progress: 100 }));
  });

  it('is nothing special to the own one, which is not asked', async () => {
    expect((await earsOf(url)).count).toBeGreaterThan(0);
  });
});

describe('[S8.14] fails as upload failure', () => {
  it('when the server refuses, with what it says', async () => {
    const file = new Blob([new Uint8Array(5000)]);
    const error = await call({ url: `${url}?limit=1000`, file }).catch((reason) => reason);
    expect(error).toMatchObject({
      code: 'http-status',
      errMsg: 'uploadFile:fail upload failure',
      cause: { statusCode: 413 },
    });
    expect(error.cause.data).toContain('larger than 1000 bytes');
  });

  it('when the connection is reset', async () => {
    await expect(call({ url: '/api/reset', file: new Blob(['x']) })).rejects.toMatchObject({
      code: 'network',
      errMsg: 'uploadFile:fail upload failure',
    });
  });
});

it('[S8.1] runs out of time', async () => {
  const slow = call({ url: '/api/slow?ms=5000', file: new Blob(['x']), timeout: 150 });
  await expect(slow).rejects.toMatchObject({ errMsg: 'uploadFile:fail request timeout' });
});

it('[S8.2] is aborted on its way', async () => {
  const task = call({ url: '/api/slow?ms=5000', file: new Blob(['x']) });
  setTimeout(task.abort, 60);
  await expect(task).rejects.toMatchObject({ errMsg: 'uploadFile:fail request abort' });
});
