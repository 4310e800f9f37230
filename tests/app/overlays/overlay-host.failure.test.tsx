import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lateViews, OverlayHost } from '@/app/overlays/overlay-host';
import { createEnv, PlatformProvider } from '@/platform';
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

it('a toast whose drawing code fails to load is a plain note', async () => {
  delete lateViews.loaded;
  vi.spyOn(lateViews, 'load').mockRejectedValue(
    new TypeError('Failed to fetch dynamically imported module'),
  );
  const context = { ...fakePlatform().context, env: createEnv(window) };
  const platform = createPlatform(context, {} as Navigator);
  render(
    <PlatformProvider platform={platform} context={context}>
      <OverlayHost />
    </PlatformProvider>,
  );
  await platform.showToast({ title: 'Saved' });
  const note = await screen.findByRole('status');
  expect(note.textContent).toBe('Saved');
  expect(note.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  await vi.waitFor(() => expect(note.isConnected).toBe(false), { timeout: 15_000 });
});
