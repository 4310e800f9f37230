import { expect, it } from 'vitest';
import { getLeftWindowStyle, setLeftWindowStyle } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('replaces the style of the window, which can be read again', async () => {
  const { context } = fakePlatform({ layout: { windows: ['left'] } });
  await setLeftWindowStyle(context)({ width: '20rem', zIndex: 5 });
  await setLeftWindowStyle(context)({ color: 'red' });
  expect(context.chrome.getState().windowStyles).toEqual({ left: { color: 'red' } });
  expect(await getLeftWindowStyle(context)()).toEqual({ color: 'red' });
});

it.each([
  [5, 'the parameter should be an object'],
  [{ color: null }, 'parameter.color should be a text or a number'],
  [{ width: Number.NaN }, 'parameter.width should be a text or a number'],
])('refuses %j', async (style, message) => {
  const { context } = fakePlatform({ layout: { windows: ['left'] } });
  await expect(setLeftWindowStyle(context)(style as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `setLeftWindowStyle:fail ${message}`,
  });
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(setLeftWindowStyle(context)({})).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'setLeftWindowStyle:fail leftWindow not found',
  });
});
