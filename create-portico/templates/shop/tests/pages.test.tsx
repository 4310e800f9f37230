import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { createTestApp } from 'portico/testing/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import app from '../src/app.config.tsx';

// Code loads on demand here too, which takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const drinks = [{ id: 'matcha', name: 'Matcha', note: 'Green', price: 4.1, colour: '#7d9a4a' }];

/** Answers of the server by path. */
const answers: Record<string, object> = {
  '/api/drinks': drinks,
  '/api/drinks/matcha': drinks[0]!,
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: Request | string | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const answer = answers[pathname];
    return Response.json(answer ?? {}, { status: answer ? 200 : 404 });
  });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(url: string) {
  const test = createTestApp(app, { url });
  const { unmount } = test.mount(document.body.appendChild(document.createElement('div')));
  return { ...test, unmount };
}

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

it('says at once that there is no network, and lists the drinks when it is back', async () => {
  const { unmount } = open('/me');
  const menu = await screen.findByRole('link', { name: 'Menu' });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  fireEvent.click(menu);
  // Three attempts of a query take seven seconds.
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })).toBeTruthy();
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

it('puts a drink in the cart, which counts its cups', async () => {
  const { unmount } = open('/drink/matcha');
  fireEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
  unmount();
  // The cart is stored.
  const next = open('/cart');
  expect(await screen.findByRole('spinbutton', { name: 'Cups: Matcha' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Cart/ }).textContent).toContain('1');
  next.unmount();
});
