import { cleanup, render, screen } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SafeArea } from '@/components/safe-area';

afterEach(cleanup);

it('a safe area has the insets of the device as padding at the given edges', () => {
  const phone = {
    '--portico-safe-top': '47px',
    '--portico-safe-bottom': '34px',
    '--portico-safe-left': '5px',
    '--portico-safe-right': '6px',
  } as CSSProperties;
  const { rerender } = render(<SafeArea style={phone}>Order</SafeArea>);
  expect(getComputedStyle(screen.getByText('Order')).padding).toBe('0px 0px 34px');
  rerender(
    <SafeArea style={phone} edges={['top', 'left', 'right']} dir="rtl">
      Order
    </SafeArea>,
  );
  expect(getComputedStyle(screen.getByText('Order')).padding).toBe('47px 6px 0px 5px');
});
