import { expect, it } from 'vitest';
import { hideRightWindow } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('is asked of an app that has one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['right'] } });
  await hideRightWindow(context)();
  expect(context.chrome.getState().windows).toEqual({ right: 'hidden' });
});

it('closes its own drawer on a small screen, and changes nothing for a wide one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['left', 'right'] } });
  Object.assign(context.env.window, { matchMedia: () => ({ matches: false }) });
  context.chrome.setDrawer('left');
  await hideRightWindow(context)();
  expect(context.chrome.getState().drawer).toBe('left');
  context.chrome.setDrawer('right');
  await hideRightWindow(context)();
  const { windows, drawer } = context.chrome.getState();
  expect([windows, drawer]).toEqual([{}, undefined]);
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(hideRightWindow(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'hideRightWindow:fail rightWindow not found',
  });
});
