import { describe, expect, it, vi } from 'vitest';
import { uploadFile } from '@/platform/network/upload';
import { createTempFile } from '@/platform/files/temp-files';
import { realPlatform, starterOf } from '../../helpers/start-call';

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

describe('[S7.5] uploadFile', () => {
  it('sends a form with fields and a file', async () => {
    const file = new File(['marble'], 'plan ä.txt', { type: 'text/plain' });
    const { fields, files } = await received({
      file,
      formData: { owner: 'Ada', n: 5, tags: ['a', 'b'], none: undefined },
      // The caller does not know the boundary of the form.
      header: { 'content-type': 'multipart/form-data' },
    });
    expect(fields).toMatchObject({ owner: 'Ada', n: '5', tags: 'a,b' });
    expect(files).toEqual([
      { field: 'file', name: 'plan ä.txt', type: 'text/plain', size: 6, sha1: await sha1(file) },
    ]);
  });

  it('sends several files, each under its own name', async () => {
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
    expect(files[1]?.name).toMatch(/^file-[\w-]+\.txt$/);
    expect(files[2]?.name).toBe('three.txt');
  });

  it('gives each blob without a name a different one, with the extension of its type', async () => {
    const blobs = ['image/jpeg', 'image/jpeg', 'application/pdf', ''].map((type) => ({
      file: new Blob(['x'], { type }),
    }));
    const { files } = await received({ files: blobs });
    const names = files.map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
    const suffixes = names.map((name) => /^file-[\w-]+?(\.\w+)?$/.exec(name)?.[1]);
    expect(suffixes).toEqual(['.jpg', '.jpg', '.pdf', undefined]);
  });

  it('reads a blob: URL that the product created', async () => {
    const filePath = URL.createObjectURL(new Blob(['foreign']));
    expect((await received({ filePath })).files[0]?.size).toBe(7);
    URL.revokeObjectURL(filePath);
    await expect(call({ url, filePath })).rejects.toMatchObject({
      errMsg: 'uploadFile:fail parameter.filePath cannot be read',
    });
    await expect(
      call({ url, files: [{ filePath: 'data:,%' }, { filePath }] }),
    ).rejects.toMatchObject({
      errMsg: 'uploadFile:fail parameter.files[1] cannot be read',
    });
  });

  it('reports its progress in percent and bytes', async () => {
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

  it('sends a file in parts, and the server has all bytes', async () => {
    const file = new File([crypto.getRandomValues(new Uint8Array(60_000)), 'end'], 'a.bin');
    let uploadUrl = '';
    const onStart = (begun: string) => {
      uploadUrl = begun;
    };
    const resume = { chunkSize: 25_000, onStart };
    const task = call({ url: '/api/upload/tus', file, resume });
    const seen: number[] = [];
    task.onProgress(({ progress }) => seen.push(progress));
    await task;
    const kept = await (await fetch(uploadUrl)).json();
    expect(kept).toEqual({ size: 60_003, sha1: await sha1(file) });
    expect(seen.at(-1)).toBe(100);
  });
});

describe('[S7.5] uploadFile to another origin', () => {
  // The same server. Browsers resolve all names below localhost.
  const other = location.origin.replace('localhost', 'other.localhost') + url;
  const params = { file: new Blob([new Uint8Array(70_000)]) };

  /** With a listener on the upload, a browser sends an OPTIONS request first. */
  const listenersOf = async (address: string, listener?: () => void) => {
    const added = vi.spyOn(XMLHttpRequestUpload.prototype, 'addEventListener');
    const task = call({ url: address, ...params });
    if (listener) task.onProgress(listener);
    const { statusCode } = await task;
    const count = added.mock.calls.length;
    added.mockRestore();
    return { statusCode, count };
  };

  it('adds no listener to the request when the caller does not listen', async () => {
    expect(await listenersOf(other)).toEqual({ statusCode: 200, count: 0 });
  });

  it('reports its progress to a listener', async () => {
    const listener = vi.fn();
    expect((await listenersOf(other, listener)).count).toBeGreaterThan(0);
    expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ progress: 100 }));
  });

  it('always listens on the same origin, where browsers send no OPTIONS request', async () => {
    expect((await listenersOf(url)).count).toBeGreaterThan(0);
  });
});

describe('[S8.14] uploadFile rejects with upload failure', () => {
  it('when the server refuses, with the answer as response and cause', async () => {
    const file = new Blob([new Uint8Array(5000)]);
    const error = await call({ url: `${url}?limit=1000`, file }).catch((reason) => reason);
    expect(error).toMatchObject({
      code: 'http-status',
      errMsg: 'uploadFile:fail upload failure',
      cause: { statusCode: 413 },
    });
    expect(error.cause.data).toContain('larger than 1000 bytes');
    expect(error.response).toEqual(error.cause);
  });

  it('when the connection is reset', async () => {
    await expect(call({ url: '/api/reset', file: new Blob(['x']) })).rejects.toMatchObject({
      code: 'network',
      errMsg: 'uploadFile:fail upload failure',
    });
  });
});

it('[S8.1] uploadFile rejects with timeout when the server is slow', async () => {
  const slow = call({ url: '/api/slow?ms=5000', file: new Blob(['x']), timeout: 150 });
  await expect(slow).rejects.toMatchObject({ errMsg: 'uploadFile:fail request timeout' });
});

it('[S8.2] uploadFile can be aborted', async () => {
  const task = call({ url: '/api/slow?ms=5000', file: new Blob(['x']) });
  setTimeout(task.abort, 60);
  await expect(task).rejects.toMatchObject({ errMsg: 'uploadFile:fail request abort' });
});
