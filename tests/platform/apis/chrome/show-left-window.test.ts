import { expect, it } from 'vitest';
import { showLeftWindow } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('is asked of an app that has one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['left'] } });
  await showLeftWindow(context)();
  expect(context.chrome.getState().windows).toEqual({ left: 'shown' });
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(showLeftWindow(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'showLeftWindow:fail leftWindow not found',
  });
});
