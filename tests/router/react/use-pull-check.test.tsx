import { usePullDownRefresh } from 'portico';
import { expect, it, vi } from 'vitest';
import { openApp, page } from '../../helpers/open-app';

const Feed = () => {
  usePullDownRefresh(() => {});
  return <p>feed</p>;
};

it('usePullDownRefresh warns once in development if users cannot pull the page down', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await openApp({ routes: { '/feed': page(Feed) } }, { url: '/feed' });
  expect(warn.mock.calls).toEqual([
    [
      "usePullDownRefresh: users cannot pull '/feed' down. Add `pullDownRefresh: true` to its route.",
    ],
  ]);
});

it('usePullDownRefresh does not warn on a page that users can pull down', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await openApp({ routes: { '/feed': page(Feed, { pullDownRefresh: true }) } }, { url: '/feed' });
  expect(warn).not.toHaveBeenCalled();
});
