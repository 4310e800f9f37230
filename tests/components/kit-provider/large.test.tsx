import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { KitProvider } from '@/components/kit-provider';
import { Popup } from '@/components/popup';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.size;
});

const size = () => document.documentElement.dataset.size;
const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const large = (children: ReactNode) => <KitProvider size="large">{children}</KitProvider>;

it('the size large gives the document larger text and targets, and no size changes nothing', () => {
  const { rerender } = render(<KitProvider>{null}</KitProvider>);
  expect([size(), token('font-size'), token('--portico-target')]).toEqual([
    undefined,
    '16px',
    '44px',
  ]);
  rerender(large(null));
  expect([size(), token('font-size'), token('--portico-target')]).toEqual([
    'large',
    '20px',
    '52px',
  ]);
  rerender(<KitProvider size="normal">{null}</KitProvider>);
  expect([size(), token('font-size'), token('--portico-target')]).toEqual([
    'normal',
    '16px',
    '44px',
  ]);
});

it('an unmounted provider restores the size that the document had', () => {
  document.documentElement.dataset.size = 'large';
  const { unmount } = render(<KitProvider size="normal">{null}</KitProvider>);
  expect(size()).toBe('normal');
  unmount();
  expect(size()).toBe('large');
});

it('a nested provider without a size keeps the large mode', () => {
  const { rerender } = render(large(<KitProvider theme="dark">{null}</KitProvider>));
  expect(size()).toBe('large');
  rerender(large(null));
  expect(size()).toBe('large');
});

it('buttons, cells and overlays follow the large mode', async () => {
  render(
    large(
      <>
        <Button>Order</Button>
        <Cell title="Beans" onClick={() => {}} />
        <Popup open title="Menu" closeButton />
      </>,
    ),
  );
  const heightOf = (name: string) =>
    screen.getByRole('button', { name, hidden: true }).getBoundingClientRect().height;
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
  expect(heightOf('Order')).toBe(52);
  expect(heightOf('Beans')).toBe(56);
  expect(heightOf('Close')).toBe(52);
  expect(getComputedStyle(screen.getByRole('heading', { name: 'Menu' })).fontSize).toBe('21.25px');
});

it('a part with its own theme has the stronger lines of the large mode', () => {
  render(large(<KitProvider theme="dark">{<hr data-testid="line" />}</KitProvider>));
  const line = getComputedStyle(screen.getByTestId('line')).getPropertyValue('--portico-line');
  expect(line.trim()).toBe('#e8efec73');
});
