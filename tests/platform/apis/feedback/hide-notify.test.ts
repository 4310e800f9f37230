import { expect, it } from 'vitest';
import { hideNotify, showNotify, showToast } from '@/platform/apis/feedback';
import { fakePlatform } from '../../../helpers/fake-platform';

it('takes the banner away, and nothing else', async () => {
  const { context } = fakePlatform();
  await showToast(context)({ title: 'Saved' });
  await showNotify(context)({ message: 'x', duration: 0 });
  await hideNotify(context)();
  await hideNotify(context)();
  expect(context.overlays.getState().open.map(({ kind }) => kind)).toEqual(['toast']);
});
