import { expect, it } from 'vitest';
import { hideLeftWindow } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('is asked of an app that has one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['left'] } });
  await hideLeftWindow(context)();
  expect(context.chrome.getState().windows).toEqual({ left: 'hidden' });
});

it('closes its own drawer on a small screen, and changes nothing for a wide one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['left', 'right'] } });
  Object.assign(context.env.window, { matchMedia: () => ({ matches: false }) });
  context.chrome.setDrawer('right');
  await hideLeftWindow(context)();
  expect(context.chrome.getState().drawer).toBe('right');
  context.chrome.setDrawer('left');
  await hideLeftWindow(context)();
  const { windows, drawer } = context.chrome.getState();
  expect([windows, drawer]).toEqual([{}, undefined]);
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(hideLeftWindow(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'hideLeftWindow:fail leftWindow not found',
  });
});
