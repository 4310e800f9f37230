import { describe, expect, it } from 'vitest';
import { setPageMeta, startPullDownRefresh, stopPullDownRefresh } from '@/platform/chrome/calls';
import { fakePlatform } from '../../helpers/fake-platform';

it('setPageMeta keeps the values of parameters that are left out', async () => {
  const { context } = fakePlatform();
  await setPageMeta(context)({ pageStyle: 'overflow: hidden' });
  await setPageMeta(context)({ rootFontSize: '20px' });
  expect(context.chrome.getState().pages).toEqual({
    p1: { pageStyle: 'overflow: hidden', rootFontSize: '20px' },
  });
});

it('setPageMeta refuses a style that is not a string', async () => {
  const { context } = fakePlatform();
  await expect(setPageMeta(context)({ pageStyle: {} as string })).rejects.toMatchObject({
    errMsg: 'setPageMeta:fail parameter.pageStyle should be a string',
  });
});

it('setPageMeta rejects without a page', async () => {
  const { context } = fakePlatform({ page: null });
  await expect(setPageMeta(context)()).rejects.toMatchObject({ code: 'not-found' });
});

describe.each([
  { name: 'startPullDownRefresh', call: startPullDownRefresh, refreshing: true },
  { name: 'stopPullDownRefresh', call: stopPullDownRefresh, refreshing: false },
])('$name', ({ name, call, refreshing }) => {
  it(`${name} changes the current page only`, async () => {
    const { context, turnTo } = fakePlatform();
    await call(context)();
    turnTo({ id: 'p2' });
    expect(context.chrome.getState().pages).toEqual({ p1: { refreshing } });
  });

  it(`${name} rejects without a page`, async () => {
    await expect(call(fakePlatform({ page: null }).context)()).rejects.toMatchObject({
      code: 'not-found',
      errMsg: `${name}:fail page not found`,
    });
  });
});

it('stopPullDownRefresh ends the refresh of a covered page if the page on top is not refreshing', async () => {
  const { context, turnTo } = fakePlatform();
  context.chrome.changePage('p1', { refreshing: true });
  turnTo({ id: 'p2' });
  await stopPullDownRefresh(context)();
  expect(context.chrome.getState().pages).toEqual({ p1: { refreshing: false } });
});
