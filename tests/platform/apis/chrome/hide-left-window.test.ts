import { expect, it } from 'vitest';
import { hideLeftWindow } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('is asked of an app that has one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['left'] } });
  await hideLeftWindow(context)();
  expect(context.chrome.getState().windows).toEqual({ left: 'hidden' });
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(hideLeftWindow(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'hideLeftWindow:fail leftWindow not found',
  });
});
