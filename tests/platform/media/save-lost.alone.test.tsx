/** @module-tag long */
import { beforeEach, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { saveImage } from '@/platform/media/calls';
import { fakePlatform } from '../../helpers/fake-platform';
import { losses } from '../../helpers/lose-code';
import { windowWith } from '../../helpers/window-with';

vi.mock('@/shared/lost-code', async (importOriginal) => {
  const { losingCode } = await import('../../helpers/lose-code');
  return losingCode(await importOriginal());
});

const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 MicroMessenger/8.0.49';

function start() {
  const navigator = { userAgent, platform: '', maxTouchPoints: 5, onLine: true };
  return fakePlatform({ env: createEnv(windowWith({ navigator })) }).context;
}

const filePath = new File(['x'], 'slab.png', { type: 'image/png' });

beforeEach(() => Object.assign(losses, { file: 'save-in-host', left: 0, loads: 0 }));

it('the code that saves inside a messaging app is fetched once more if it was lost', async () => {
  const context = start();
  losses.left = 1;
  const saved = saveImage(context)({ filePath });
  await vi.waitFor(() => expect(context.overlays.getState().open).toHaveLength(1), 10_000);
  const [overlay] = context.overlays.getState().open;
  if (overlay?.kind === 'preview') overlay.props.onShown();
  await expect(saved).resolves.toBeUndefined();
  expect(losses.loads).toBe(2);
});

it('saveImage rejects if that code was lost twice', async () => {
  losses.left = 2;
  await expect(saveImage(start())({ filePath })).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'saveImage:fail its code could not be loaded',
  });
  expect(losses.loads).toBe(2);
});
