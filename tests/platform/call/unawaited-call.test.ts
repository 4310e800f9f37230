import { expect, it } from 'vitest';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { platformOf } from '../../helpers/platform-of';
import { createTestApp } from '../../helpers/test-app';
import { hearUnhandledRejections, nextTask } from '../../helpers/unhandled-rejections';

const unhandled = hearUnhandledRejections();

function start() {
  const { nav } = createTestApp();
  const { context } = fakePlatform();
  return { calls: platformOf(context, nav), overlays: context.overlays };
}

it('pictures that the user closes before they are shown are no unhandled rejection, and reject when awaited', async () => {
  const { calls, overlays } = start();
  const preview = calls.previewImage({ urls: ['/a.png'] });
  await expect.poll(() => overlays.getState().open.length).toBe(1);
  overlays.getState().open[0]?.close();
  await flush();
  await nextTask();
  expect(unhandled).toEqual([]);
  await expect(preview).rejects.toMatchObject({ code: 'cancel', api: 'previewImage' });
});

it('a mistake in a call that nobody awaits is an unhandled rejection', async () => {
  const { calls } = start();
  void calls.previewImage({ urls: [] });
  await expect.poll(() => unhandled).toEqual(['invalid']);
});
