import { expect, it } from 'vitest';
import { hideLoading, showLoading, showToast } from '@/platform/apis/feedback';
import { fakePlatform } from '../../../helpers/fake-platform';

it('takes the loading sign away and leaves the toast', async () => {
  const { context } = fakePlatform();
  await showLoading(context)();
  await showToast(context)();
  await hideLoading(context)();
  expect(context.overlays.getState().open.map(({ kind }) => kind)).toEqual(['toast']);
});

it('once too often does no harm to the next loading sign', async () => {
  const { context } = fakePlatform();
  await hideLoading(context)();
  await showLoading(context)();
  expect(context.overlays.getState().open).toHaveLength(1);
});
