import { expect, it } from 'vitest';
import { setPageMeta } from '@/platform/chrome/calls';
import { fakePlatform } from '../../../helpers/fake-platform';

it('changes what is given and leaves the rest', async () => {
  const { context } = fakePlatform();
  await setPageMeta(context)({ pageStyle: 'overflow: hidden' });
  await setPageMeta(context)({ rootFontSize: '20px' });
  expect(context.chrome.getState().pages).toEqual({
    p1: { pageStyle: 'overflow: hidden', rootFontSize: '20px' },
  });
});

it('refuses a style that is no text', async () => {
  const { context } = fakePlatform();
  await expect(setPageMeta(context)({ pageStyle: {} as string })).rejects.toMatchObject({
    errMsg: 'setPageMeta:fail parameter.pageStyle should be a string',
  });
});

it('is refused where there is no page', async () => {
  const { context } = fakePlatform({ page: null });
  await expect(setPageMeta(context)()).rejects.toMatchObject({ code: 'not-found' });
});
