import { expect, it } from 'vitest';
import { hideToast, showLoading, showToast } from '@/platform/apis/feedback';
import { fakePlatform } from '../../../helpers/fake-platform';

it('takes the toast away and leaves the loading sign', async () => {
  const { context } = fakePlatform();
  await showLoading(context)();
  await showToast(context)();
  await hideToast(context)();
  expect(context.overlays.getState().open.map(({ kind }) => kind)).toEqual(['loading']);
});

it('is content when there is none', async () => {
  await expect(hideToast(fakePlatform().context)()).resolves.toBeUndefined();
});
