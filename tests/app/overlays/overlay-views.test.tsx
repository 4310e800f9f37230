import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OverlayViews } from '@/app/overlays/overlay-views';
import { PlatformProvider } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';

afterEach(cleanup);

it('[S9.4] [S9.23] the timers of a toast and of a banner start when the overlay code has loaded', async () => {
  const { context, pass, timers } = fakePlatform();
  const { overlays } = context;
  overlays.setState({ views: undefined });
  const platform = createPlatform(context, {} as Navigator);
  await platform.showToast({ title: 'Gone before' });
  await platform.hideToast();
  await platform.showToast({ title: 'Saved' });
  await platform.showNotify({ message: 'Three slabs are left' });
  expect(timers()).toBe(0);
  pass(5000);

  render(
    <PlatformProvider platform={platform} context={context}>
      <OverlayViews />
    </PlatformProvider>,
  );
  await screen.findByText('Saved');
  await screen.findByText('Three slabs are left');
  expect(timers()).toBe(2);
  const kinds = () => overlays.getState().open.map(({ kind }) => kind);
  pass(1499);
  expect(kinds()).toEqual(['toast', 'notify']);
  pass(1);
  expect(kinds()).toEqual(['notify']);
  pass(1500);
  expect(kinds()).toEqual([]);
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Saved'));
});
