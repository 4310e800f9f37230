import { expect, it } from 'vitest';
import { closePreviewImage, previewImage } from '@/platform/apis/feedback';
import { fakePlatform } from '../../../helpers/fake-platform';

it('closes the preview and its layer; fails when none is open', async () => {
  const { context, layers } = fakePlatform();
  const shown = previewImage(context)({ urls: ['/a.png'] });
  shown.catch(() => {});
  expect(layers()).toBe(1);
  await closePreviewImage(context)();
  expect([context.overlays.getState().open.length, layers()]).toEqual([0, 0]);
  await expect(closePreviewImage(context)()).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'closePreviewImage:fail no preview is open',
  });
});
