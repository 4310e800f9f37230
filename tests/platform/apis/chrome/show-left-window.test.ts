import { expect, it, vi } from 'vitest';
import { showLeftWindow } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('is asked of an app that has one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['left'] } });
  await showLeftWindow(context)();
  expect(context.chrome.getState().windows).toEqual({ left: 'shown' });
});

it('opens a drawer on a small screen, and changes nothing for a wide one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['left'], minWidth: 600 } });
  const matchMedia = vi.fn(() => ({ matches: false }));
  Object.assign(context.env.window, { matchMedia });
  await showLeftWindow(context)();
  const { windows, drawer } = context.chrome.getState();
  expect([windows, drawer]).toEqual([{}, 'left']);
  expect(matchMedia).toHaveBeenCalledWith('(min-width: 600px)');
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(showLeftWindow(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'showLeftWindow:fail leftWindow not found',
  });
});
