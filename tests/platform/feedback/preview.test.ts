import { describe, expect, it } from 'vitest';
import { closePreviewImage, previewImage } from '@/platform/feedback/calls';
import { fakePlatform } from '../../helpers/fake-platform';

function start() {
  const fake = fakePlatform();
  const { overlays } = fake.context;
  return {
    ...fake,
    preview: previewImage(fake.context),
    top: () => {
      const [overlay] = overlays.getState().open;
      if (overlay?.kind !== 'preview') throw new Error('no preview is open');
      return overlay;
    },
    opened: () => overlays.getState().open.length,
  };
}

const urls = ['/a.png', '/b.png', '/c.png'];

it('a preview starts at the first picture with dots and without a loop by default', async () => {
  const { preview, top } = start();
  const shown = preview({ urls });
  const { onShown, ...props } = top().props;
  expect(props).toEqual({ urls, alts: [], start: 0, indicator: 'default', loop: false });
  onShown();
  expect(await shown).toBeUndefined();
});

it.each([
  [1, 1],
  [2.9, 2],
  ['/c.png', 2],
  ['/unknown.png', 0],
  [3, 0],
  [-1, 0],
])('a preview with current %j starts at index %d', (current, index) => {
  const { preview, top } = start();
  preview({ urls, current }).catch(() => {});
  expect(top().props.start).toBe(index);
});

it.each([
  [undefined, 'previewImage:fail Missing required parameter `urls`'],
  [{ urls: [] }, 'previewImage:fail parameter.urls should have at least 1 item'],
  [{ urls: '/a.png' }, 'previewImage:fail parameter.urls should be a list'],
  [
    { urls: ['/a.png', 5] },
    'previewImage:fail parameter.urls[1] should be a path, a URL, a File or a Blob',
  ],
  [{ urls: [''] }, 'previewImage:fail parameter.urls[0] should be a path, a URL, a File or a Blob'],
  [{ urls, current: {} }, 'previewImage:fail parameter.current should be a number'],
  [{ urls, current: NaN }, 'previewImage:fail parameter.current should be a number'],
  [
    { urls, indicator: 'dots' },
    'previewImage:fail parameter.indicator should be one of default, number, none',
  ],
  [{ urls, loop: 1 }, 'previewImage:fail parameter.loop should be true or false'],
  [{ urls, alts: [1] }, 'previewImage:fail parameter.alts[0] should be a string'],
])('previewImage refuses %j and opens nothing', async (params, errMsg) => {
  const { preview, opened } = start();
  await expect(preview(params as never)).rejects.toMatchObject({ code: 'invalid', errMsg });
  expect(opened()).toBe(0);
});

describe('before the pictures are on the screen', () => {
  it.each(['back', 'leave'] as const)(
    'previewImage rejects with code cancel on %s',
    async (how) => {
      const { preview, opened, ...fake } = start();
      const shown = preview({ urls });
      fake[how]();
      await expect(shown).rejects.toMatchObject({
        code: 'cancel',
        errMsg: 'previewImage:fail cancel',
      });
      expect(opened()).toBe(0);
    },
  );

  it('previewImage rejects if its code cannot be loaded', async () => {
    const { preview, top, layers } = start();
    const shown = preview({ urls });
    top().fail(new Error('its code could not be loaded'));
    await expect(shown).rejects.toMatchObject({
      code: 'failed',
      errMsg: 'previewImage:fail its code could not be loaded',
    });
    expect(layers()).toBe(0);
  });

  it('the preview closes when the signal is aborted', () => {
    const { context, opened, layers } = start();
    const { signal, abort } = withAbort();
    previewImage(context)({ urls }, { signal, progress: () => {} }).catch(() => {});
    expect(opened()).toBe(1);
    abort();
    expect(opened()).toBe(0);
    expect(layers()).toBe(0);
  });
});

it('a shown preview has a layer, and Back closes it', async () => {
  const { preview, top, layers, back, opened } = start();
  const shown = preview({ urls });
  top().props.onShown();
  await shown;
  expect(layers()).toBe(1);
  back();
  expect(opened()).toBe(0);
});

it('a new preview replaces the old one, which rejects with code cancel', async () => {
  const { preview, top, layers, opened } = start();
  const first = preview({ urls });
  const second = preview({ urls: ['/d.png'] });
  await expect(first).rejects.toMatchObject({ code: 'cancel' });
  expect([opened(), layers()]).toEqual([1, 1]);
  expect(top().props.urls).toEqual(['/d.png']);
  top().props.onShown();
  await second;
});

it('closePreviewImage closes the preview and its layer, and fails if no preview is open', async () => {
  const { preview, context, opened, layers } = start();
  preview({ urls: ['/a.png'] }).catch(() => {});
  expect(layers()).toBe(1);
  await closePreviewImage(context)();
  expect([opened(), layers()]).toEqual([0, 0]);
  await expect(closePreviewImage(context)()).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'closePreviewImage:fail no preview is open',
  });
});

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
