import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OverlayHost } from '@/app/overlays/overlay-host';
import { PlatformProvider } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';

const Drawn = () => 'drawn';

afterEach(cleanup);

it('a modal whose code fails to load rejects, and the next overlay loads the code again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ OverlayViews: Drawn });
  const { context, layers } = fakePlatform();
  const platform = createPlatform(context, {} as Navigator);
  const { container } = render(
    <PlatformProvider platform={platform} context={context}>
      <OverlayHost load={load} />
    </PlatformProvider>,
  );
  const failed = { code: 'failed', message: 'its code could not be loaded' };
  await expect(platform.showModal({ title: 'Sure?' })).rejects.toMatchObject(failed);
  expect(layers()).toBe(0);
  await platform.showToast({ title: 'Saved' });
  await vi.waitFor(() => expect(container.textContent).toBe('drawn'));
  expect(load).toHaveBeenCalledTimes(2);
});
