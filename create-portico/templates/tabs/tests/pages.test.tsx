import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answers, drinks, open } from './open-app.ts';

it('lists the drinks with their prices, and opens one', async () => {
  const { unmount } = open('/');
  fireEvent.click(await screen.findByRole('link', { name: /Matcha.*€4\.10/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Matcha' })).toBeTruthy();
  unmount();
});

it('offers to try again when the drinks do not load', async () => {
  delete answers['/api/drinks'];
  const { unmount } = open('/');
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers['/api/drinks'] = drinks;
  fireEvent.click(again);
  expect(await screen.findByText('Matcha')).toBeTruthy();
  unmount();
});

it('says that there is no network, and lists the drinks when it is back', async () => {
  const { unmount } = open('/me');
  const menu = await screen.findByRole('link', { name: 'Menu' });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  fireEvent.click(menu);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Matcha')).toBeTruthy();
  unmount();
});

it('keeps the list of a guest who signs in, and loads it again', async () => {
  const { unmount, platform } = open('/');
  const drink = await screen.findByText('Matcha');
  const requests = vi.spyOn(globalThis, 'fetch');
  platform.auth.setToken('a-token', { user: { uid: 'ann', role: ['member'] } });
  await waitFor(() => expect(requests).toHaveBeenCalled());
  expect(drink.isConnected).toBe(true);
  platform.auth.clear();
  unmount();
});

it('asks to sign in before an order', async () => {
  const { unmount } = open('/orders');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy(),
  );
  unmount();
});
