import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Empty } from '@/components/empty';

afterEach(cleanup);

describe('Empty', () => {
  it.each([
    ['data', 'Nothing here yet'],
    ['search', 'Nothing found'],
    ['network', 'No network, please check your connection'],
    ['error', 'Something went wrong'],
    ['cart', 'Your cart is empty'],
  ] as const)('the preset "%s" has its own drawing and title', (preset, title) => {
    const { container } = render(<Empty preset={preset} />);
    expect(screen.getByText(title)).toBeTruthy();
    expect(container.querySelector('svg[aria-hidden]')?.childElementCount).toBeGreaterThan(2);
  });

  it('shows a custom title, text and button, and no picture for null', () => {
    const ref = { current: null };
    const { container } = render(
      <Empty ref={ref} role="status" image={null} title="No slabs" text="Monday, perhaps.">
        <button type="button">Look again</button>
      </Empty>,
    );
    expect(ref.current).toBe(screen.getByRole('status'));
    expect(container.querySelector('svg')).toBe(null);
    expect(screen.getByText('No slabs')).toBeTruthy();
    expect(screen.getByText('Monday, perhaps.')).toBeTruthy();
    expect(screen.getByRole('button')).toBeTruthy();
  });

  it('small, its text has the size of its title', () => {
    render(<Empty size="small" image={null} title="No slabs" text="Monday, perhaps." />);
    const sizeOf = (text: string) => getComputedStyle(screen.getByText(text)).fontSize;
    expect([sizeOf('No slabs'), sizeOf('Monday, perhaps.')]).toEqual(['13px', '13px']);
  });
});
