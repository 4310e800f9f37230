import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyOverlay } from '@/app/overlays/lazy-overlay';
import { PlatformProvider } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';

afterEach(cleanup);

function draw(view: ReactElement, onLine = true) {
  const { context, env } = fakePlatform();
  Object.assign(env.window.navigator, { onLine });
  const platform = createPlatform(context, {} as Navigator);
  render(
    <PlatformProvider platform={platform} context={context}>
      {view}
    </PlatformProvider>,
  );
}

it('a lazy overlay renders its view when the code has loaded', async () => {
  const overlay = { fail: vi.fn() };
  const load = async () => () => <p>scanner</p>;
  draw(<LazyOverlay load={load} view={{ overlay, open: true, onExited: () => {} }} />);
  await screen.findByText('scanner');
  expect(overlay.fail).not.toHaveBeenCalled();
});

it('a lazy overlay fails its call if the code does not load', async () => {
  const overlay = { fail: vi.fn() };
  const load = () => Promise.reject(new Error('offline'));
  draw(<LazyOverlay load={load} view={{ overlay, open: true, onExited: () => {} }} />);
  await waitFor(() => expect(overlay.fail).toHaveBeenCalledTimes(1));
  expect(overlay.fail.mock.calls[0]?.[0]).toMatchObject({
    message: 'its code could not be loaded',
  });
});

it('[S8.3] a lazy overlay fails its call as offline if the code does not load without a network', async () => {
  const overlay = { fail: vi.fn() };
  const load = () => Promise.reject(new Error('offline'));
  draw(<LazyOverlay load={load} view={{ overlay, open: true, onExited: () => {} }} />, false);
  await waitFor(() => expect(overlay.fail).toHaveBeenCalledTimes(1));
  expect(overlay.fail.mock.calls[0]?.[0]).toMatchObject({
    code: 'offline',
    message: 'No network, please check your connection',
  });
});

it('a lazy overlay exits immediately if it closes before its code has loaded', async () => {
  const onExited = vi.fn();
  const load = () => new Promise<never>(() => {});
  draw(<LazyOverlay load={load} view={{ overlay: { fail: () => {} }, open: false, onExited }} />);
  await waitFor(() => expect(onExited).toHaveBeenCalledTimes(1));
});
