import { expect, it } from 'vitest';
import { showTopWindow } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('is asked of an app that has one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['top'] } });
  await showTopWindow(context)();
  expect(context.chrome.getState().windows).toEqual({ top: 'shown' });
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(showTopWindow(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'showTopWindow:fail topWindow not found',
  });
});
