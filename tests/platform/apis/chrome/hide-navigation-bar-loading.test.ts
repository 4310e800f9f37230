import { expect, it } from 'vitest';
import { hideNavigationBarLoading } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('sets it for the current page alone', async () => {
  const { context, turnTo } = fakePlatform();
  await hideNavigationBarLoading(context)();
  turnTo({ id: 'p2' });
  expect(context.chrome.getState().pages).toEqual({ p1: { loading: false } });
});

it('is refused where there is no page', async () => {
  const { context } = fakePlatform({ page: null });
  await expect(hideNavigationBarLoading(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'hideNavigationBarLoading:fail page not found',
  });
});
