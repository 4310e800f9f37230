import { describe, expect, it } from 'vitest';
import {
  hideNavigationBarLoading,
  setNavigationBarColor,
  setNavigationBarTitle,
  showNavigationBarLoading,
} from '@/platform/chrome/bars';
import { fakePlatform } from '../../helpers/fake-platform';

describe('setNavigationBarTitle', () => {
  it('setNavigationBarTitle sets the title of the current page, also an empty one', async () => {
    const { context, turnTo } = fakePlatform();
    await setNavigationBarTitle(context)({ title: 'First' });
    turnTo({ id: 'p2' });
    await setNavigationBarTitle(context)({ title: '' });
    expect(context.chrome.getState().pages).toEqual({ p1: { title: 'First' }, p2: { title: '' } });
  });

  it('the title of a page is removed when the page is unloaded', async () => {
    const { context, unload } = fakePlatform();
    await setNavigationBarTitle(context)({ title: 'First' });
    unload('p1');
    expect(context.chrome.getState().pages).toEqual({});
  });

  it.each([
    [undefined, 'Missing required parameter `title`'],
    [{ title: 5 }, 'parameter.title should be a string'],
    [null, 'the parameter should be an object'],
  ])('setNavigationBarTitle refuses %j', async (params, message) => {
    const { context } = fakePlatform();
    await expect(setNavigationBarTitle(context)(params as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `setNavigationBarTitle:fail ${message}`,
    });
  });

  it('setNavigationBarTitle rejects without a page', async () => {
    const { context } = fakePlatform({ page: null });
    await expect(setNavigationBarTitle(context)({ title: 'x' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('setNavigationBarColor', () => {
  const call = (params: unknown) => {
    const { context } = fakePlatform();
    return setNavigationBarColor(context)(params as never).then(
      () => context.chrome.getState().pages.p1,
    );
  };

  it('setNavigationBarColor sets both colours, by default without an animation', async () => {
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

  it('setNavigationBarColor takes frontColor in upper case too', async () => {
    expect(await call({ frontColor: '#FFFFFF', backgroundColor: 'teal' })).toMatchObject({
      frontColor: '#ffffff',
    });
  });

  it.each([
    [{ backgroundColor: 'teal' }, 'Missing required parameter `frontColor`'],
    [{ frontColor: '#ffffff' }, 'Missing required parameter `backgroundColor`'],
    [
      { frontColor: '#ff0000', backgroundColor: 'teal' },
      'parameter.frontColor should be #ffffff or #000000',
    ],
    [
      { frontColor: 5, backgroundColor: 'teal' },
      'parameter.frontColor should be #ffffff or #000000',
    ],
    [
      { frontColor: '#ffffff', backgroundColor: 'url(x)' },
      'parameter.backgroundColor should be a CSS colour, not "url(x)"',
    ],
    [
      { frontColor: '#ffffff', backgroundColor: 'teal', animation: { duration: '1s' } },
      'parameter.animation.duration should be a number',
    ],
    [
      { frontColor: '#ffffff', backgroundColor: 'teal', animation: { timingFunc: 'bounce' } },
      'parameter.animation.timingFunc should be one of linear, easeIn, easeOut, easeInOut',
    ],
  ])('setNavigationBarColor refuses %j', async (params, message) => {
    await expect(call(params)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `setNavigationBarColor:fail ${message}`,
    });
  });
});

describe.each([
  { name: 'showNavigationBarLoading', call: showNavigationBarLoading, loading: true },
  { name: 'hideNavigationBarLoading', call: hideNavigationBarLoading, loading: false },
])('$name', ({ name, call, loading }) => {
  it(`${name} changes the bar of the current page only`, async () => {
    const { context, turnTo } = fakePlatform();
    await call(context)();
    turnTo({ id: 'p2' });
    expect(context.chrome.getState().pages).toEqual({ p1: { loading } });
  });

  it(`${name} rejects without a page`, async () => {
    await expect(call(fakePlatform({ page: null }).context)()).rejects.toMatchObject({
      code: 'not-found',
      errMsg: `${name}:fail page not found`,
    });
  });
});
