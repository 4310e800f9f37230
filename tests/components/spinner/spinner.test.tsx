import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Spinner } from '@/components/spinner';

afterEach(cleanup);

describe('Spinner', () => {
  it('has the given size and no text', () => {
    const { container } = render(<Spinner size={16} />);
    const ring = container.firstElementChild;
    expect(ring?.getBoundingClientRect().width).toBe(16);
    expect(ring?.textContent).toBe('');
  });

  it('has a label for screen readers', () => {
    render(<Spinner label="Loading" />);
    expect(screen.getByText('Loading').getBoundingClientRect().width).toBe(1);
  });
});
