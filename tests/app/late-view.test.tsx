import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LateView } from '@/app/late-view';
import { PlatformProvider } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import { fakePlatform } from '../helpers/fake-platform';

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

it('draws what comes', async () => {
  const overlay = { fail: vi.fn() };
  const load = async () => () => <p>scanner</p>;
  draw(<LateView load={load} view={{ overlay: overlay, open: true, onExited: () => {} }} />);
  await screen.findByText('scanner');
  expect(overlay.fail).not.toHaveBeenCalled();
});

it('fails the call whose code does not come', async () => {
  const overlay = { fail: vi.fn() };
  const load = () => Promise.reject(new Error('offline'));
  draw(<LateView load={load} view={{ overlay: overlay, open: true, onExited: () => {} }} />);
  await waitFor(() => expect(overlay.fail).toHaveBeenCalledTimes(1));
  expect(overlay.fail.mock.calls[0]?.[0]).toMatchObject({
    message: 'its code could not be loaded',
  });
});

it('[S8.3] fails the call as offline when the code cannot be fetched offline', async () => {
  const overlay = { fail: vi.fn() };
  const load = () => Promise.reject(new Error('offline'));
  draw(<LateView load={load} view={{ overlay, open: true, onExited: () => {} }} />, false);
  await waitFor(() => expect(overlay.fail).toHaveBeenCalledTimes(1));
  expect(overlay.fail.mock.calls[0]?.[0]).toMatchObject({
    code: 'offline',
    message: 'No network, please check your connection',
  });
});

it('closed before it came it is gone at once', async () => {
  const onExited = vi.fn();
  const load = () => new Promise<never>(() => {});
  draw(
    <LateView
      load={load}
      view={{ overlay: { fail: () => {} }, open: false, onExited: onExited }}
    />,
  );
  await waitFor(() => expect(onExited).toHaveBeenCalledTimes(1));
});
