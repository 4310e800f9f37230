import { expect, it } from 'vitest';
import { getRightWindowStyle, setRightWindowStyle } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('replaces the style of the window, which can be read again', async () => {
  const { context } = fakePlatform({ layout: { windows: ['right'] } });
  await setRightWindowStyle(context)({ width: '20rem', zIndex: 5 });
  await setRightWindowStyle(context)({ color: 'red' });
  expect(context.chrome.getState().windowStyles).toEqual({ right: { color: 'red' } });
  expect(await getRightWindowStyle(context)()).toEqual({ color: 'red' });
});

it.each([
  [5, 'the parameter should be an object'],
  [{ color: null }, 'parameter.color should be a text or a number'],
  [{ width: Number.NaN }, 'parameter.width should be a text or a number'],
])('refuses %j', async (style, message) => {
  const { context } = fakePlatform({ layout: { windows: ['right'] } });
  await expect(setRightWindowStyle(context)(style as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `setRightWindowStyle:fail ${message}`,
  });
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(setRightWindowStyle(context)({})).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'setRightWindowStyle:fail rightWindow not found',
  });
});
