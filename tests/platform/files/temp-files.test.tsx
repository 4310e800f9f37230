import { expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { createTempFile, createTempFiles, fileOwner } from '@/platform/files/temp-files';
import { readFile } from '@/platform/files/read-file';
import { fakePlatform } from '../../helpers/fake-platform';
import { keptListeners } from '../../helpers/kept-listeners';

const start = () => fakePlatform({ env: createEnv(window) });

it('a temporary file has a name, and a path that can be fetched and read', async () => {
  const { context } = start();
  const { path, file } = createTempFile(context, new Blob(['hi'], { type: 'text/css' }), 'a.css');
  expect(file).toMatchObject({ name: 'a.css', type: 'text/css', size: 2 });
  expect(path).toMatch(/^blob:/);
  expect(await (await fetch(path)).text()).toBe('hi');
  expect(await readFile(context, path)).toBe(file);
});

it('a File that has the name already is kept as it is', () => {
  const file = new File(['x'], 'x.txt', { lastModified: 5 });
  expect(createTempFile(start().context, file, 'x.txt').file).toBe(file);
});

it('a temporary file is revoked when its page is unloaded', async () => {
  const { context, unload } = start();
  const { path } = createTempFile(context, new Blob(['hi']), 'a');
  unload('p1');
  await expect(fetch(path)).rejects.toThrow(TypeError);
  await expect(readFile(context, path)).rejects.toMatchObject({ code: 'not-found' });
});

it('a temporary file belongs to the page on top when the call started', async () => {
  const { context, turnTo, unload } = start();
  const owner = fileOwner(context);
  turnTo({ id: 'p2' });
  const { path } = createTempFile(context, new Blob(['hi']), 'a', owner);
  unload('p2');
  expect(await (await fetch(path)).text()).toBe('hi');
  unload('p1');
  await expect(fetch(path)).rejects.toThrow(TypeError);
});

it('a temporary file belongs to the page that calls, also when another page is on top', async () => {
  const { context, turnTo, unload } = start();
  const page = context.navigator.activePage()!;
  const caller = { page: () => page, life: context.navigator.lifeOf(page.id) };
  turnTo({ id: 'p2' });
  const { path } = createTempFile(context, new Blob(['hi']), 'a', fileOwner(context, { caller }));
  unload('p2');
  expect(await (await fetch(path)).text()).toBe('hi');
  unload('p1');
  await expect(fetch(path)).rejects.toThrow(TypeError);
});

it('a temporary file belongs to the page on top when its owner was unloaded before', async () => {
  const { context, turnTo, unload } = start();
  const owner = fileOwner(context);
  turnTo({ id: 'p2' });
  unload('p1');
  const { path } = createTempFile(context, new Blob(['hi']), 'a', owner);
  expect(await (await fetch(path)).text()).toBe('hi');
  unload('p2');
  await expect(fetch(path)).rejects.toThrow(TypeError);
});

it('a temporary file that was removed leaves no listener on its owner', () => {
  const { context } = start();
  const owner = new AbortController();
  const { ever, left } = keptListeners(owner.signal);
  const { path } = createTempFile(context, new Blob(['hi']), 'a', owner.signal);
  context.shelf(createTempFiles).remove(path);
  expect([ever(), left()]).toEqual([1, 0]);
});
