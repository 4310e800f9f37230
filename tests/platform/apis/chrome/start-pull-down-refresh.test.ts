import { expect, it } from 'vitest';
import { startPullDownRefresh } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('sets it for the current page alone', async () => {
  const { context, turnTo } = fakePlatform();
  await startPullDownRefresh(context)();
  turnTo({ id: 'p2' });
  expect(context.chrome.getState().pages).toEqual({ p1: { refreshing: true } });
});

it('is refused where there is no page', async () => {
  const { context } = fakePlatform({ page: null });
  await expect(startPullDownRefresh(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'startPullDownRefresh:fail page not found',
  });
});
