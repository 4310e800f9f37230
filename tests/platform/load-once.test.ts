import { expect, it, vi } from 'vitest';
import { loadOnce } from '@/platform/load-once';

it('fetches once for everybody, and again only after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
  const get = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  const [first, second] = [get(), get()];
  await expect(first).rejects.toThrow('offline');
  await expect(second).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(1);
  expect(await Promise.all([get(), get()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(2);
});
