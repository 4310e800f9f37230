import { describe, expect, it } from 'vitest';
import { startPullDownRefresh, stopPullDownRefresh } from '@/platform/chrome/calls';
import { fakePlatform } from '../../../helpers/fake-platform';

describe.each([
  { name: 'startPullDownRefresh', call: startPullDownRefresh, refreshing: true },
  { name: 'stopPullDownRefresh', call: stopPullDownRefresh, refreshing: false },
])('$name', ({ name, call, refreshing }) => {
  it('changes the current page only', async () => {
    const { context, turnTo } = fakePlatform();
    await call(context)();
    turnTo({ id: 'p2' });
    expect(context.chrome.getState().pages).toEqual({ p1: { refreshing } });
  });

  it('is refused without a page', async () => {
    await expect(call(fakePlatform({ page: null }).context)()).rejects.toMatchObject({
      code: 'not-found',
      errMsg: `${name}:fail page not found`,
    });
  });
});

it('stopPullDownRefresh ends the refresh of a page below when the page on top has none', async () => {
  const { context, turnTo } = fakePlatform();
  context.chrome.changePage('p1', { refreshing: true });
  turnTo({ id: 'p2' });
  await stopPullDownRefresh(context)();
  expect(context.chrome.getState().pages).toEqual({ p1: { refreshing: false } });
});
