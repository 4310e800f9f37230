import { expect, it } from 'vitest';
import { createTestApp } from '../../helpers/test-app';

it('a target that throws when it is read rejects the page, and the result is undefined', async () => {
  const { nav, urls } = createTestApp();
  const to = Object.defineProperty({ url: '' }, 'url', {
    get: () => {
      throw new Error('trap');
    },
  });
  const { page, result } = nav.open({ to });
  await expect(page).rejects.toThrow('trap');
  expect(await result).toBeUndefined();
  expect(urls()).toEqual(['/']);
});
