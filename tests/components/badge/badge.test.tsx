import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Badge } from '@/components/badge';

afterEach(cleanup);

const inButton = (badge: React.ReactNode) =>
  render(
    <button type="button" style={{ position: 'relative' }}>
      Inbox
      {badge}
    </button>,
  );

describe('Badge', () => {
  it('becomes part of the name of the control around it', () => {
    inButton(<Badge text="3" />);
    expect(screen.getByRole('button', { name: 'Inbox 3' })).toBeTruthy();
  });

  it('shows three dots for a long text, and screen readers read the whole text', () => {
    inButton(<Badge text="1234" />);
    expect(screen.getByText('...')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Inbox 1234' })).toBeTruthy();
  });

  it('is a red dot that has a label when it has no text', () => {
    inButton(<Badge label="New" />);
    expect(screen.getByRole('button', { name: 'Inbox New' })).toBeTruthy();
  });

  it('shows a count up to 99, and nothing for 0 without showZero', () => {
    const { rerender, container } = inButton(<Badge count={128} />);
    expect(screen.getByText('99+')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Inbox 128' })).toBeTruthy();
    rerender(<Badge count={0} />);
    expect(container.textContent).toBe('');
    rerender(<Badge count={0} showZero />);
    expect(screen.getAllByText('0')).toHaveLength(2);
    rerender(<Badge count={3} dot label="New" />);
    expect(screen.queryByText('3')).toBe(null);
  });

  it('shows no mark with dot={false} and no text, and its children stay', () => {
    const badge = (dot?: boolean) => (
      <Badge dot={dot} label="New">
        Bell
      </Badge>
    );
    const { rerender, container } = render(badge(true));
    const root = container.firstElementChild!;
    expect(container.textContent).toBe('Bell New');
    rerender(badge(false));
    expect(container.textContent).toBe('Bell');
    expect(container.firstElementChild).toBe(root);
    rerender(badge());
    expect(container.textContent).toBe('Bell New');
    rerender(<Badge dot={false} text="3" />);
    expect(container.textContent).toBe('3 3');
    rerender(<Badge dot={false} label="New" />);
    expect(container.textContent).toBe('');
  });

  it('shows no dot for a count of 0, and with showZero it does', () => {
    const { rerender, container } = render(<Badge dot count={0} label="Unread" />);
    expect(container.textContent).toBe('');
    rerender(<Badge dot count={0} showZero label="Unread" />);
    expect(container.textContent).toBe(' Unread');
    rerender(<Badge dot count={2} label="Unread" />);
    expect(container.textContent).toBe(' Unread');
  });

  it('is at the corner of its children, and `offset` moves it', () => {
    const ref = { current: null };
    const { container } = render(
      <Badge ref={ref} count={2} className="mine" offset={[10, 5]}>
        <i style={{ display: 'block', width: 40, height: 40 }} />
      </Badge>,
    );
    const root = container.firstElementChild!;
    expect(ref.current).toBe(root);
    expect(root.classList.contains('mine')).toBe(true);
    const mark = root.querySelector('[data-corner]')!;
    expect(getComputedStyle(mark).position).toBe('absolute');
    expect(getComputedStyle(mark).translate).toBe('10px 5px');
  });
});
