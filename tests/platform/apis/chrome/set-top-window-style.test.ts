import { expect, it } from 'vitest';
import { getTopWindowStyle, setTopWindowStyle } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('replaces the style of the window, which can be read again', async () => {
  const { context } = fakePlatform({ layout: { windows: ['top'] } });
  await setTopWindowStyle(context)({ width: '20rem', zIndex: 5 });
  await setTopWindowStyle(context)({ color: 'red' });
  expect(context.chrome.getState().windowStyles).toEqual({ top: { color: 'red' } });
  expect(await getTopWindowStyle(context)()).toEqual({ color: 'red' });
});

it.each([
  [5, 'the parameter should be an object'],
  [{ color: null }, 'parameter.color should be a text or a number'],
  [{ width: Number.NaN }, 'parameter.width should be a text or a number'],
])('refuses %j', async (style, message) => {
  const { context } = fakePlatform({ layout: { windows: ['top'] } });
  await expect(setTopWindowStyle(context)(style as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `setTopWindowStyle:fail ${message}`,
  });
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(setTopWindowStyle(context)({})).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'setTopWindowStyle:fail topWindow not found',
  });
});
