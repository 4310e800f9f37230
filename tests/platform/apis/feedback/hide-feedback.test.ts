import { describe, expect, it } from 'vitest';
import {
  closePreviewImage,
  hideNotify,
  hideToast,
  previewImage,
  showLoading,
  showNotify,
  showToast,
} from '@/platform/feedback/calls';
import { fakePlatform } from '../../../helpers/fake-platform';

describe('closePreviewImage', () => {
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
});

describe('hideNotify', () => {
  it('takes the banner away, and nothing else', async () => {
    const { context } = fakePlatform();
    await showToast(context)({ title: 'Saved' });
    await showNotify(context)({ message: 'x', duration: 0 });
    await hideNotify(context)();
    await hideNotify(context)();
    expect(context.overlays.getState().open.map(({ kind }) => kind)).toEqual(['toast']);
  });
});

describe('hideToast', () => {
  it('removes the toast and keeps the loading sign', async () => {
    const { context } = fakePlatform();
    await showLoading(context)();
    await showToast(context)();
    await hideToast(context)();
    expect(context.overlays.getState().open.map(({ kind }) => kind)).toEqual(['loading']);
  });

  it('resolves without a toast', async () => {
    await expect(hideToast(fakePlatform().context)()).resolves.toBeUndefined();
  });
});
