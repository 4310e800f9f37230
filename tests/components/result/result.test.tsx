import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Result, type ResultStatus } from '@/components/result';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const statuses: readonly ResultStatus[] = ['success', 'failed', 'waiting', 'info', 'warning'];

describe('Result', () => {
  it('shows an icon, a heading, a text, details and actions in this order', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Result
        ref={ref}
        status="success"
        title="Payment received"
        text="Your coffee is ready soon."
        actions={<button type="button">See the order</button>}
      >
        Total €7.60
      </Result>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Payment received' })).toBeTruthy();
    expect(ref.current?.innerText.split(/\n+/)).toEqual([
      'Payment received',
      'Your coffee is ready soon.',
      'Total €7.60',
      'See the order',
    ]);
    expect(ref.current?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('has a different icon for each status', () => {
    const drawings = statuses.map((status) => {
      const { container } = render(<Result status={status} title="Done" />);
      return container.querySelector('svg')?.innerHTML;
    });
    expect(new Set(drawings).size).toBe(5);
  });

  it('fills its container with `fill`', () => {
    const { container } = render(
      <div style={{ height: 700 }}>
        <Result fill title="No orders yet" />
      </div>,
    );
    expect(container.querySelector<HTMLElement>('[data-status]')?.offsetHeight).toBe(700);
  });

  it('accepts another icon on its disc, a picture in place of both, or null for none', () => {
    const { container, rerender } = render(
      <Result title="Done" icon={<img alt="" src="data:," />} />,
    );
    const disc = () => container.querySelector<HTMLElement>('img')?.parentElement;
    expect(disc()?.offsetWidth).toBe(72);
    rerender(<Result title="Done" image={<img alt="" src="data:," />} />);
    expect(disc()).toBe(container.firstElementChild);
    expect(container.querySelector('svg')).toBe(null);
    rerender(<Result title="Done" icon={null} />);
    expect(container.querySelector('img, svg')).toBe(null);
  });

  it('announces its title and text with role="status", but not its buttons', () => {
    render(
      <Result
        title="Refund paid"
        text="On Friday."
        role="status"
        level={1}
        actions={<button type="button">Close</button>}
      >
        €12
      </Result>,
    );
    expect(screen.getByRole('status').textContent).toBe('Refund paidOn Friday.');
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('keeps the live region when the status changes, so that screen readers notice the change', () => {
    const { rerender } = render(<Result status="waiting" title="Waiting" role="status" />);
    const before = screen.getByRole('status');
    rerender(<Result status="failed" title="Declined" role="status" />);
    expect(screen.getByRole('status')).toBe(before);
    expect(before.textContent).toBe('Declined');
  });
});
