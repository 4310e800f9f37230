import { expect, it, vi } from 'vitest';
import { createCodeLoader } from '@/platform/call/load';

it('code is fetched once for all callers, and again only after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
  const get = createCodeLoader(load).fetch;
  expect(load).not.toHaveBeenCalled();
  const [first, second] = [get(), get()];
  await expect(first).rejects.toThrow('offline');
  await expect(second).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(1);
  expect(await Promise.all([get(), get()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('lost code is fetched once more, so that one broken connection breaks no call', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/chrome.js');
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('code');
  expect(await createCodeLoader(load).fetch()).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

it('code that is lost twice rejects, and the next caller tries again', async () => {
  const lost = new TypeError('Importing a module script failed.');
  const load = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const get = createCodeLoader(load.mockResolvedValue('code')).fetch;
  await expect(get()).rejects.toBe(lost);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await get()).toBe('code');
});
