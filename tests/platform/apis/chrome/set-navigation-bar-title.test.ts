import { expect, it } from 'vitest';
import { setNavigationBarTitle } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('sets the title of the current page, an empty one too', async () => {
  const { context, turnTo } = fakePlatform();
  await setNavigationBarTitle(context)({ title: 'First' });
  turnTo({ id: 'p2' });
  await setNavigationBarTitle(context)({ title: '' });
  expect(context.chrome.getState().pages).toEqual({ p1: { title: 'First' }, p2: { title: '' } });
});

it('is gone with its page', async () => {
  const { context, unload } = fakePlatform();
  await setNavigationBarTitle(context)({ title: 'First' });
  unload('p1');
  expect(context.chrome.getState().pages).toEqual({});
});

it.each([
  [undefined, 'Missing required parameter `title`'],
  [{ title: 5 }, 'parameter.title should be a string'],
  [null, 'the parameter should be an object'],
])('refuses %j', async (params, message) => {
  const { context } = fakePlatform();
  await expect(setNavigationBarTitle(context)(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `setNavigationBarTitle:fail ${message}`,
  });
});

it('is refused where there is no page', async () => {
  const { context } = fakePlatform({ page: null });
  await expect(setNavigationBarTitle(context)({ title: 'x' })).rejects.toMatchObject({
    code: 'not-found',
  });
});
