import { expect, it } from 'vitest';
import { setNavigationBarColor } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

const call = (params: unknown) => {
  const { context } = fakePlatform();
  return setNavigationBarColor(context)(params as never).then(
    () => context.chrome.getState().pages.p1,
  );
};

it('sets both colours, at once unless an animation says otherwise', async () => {
  expect(await call({ frontColor: '#ffffff', backgroundColor: 'teal' })).toEqual({
    frontColor: '#ffffff',
    backgroundColor: 'teal',
    colorAnimation: { duration: 0, timingFunc: 'linear' },
  });
  expect(
    await call({
      frontColor: '#000000',
      backgroundColor: '#0a6b5a',
      animation: { duration: 400, timingFunc: 'easeIn' },
    }),
  ).toMatchObject({ colorAnimation: { duration: 400, timingFunc: 'easeIn' } });
});

it('reads the front colour in any case', async () => {
  expect(await call({ frontColor: '#FFFFFF', backgroundColor: 'teal' })).toMatchObject({
    frontColor: '#ffffff',
  });
});

it.each([
  [{ backgroundColor: 'teal' }, 'Missing required parameter `frontColor`'],
  [{ frontColor: '#ffffff' }, 'Missing required parameter `backgroundColor`'],
  [
    { frontColor: '#ff0000', backgroundColor: 'teal' },
    'invalid frontColor "#ff0000": should be #ffffff or #000000',
  ],
  [
    { frontColor: 5, backgroundColor: 'teal' },
    'invalid frontColor number: should be #ffffff or #000000',
  ],
  [{ frontColor: '#ffffff', backgroundColor: 'url(x)' }, 'invalid backgroundColor "url(x)"'],
  [
    { frontColor: '#ffffff', backgroundColor: 'teal', animation: { duration: '1s' } },
    'parameter.animation.duration should be a number',
  ],
  [
    { frontColor: '#ffffff', backgroundColor: 'teal', animation: { timingFunc: 'bounce' } },
    'parameter.animation.timingFunc should be one of linear, easeIn, easeOut, easeInOut',
  ],
])('refuses %j', async (params, message) => {
  await expect(call(params)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `setNavigationBarColor:fail ${message}`,
  });
});
