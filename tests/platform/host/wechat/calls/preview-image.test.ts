import { expect, it } from 'vitest';
import { previewImage } from '@/platform/feedback/calls';
import { starterOf } from '../../../../helpers/start-call';
import { wechatPlatform } from '../../../../helpers/wechat-bridge';

async function start() {
  const platform = await wechatPlatform();
  const { context } = platform;
  return {
    ...platform,
    preview: starterOf(context, 'previewImage', previewImage),
    opened: () => context.overlays.getState().open,
  };
}

const urls = ['https://cdn.example.org/a.png', '/b.png', 'c.png?d=1'];
const absolute = [
  'https://cdn.example.org/a.png',
  'https://example.org/b.png',
  'https://example.org/shop/c.png?d=1',
];

it.each([
  [undefined, absolute[0]],
  [1, absolute[1]],
  ['c.png?d=1', absolute[2]],
  ['https://elsewhere.org/', absolute[0]],
])('[S1.2] shows addresses of the web in the app’s viewer, from %j', async (current, first) => {
  const { preview, called, opened } = await start();
  await expect(preview({ urls, current })).resolves.toBeUndefined();
  expect(called('imagePreview')).toEqual([{ current: first, urls: absolute }]);
  expect(opened()).toEqual([]);
});

it.each(['blob:https://example.org/1', 'data:image/png;base64,AA==', 'saved:1/a.png', new Blob()])(
  'shows what only this page has, %s, in a viewer of its own',
  async (source) => {
    const { preview, called, opened } = await start();
    const shown = preview({ urls: ['/a.png', source] });
    await expect.poll(() => opened().length).toBe(1);
    expect(called('imagePreview')).toEqual([]);
    shown.abort();
    await expect(shown).rejects.toMatchObject({ code: 'abort' });
  },
);

it('shows its own where the app does not know the call, and fails as the app does', async () => {
  const { preview, answers, opened } = await start();
  answers['imagePreview'] = () => ({ errMsg: 'imagePreview:function not exist' });
  const shown = preview({ urls });
  await expect.poll(() => opened().length).toBe(1);
  shown.abort();
  await expect(shown).rejects.toMatchObject({ code: 'abort' });
  answers['imagePreview'] = () => ({ errMsg: 'imagePreview:fail' });
  await expect(preview({ urls })).rejects.toMatchObject({ code: 'failed', api: 'previewImage' });
});
