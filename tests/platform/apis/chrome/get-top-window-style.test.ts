import { expect, it } from 'vitest';
import { getTopWindowStyle } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('is empty until somebody has set one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['top'] } });
  expect(await getTopWindowStyle(context)()).toEqual({});
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(getTopWindowStyle(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'getTopWindowStyle:fail topWindow not found',
  });
});
