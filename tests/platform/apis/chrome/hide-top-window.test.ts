import { expect, it } from 'vitest';
import { hideTopWindow } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('is asked of an app that has one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['top'] } });
  await hideTopWindow(context)();
  expect(context.chrome.getState().windows).toEqual({ top: 'hidden' });
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(hideTopWindow(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'hideTopWindow:fail topWindow not found',
  });
});
