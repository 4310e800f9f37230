import '@/components/kit/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Pagination } from '@/components/pagination';
import { tap } from '../../helpers/touch';

afterEach(cleanup);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const current = () => document.querySelector('[aria-current=page]')?.textContent;
const row = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('Pagination', () => {
  it('is a named navigation that goes to a page by its number and by the arrows', async () => {
    const onChange = vi.fn();
    render(<Pagination label="Orders" total={95} onChange={onChange} />);
    expect(screen.getByRole('navigation', { name: 'Orders' })).toBeTruthy();
    expect(row()).toEqual(['1', '2', '3', '…', '10']);
    await tap(button('Page 3'));
    await tap(button('Next'));
    expect(row()).toEqual(['1', '…', '4', '…', '10']);
    await tap(button('Previous'));
    expect(current()).toBe('3');
    await tap(button('Page 3'));
    expect(onChange.mock.calls.flat()).toEqual([3, 4, 3]);
  });

  it('keeps the focus on an arrow at the last page', async () => {
    const onChange = vi.fn();
    render(<Pagination pageCount={2} onChange={onChange} />);
    await userEvent.click(button('Next'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Next'));
    expect(button('Next').getAttribute('aria-disabled')).toBe('true');
    expect(onChange.mock.calls.flat()).toEqual([2]);
  });

  it('wraps in a narrow place, and keeps its arrows beside the numbers in a wide one', () => {
    const { rerender } = render(
      <div style={{ width: 200, fontSize: 20 }}>
        <Pagination words total={95} defaultValue={5} />
      </div>,
    );
    const nav = screen.getByRole('navigation');
    expect(nav.scrollWidth).toBeLessThanOrEqual(200);
    rerender(
      <div style={{ width: 370 }}>
        <Pagination total={95} defaultValue={5} />
      </div>,
    );
    const numbers = screen.getByRole('list').getBoundingClientRect();
    expect(numbers.height).toBe(44);
    expect(button('Previous').getBoundingClientRect().right).toBe(numbers.left - 4);
    expect(button('Next').getBoundingClientRect().left).toBe(numbers.right + 4);
  });

  it('shows the nearest page when the list has become shorter', async () => {
    const onChange = vi.fn();
    const ui = (total: number) => <Pagination total={total} defaultValue={9} onChange={onChange} />;
    const { rerender } = render(ui(90));
    expect(current()).toBe('9');
    rerender(ui(25));
    expect(current()).toBe('3');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(button('Previous'));
    expect(onChange.mock.calls.flat()).toEqual([2]);
  });

  it('shows the page of its owner', async () => {
    const onChange = vi.fn();
    render(<Pagination pageCount={5} value={2} onChange={onChange} />);
    await userEvent.click(button('Page 5'));
    expect(current()).toBe('2');
    expect(onChange.mock.calls.flat()).toEqual([5]);
  });

  it('shows one page and disabled arrows when there are no entries', () => {
    render(<Pagination total={0} />);
    expect(row()).toEqual(['1']);
    expect(button('Next').getAttribute('aria-disabled')).toBe('true');
    expect(button('Previous').getAttribute('aria-disabled')).toBe('true');
  });

  it('announces the current page in simple mode', async () => {
    render(<Pagination pageCount={12} mode="simple" defaultValue={2} words />);
    expect(screen.getByRole('status').textContent).toBe('2 of 12');
    await userEvent.click(button('Next'));
    expect(screen.getByRole('status').textContent).toBe('3 of 12');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('disables all its buttons', () => {
    render(<Pagination pageCount={3} disabled />);
    expect(screen.getAllByRole<HTMLButtonElement>('button').every((one) => one.disabled)).toBe(
      true,
    );
  });

  it('fits a phone with buttons of 44 px', () => {
    render(
      <div style={{ width: 320 }}>
        <Pagination pageCount={120} defaultValue={60} />
      </div>,
    );
    const boxes = screen.getAllByRole('button').map((one) => one.getBoundingClientRect());
    expect(boxes.every(({ height, width }) => height >= 43.9 && width >= 43.9)).toBe(true);
    const nav = screen.getByRole('navigation');
    expect(nav.scrollWidth).toBeLessThanOrEqual(320);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  });
});
