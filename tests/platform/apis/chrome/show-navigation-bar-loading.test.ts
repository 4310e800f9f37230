import { expect, it } from 'vitest';
import { showNavigationBarLoading } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('sets it for the current page alone', async () => {
  const { context, turnTo } = fakePlatform();
  await showNavigationBarLoading(context)();
  turnTo({ id: 'p2' });
  expect(context.chrome.getState().pages).toEqual({ p1: { loading: true } });
});

it('is refused where there is no page', async () => {
  const { context } = fakePlatform({ page: null });
  await expect(showNavigationBarLoading(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'showNavigationBarLoading:fail page not found',
  });
});
