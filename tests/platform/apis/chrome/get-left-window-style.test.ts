import { expect, it } from 'vitest';
import { getLeftWindowStyle } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('is empty until somebody has set one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['left'] } });
  expect(await getLeftWindowStyle(context)()).toEqual({});
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(getLeftWindowStyle(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'getLeftWindowStyle:fail leftWindow not found',
  });
});
