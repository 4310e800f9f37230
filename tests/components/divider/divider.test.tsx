import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Divider } from '@/components/divider';

afterEach(cleanup);

it('a divider is a separator, and with a text it shows only the text', () => {
  const ref = createRef<HTMLDivElement>();
  const { rerender } = render(<Divider ref={ref} id="line" />);
  expect(screen.getByRole('separator')).toBe(ref.current);
  rerender(<Divider vertical />);
  expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe('vertical');
  rerender(<Divider align="start">Older orders</Divider>);
  expect(screen.queryByRole('separator')).toBe(null);
  expect(screen.getByText('Older orders').dataset.align).toBe('start');
});
