import { expect, it } from 'vitest';
import { hideRightWindow } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('is asked of an app that has one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['right'] } });
  await hideRightWindow(context)();
  expect(context.chrome.getState().windows).toEqual({ right: 'hidden' });
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(hideRightWindow(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'hideRightWindow:fail rightWindow not found',
  });
});
