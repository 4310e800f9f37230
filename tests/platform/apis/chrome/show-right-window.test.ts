import { expect, it } from 'vitest';
import { showRightWindow } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('is asked of an app that has one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['right'] } });
  await showRightWindow(context)();
  expect(context.chrome.getState().windows).toEqual({ right: 'shown' });
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(showRightWindow(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'showRightWindow:fail rightWindow not found',
  });
});
