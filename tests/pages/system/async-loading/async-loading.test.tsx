import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AsyncLoading } from '@/pages/system/async-loading';

afterEach(cleanup);

describe('AsyncLoading', () => {
  it('[S2.11] is a busy region with words for screen readers, and no live region', () => {
    const { container } = render(<AsyncLoading label="Loading" />);
    expect(container.querySelector('[aria-busy="true"]')?.textContent).toBe('Loading');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
