import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Cell } from '@/components/cell';
import { Stepper } from '@/components/stepper';
import { Switch } from '@/components/switch';
import '@/components/kit/tokens.css';

afterEach(cleanup);

describe('Cell', () => {
  it('is plain text when it has neither onClick nor href', () => {
    render(<Cell title="Cache" extra="14 MB" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Cache')).toBeTruthy();
  });

  it('with onClick is a button, and its texts are the name of the button', () => {
    const onClick = vi.fn();
    render(<Cell title="Colour" note="Of the stone" extra="Green" onClick={onClick} />);
    fireEvent.click(screen.getByRole('button', { name: /Colour.*Of the stone.*Green/ }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('with href is a link that also calls onClick', () => {
    const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
    render(<Cell title="Open" href="/open" onClick={onClick} />);
    const link = screen.getByRole('link', { name: 'Open' });
    expect(link.getAttribute('href')).toBe('/open');
    fireEvent.click(link);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('does not call onClick while it is disabled', () => {
    const onClick = vi.fn();
    render(<Cell title="Button" disabled onClick={onClick} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Button' });
    button.click();
    expect(button.disabled).toBe(true);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('a disabled link is still a link, but it takes no focus and no clicks', async () => {
    const onClick = vi.fn();
    render(
      <>
        <Cell title="Orders" href="/orders" disabled />
        <Cell title="Coupons" href="/coupons" disabled onClick={onClick} tabIndex={0} />
        <button type="button">After</button>
      </>,
    );
    for (const name of ['Orders', 'Coupons']) {
      const link = screen.getByRole('link', { name });
      expect(link.localName).toBe('a');
      expect(link.hasAttribute('href')).toBe(false);
      expect(link.getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(link);
      link.focus();
      expect(document.activeElement).not.toBe(link);
    }
    expect(onClick).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('After');
  });

  it('a disabled link looks like a disabled button', () => {
    render(
      <>
        <Cell title="Link" href="/x" disabled />
        <Cell title="Button" onClick={() => {}} disabled />
      </>,
    );
    const looks = [screen.getByRole('link'), screen.getByRole('button')].map((row) => {
      const { color, cursor, height } = getComputedStyle(row);
      return { color, cursor, height };
    });
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.cursor).toBe('default');
  });

  it('has an arrow when it can be pressed, unless `arrow` or the danger tone removes it', () => {
    const arrows = () => document.querySelectorAll('[data-mirror]').length;
    const onClick = vi.fn();
    const { rerender } = render(<Cell title="a" onClick={onClick} />);
    expect(arrows()).toBe(1);
    rerender(<Cell title="a" onClick={onClick} arrow={false} />);
    expect(arrows()).toBe(0);
    rerender(<Cell title="a" onClick={onClick} tone="danger" />);
    expect(arrows()).toBe(0);
    rerender(<Cell title="a" />);
    expect(arrows()).toBe(0);
  });

  it('passes ref, className, style and data-* to a div, a button or a link', () => {
    const refs = [createRef<HTMLElement>(), createRef<HTMLElement>(), createRef<HTMLElement>()];
    const own = { className: 'mine', id: 'row', style: { order: 2 }, 'data-x': '1' };
    const kinds = [{}, { onClick: vi.fn() }, { href: '/x' }];
    for (const [index, kind] of kinds.entries()) {
      const { unmount } = render(<Cell title="a" {...own} {...kind} ref={refs[index]!} />);
      const element = refs[index]?.current;
      expect(element?.localName).toBe(['div', 'button', 'a'][index]);
      expect([element?.id, element?.style.order, element?.dataset.x]).toEqual(['row', '2', '1']);
      expect(element?.classList.contains('mine')).toBe(true);
      unmount();
    }
  });

  it('adds "required" to the name of a required cell, and `clickable` gives it the pressed look', () => {
    render(<Cell title="Address" required clickable onClick={vi.fn()} />);
    const row = screen.getByRole('button', { name: 'Address required' });
    expect(row.dataset.clickable).toBe('true');
  });

  it('is 48 px tall, and never wider than its container', () => {
    render(
      <div style={{ width: 320 }}>
        <Cell title="Short" extra="1" />
        <Cell title={'x'.repeat(200)} extra={'y'.repeat(200)} onClick={vi.fn()} />
      </div>,
    );
    const row = screen.getByText('Short').closest('[data-tone]');
    expect(row?.getBoundingClientRect().height).toBe(48);
    const { width } = screen.getByRole('button').getBoundingClientRect();
    expect(width).toBe(320);
    expect(screen.getByRole('button').scrollWidth).toBeLessThanOrEqual(320);
  });

  it('gives a text its own direction, and a control the direction of the page', () => {
    render(
      <div dir="rtl">
        <Cell title="Weight" extra="1.4 t" />
        <Cell title="Crates" extra={<Stepper label="Crates" />} />
      </div>,
    );
    expect(screen.getByText('1.4 t').localName).toBe('bdi');
    const field = screen.getByRole('spinbutton', { name: 'Crates' });
    expect(getComputedStyle(field).direction).toBe('rtl');
  });

  it.each([320, 390])(
    'does not break a word beside a control at 200 %% text size and %i px width',
    (width) => {
      document.documentElement.style.fontSize = '32px';
      render(
        <div style={{ width }}>
          <Cell title="Crates" extra={<Stepper label="Crates" />} />
        </div>,
      );
      const range = document.createRange();
      range.selectNodeContents(screen.getByText('Crates'));
      const lines = range.getClientRects().length;
      const row = screen.getByText('Crates').closest('[data-tone]');
      const overflow = (row?.scrollWidth ?? 0) - width;
      document.documentElement.style.fontSize = '';
      expect([lines, overflow]).toEqual([1, 0]);
    },
  );
});

it('a click on a cell with an href calls onClick as well', () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<Cell title="Slabs" href="/slabs" onClick={onClick} />);
  fireEvent.click(screen.getByRole('link', { name: 'Slabs' }));
  expect(onClick).toHaveBeenCalledOnce();
});

it('a row with a Switch is as high as a row of text, and the switch keeps its 44 px', () => {
  render(
    <>
      <Cell title="Colour" extra="Green" />
      <Cell title="Night lights" extra={<Switch label="Night lights" />} />
    </>,
  );
  const heights = ['Colour', 'Night lights'].map(
    (name) => screen.getByText(name).closest('[data-tone]')?.getBoundingClientRect().height,
  );
  expect(heights).toEqual([48, 48]);
  expect(screen.getByRole('switch').getBoundingClientRect().height).toBe(44);
});
