import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open } from './open-app.ts';

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
