import { afterEach, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import {
  getFileInfo,
  getSavedFileInfo,
  getSavedFileList,
  removeSavedFile,
  saveFile,
} from '@/platform/files/calls';
import { createTempFile } from '@/platform/files/temp-files';
import { readFile } from '@/platform/files/read-file';
import { fakePlatform } from '../../helpers/fake-platform';
import { windowWith } from '../../helpers/window-with';

const start = (change: object = {}) =>
  fakePlatform({ env: { ...createEnv(window), window: windowWith(change) } }).context;

afterEach(() => vi.restoreAllMocks());

it('[S5.3] saveFile requires a file path', async () => {
  for (const params of [undefined, {}, { fileName: 'a' }]) {
    await expect(saveFile(start())(params as never)).rejects.toMatchObject({
      code: 'invalid',
      message: 'Missing required parameter `filePath`',
    });
  }
  await expect(saveFile(start())({ tempFilePath: 5 } as never)).rejects.toMatchObject({
    message: 'parameter.tempFilePath should be a path, a URL, a File or a Blob',
  });
});

it('saveFile keeps a file for longer than its page, under a new path', async () => {
  const before = Date.now();
  const context = start();
  const { path } = createTempFile(context, new Blob(['hi'], { type: 'text/plain' }), 'slab.txt');
  const first = await saveFile(context)({ tempFilePath: path });
  const second = await saveFile(context)({ filePath: path, fileName: 'other.txt' });
  expect(first.savedFilePath).toMatch(/^saved:[a-z0-9]+-[a-z0-9]+\/slab\.txt$/);

  const later = start();
  const info = await getSavedFileInfo(later)({ filePath: first.savedFilePath });
  expect(info).toMatchObject({ name: 'slab.txt', type: 'text/plain', size: 2 });
  expect(info.createTime).toBeGreaterThanOrEqual(before);
  const { fileList } = await getSavedFileList(later)();
  expect(fileList).toContainEqual(info);
  expect(fileList.map(({ name }) => name)).toContain('other.txt');
  expect(await (await readFile(later, first.savedFilePath)).text()).toBe('hi');
  expect(await getFileInfo(later)({ filePath: first.savedFilePath })).toEqual({
    size: 2,
    digest: '49f68a5c8493ec2c0bf489821c21fc3b',
  });

  await removeSavedFile(later)({ filePath: first.savedFilePath });
  await removeSavedFile(later)({ filePath: second.savedFilePath });
  for (const call of [getSavedFileInfo, removeSavedFile, getFileInfo]) {
    await expect(call(later)({ filePath: first.savedFilePath })).rejects.toMatchObject({
      code: 'not-found',
      message: 'parameter.filePath is not a saved file',
    });
  }
});

it('saveFile stores bytes where the database accepts no Blobs, as in WebKit’s private windows', async () => {
  const context = start();
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
    this: IDBObjectStore,
    value: { body: unknown },
    key,
  ) {
    if (value.body instanceof Blob) throw new DOMException('no', 'DataCloneError');
    return put.call(this, value, key);
  });
  const file = new File(['hi'], 'slab.txt', { type: 'text/plain' });
  const { savedFilePath } = await saveFile(context)({ filePath: file });
  const found = await readFile(context, savedFilePath);
  expect(found).toMatchObject({ name: 'slab.txt', type: 'text/plain', size: 2 });
  expect(await found.text()).toBe('hi');
  await removeSavedFile(context)({ filePath: savedFilePath });
});

it('[S8.7] saveFile rejects with quota when the disk is full, after one attempt', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(saveFile(start())({ filePath: 'data:,x' })).rejects.toMatchObject({
    code: 'quota',
    message: 'Save failed',
    cause: { message: 'the storage is full: remove values that the app no longer needs' },
  });
  expect(put).toHaveBeenCalledTimes(1);
});

it('saveFile names a file that has no name `file`', async () => {
  const context = start();
  const { savedFilePath } = await saveFile(context)({ filePath: 'data:,x' });
  expect(savedFilePath).toMatch(/\/file$/);
  await removeSavedFile(context)({ filePath: savedFilePath });
});

it('saveFile rejects when the file cannot be read', async () => {
  await expect(saveFile(start())({ filePath: 'blob:gone' })).rejects.toMatchObject({
    code: 'not-found',
    message: 'parameter.filePath cannot be read',
  });
});

it('[S8.7] saveFile rejects with Save failed where there is no database', async () => {
  const context = start({ indexedDB: undefined });
  await expect(saveFile(context)({ filePath: 'data:,x' })).rejects.toMatchObject({
    code: 'unsupported',
    message: 'Save failed',
  });
});

it('[S8.2] saveFile saves no file when it is aborted', async () => {
  const context = start();
  const controls = { signal: AbortSignal.abort(), progress: () => {} };
  await expect(saveFile(context)({ filePath: 'data:,x' }, controls)).rejects.toMatchObject({
    code: 'abort',
  });
});
