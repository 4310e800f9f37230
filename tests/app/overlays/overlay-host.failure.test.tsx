import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lateViews, OverlayHost } from '@/app/overlays/overlay-host';
import { PlatformProvider } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';

const Drawn = () => <>drawn</>;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  delete lateViews.loaded;
});

it('a modal whose code fails to load rejects, and the next overlay loads the code again', async () => {
  delete lateViews.loaded;
  const load = vi
    .spyOn(lateViews, 'load')
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Drawn);
  const { context, layers } = fakePlatform();
  const platform = createPlatform(context, {} as Navigator);
  const { container } = render(
    <PlatformProvider platform={platform} context={context}>
      <OverlayHost />
    </PlatformProvider>,
  );
  const failed = { code: 'failed', message: 'its code could not be loaded' };
  await expect(platform.showModal({ title: 'Sure?' })).rejects.toMatchObject(failed);
  expect(layers()).toBe(0);
  await platform.showToast({ title: 'Saved' });
  await vi.waitFor(() => expect(container.textContent).toBe('drawn'));
  expect(load).toHaveBeenCalledTimes(3);
});
