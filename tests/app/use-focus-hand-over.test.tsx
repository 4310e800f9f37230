import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp, page, scrollerOf } from '../helpers/open-app';

afterEach(() => {
  vi.restoreAllMocks();
});

const Plain = () => <p>plain</p>;
const Mended = () => <p>mended</p>;

it('code that comes after all leaves the focus in its page', async () => {
  const server = { isDown: true };
  const load = async () => {
    if (server.isDown) throw new TypeError('Failed to fetch');
    return { default: Mended };
  };
  const app = await openApp({ routes: { '/': page(Plain), '/far': { load } } });
  await app.go('navigate', '/far');
  const retry = await screen.findByRole('button', { name: /timed out/ });
  retry.focus();
  server.isDown = false;
  retry.click();
  await screen.findByText('mended');
  expect(document.activeElement).toBe(scrollerOf('/far'));
});

it('so does a page that was broken', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const state = { isBroken: true };
  const Broken = () => {
    if (state.isBroken) throw new Error('no data');
    return <Mended />;
  };
  const app = await openApp({ routes: { '/': page(Plain), '/broken': page(Broken) } });
  await app.go('navigate', '/broken');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  retry.focus();
  state.isBroken = false;
  retry.click();
  await screen.findByText('mended');
  expect(document.activeElement).toBe(scrollerOf('/broken'));
});

it('focus outside of the screen stays where it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const state = { isBroken: true };
  const Broken = () => {
    if (state.isBroken) throw new Error('no data');
    return <Mended />;
  };
  const app = await openApp({
    routes: { '/': page(Plain), '/broken': page(Broken, { title: 'Broken' }) },
  });
  await app.go('navigate', '/broken');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  screen.getByRole('heading', { name: 'Broken' }).focus();
  state.isBroken = false;
  retry.click();
  await screen.findByText('mended');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Broken' }));
});
