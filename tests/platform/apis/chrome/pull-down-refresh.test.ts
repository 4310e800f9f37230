import { describe, expect, it } from 'vitest';
import { startPullDownRefresh, stopPullDownRefresh } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

describe('startPullDownRefresh', () => {
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
});

describe('stopPullDownRefresh', () => {
  it('sets it for the current page alone', async () => {
    const { context, turnTo } = fakePlatform();
    await stopPullDownRefresh(context)();
    turnTo({ id: 'p2' });
    expect(context.chrome.getState().pages).toEqual({ p1: { refreshing: false } });
  });

  it('ends the one of a page below when the page on top has none', async () => {
    const { context, turnTo } = fakePlatform();
    context.chrome.changePage('p1', { refreshing: true });
    turnTo({ id: 'p2' });
    await stopPullDownRefresh(context)();
    expect(context.chrome.getState().pages).toEqual({ p1: { refreshing: false } });
  });

  it('is refused where there is no page', async () => {
    const { context } = fakePlatform({ page: null });
    await expect(stopPullDownRefresh(context)()).rejects.toMatchObject({
      code: 'not-found',
      errMsg: 'stopPullDownRefresh:fail page not found',
    });
  });
});
