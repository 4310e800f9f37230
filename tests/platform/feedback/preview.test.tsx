import { expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { previewImage } from '@/platform/feedback/calls';
import { saveFile } from '@/platform/files/calls';
import { fakePlatform } from '../../helpers/fake-platform';

it('previewImage shows Files and saved files, and passes a missing file on to the preview', async () => {
  const { context } = fakePlatform({ env: createEnv(window) });
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', {
    type: 'image/svg+xml',
  });
  const { savedFilePath } = await saveFile(context)({ filePath: file });
  const shown = previewImage(context)({
    urls: [file, savedFilePath, 'saved:none', '/d.png'],
    current: savedFilePath,
  });
  const { overlays } = context;
  await expect.poll(() => overlays.getState().open.length).toBe(1);
  const [overlay] = overlays.getState().open;
  if (overlay?.kind !== 'preview') throw new Error('no preview is open');
  expect(overlay.props.start).toBe(1);
  expect(overlay.props.urls.map((url) => url.slice(0, 5))).toEqual([
    'blob:',
    'blob:',
    'saved',
    '/d.pn',
  ]);
  overlay.props.onShown();
  await shown;
});
