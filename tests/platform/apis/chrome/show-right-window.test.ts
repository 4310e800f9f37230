import { expect, it, vi } from 'vitest';
import { showRightWindow } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('is asked of an app that has one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['right'] } });
  await showRightWindow(context)();
  expect(context.chrome.getState().windows).toEqual({ right: 'shown' });
});

it('opens a drawer on a small screen, and changes nothing for a wide one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['right'], minWidth: 600 } });
  const matchMedia = vi.fn(() => ({ matches: false }));
  Object.assign(context.env.window, { matchMedia });
  await showRightWindow(context)();
  const { windows, drawer } = context.chrome.getState();
  expect([windows, drawer]).toEqual([{}, 'right']);
  expect(matchMedia).toHaveBeenCalledWith('(min-width: 600px)');
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(showRightWindow(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'showRightWindow:fail rightWindow not found',
  });
});
