import { expect, it } from 'vitest';
import { getRightWindowStyle } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

it('is empty until somebody has set one', async () => {
  const { context } = fakePlatform({ layout: { windows: ['right'] } });
  expect(await getRightWindowStyle(context)()).toEqual({});
});

it('is refused where the app has none', async () => {
  const { context } = fakePlatform({ layout: { windows: [] } });
  await expect(getRightWindowStyle(context)()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'getRightWindowStyle:fail rightWindow not found',
  });
});
