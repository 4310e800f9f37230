import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PageIndicator, type PageIndicatorProps } from '@/components/page-indicator';
import '@/components/kit/tokens.css';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

const root = () => screen.getByTestId('pages');
const sizes = () =>
  [...root().children].map((dot) => {
    const { width, height } = getComputedStyle(dot, '::before');
    return `${width} ${height}`;
  });

function Controlled({ start = 0, ...props }: Partial<PageIndicatorProps> & { start?: number }) {
  const [page, setPage] = useState(start);
  return <PageIndicator label="Photos" total={4} current={page} onChange={setPage} {...props} />;
}

describe('PageIndicator', () => {
  it('shows a dot for each page and a longer one for the current page', async () => {
    render(<PageIndicator data-testid="pages" total={3} current={1} />);
    await expect.poll(sizes).toEqual(['7px 7px', '15.75px 7px', '7px 7px']);
  });

  it('is hidden from screen readers when it has neither a label nor buttons', () => {
    render(<PageIndicator data-testid="pages" total={3} current={1} />);
    expect(root().getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is an image with a name when it has a label and no buttons', () => {
    render(<PageIndicator label="Photos" total={3} current={1} />);
    expect(screen.getByRole('img', { name: 'Photos, 2 of 3' })).toBeTruthy();
  });

  it('shows a fraction instead of more than 12 dots', () => {
    const { rerender } = render(<PageIndicator data-testid="pages" total={12} current={0} />);
    expect(root().children).toHaveLength(12);
    rerender(<PageIndicator data-testid="pages" total={1300} current={1298} />);
    expect(root().textContent).toBe('1,299 / 1,300');
    expect(root().dataset.mode).toBe('fraction');
  });

  it('moves the thumb of the bar from one end to the other', async () => {
    const thumb = () => {
      const { left, width } = getComputedStyle(root(), '::before');
      return [left, width];
    };
    const { rerender } = render(
      <PageIndicator data-testid="pages" mode="bar" total={4} current={0} />,
    );
    expect(thumb()).toEqual(['0px', '12px']);
    rerender(<PageIndicator data-testid="pages" mode="bar" total={4} current={3} />);
    await expect.poll(thumb).toEqual(['36px', '12px']);
    rerender(<PageIndicator data-testid="pages" mode="bar" total={100} current={99} />);
    await expect.poll(thumb).toEqual(['40px', '8px']);
  });

  it('moves the thumb of the bar from the right where text runs from right to left', () => {
    document.documentElement.dir = 'rtl';
    render(<PageIndicator data-testid="pages" mode="bar" total={4} current={0} />);
    expect(getComputedStyle(root(), '::before').right).toBe('0px');
  });

  it('stacks the dots when it is vertical', () => {
    render(<PageIndicator data-testid="pages" direction="vertical" total={3} current={2} />);
    const tops = [...root().children].map((dot) => dot.getBoundingClientRect().top);
    expect(tops[0]).toBeLessThan(tops[1] ?? 0);
    expect(sizes()[2]?.split(' ')[0]).toBe('7px');
  });

  it('clamps a page that does not exist, and shows nothing without pages', () => {
    const { rerender } = render(<PageIndicator label="Photos" total={3} current={9} />);
    expect(screen.getByRole('img', { name: 'Photos, 3 of 3' })).toBeTruthy();
    rerender(<PageIndicator data-testid="pages" total={Number.NaN} current={-1} />);
    expect(root().children).toHaveLength(0);
  });
});

describe('PageIndicator with buttons', () => {
  const dot = (name: string) => screen.getByRole('button', { name });

  it('has a button of 24 px for each page, with a name', () => {
    render(<Controlled />);
    expect(screen.getByRole('group', { name: 'Photos' })).toBeTruthy();
    const { width, height } = dot('2 of 4').getBoundingClientRect();
    expect([width, height]).toEqual([24, 24]);
    expect(dot('1 of 4').getAttribute('aria-current')).toBe('true');
  });

  it('names the buttons with the words of the owner', () => {
    render(<Controlled nameOf={(page) => ['Beans', 'Roast', 'Brew', 'Cup'][page] ?? ''} />);
    expect(dot('Brew').getAttribute('aria-current')).toBe('false');
  });

  it('calls onChange with the page of a clicked dot', async () => {
    const onChange = vi.fn();
    render(<Controlled onChange={onChange} />);
    await userEvent.click(dot('3 of 4'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('is one tab stop, and arrow keys, Home and End move the focus with the page', async () => {
    render(<Controlled />);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(dot('1 of 4'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(dot('3 of 4'));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(dot('4 of 4'));
    await userEvent.keyboard('{ArrowRight}{Home}');
    expect(document.activeElement).toBe(dot('1 of 4'));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(document.body);
  });

  it('moves to the next page with the left arrow where text runs from right to left', async () => {
    document.documentElement.dir = 'rtl';
    render(<Controlled />);
    dot('1 of 4').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(dot('2 of 4'));
  });

  it('keeps the focus where it is when the owner refuses the page', async () => {
    render(<PageIndicator label="Photos" total={4} current={0} onChange={() => {}} />);
    dot('1 of 4').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(dot('1 of 4'));
  });

  it('does not change the page when the owner prevents the key', async () => {
    const onChange = vi.fn();
    render(<Controlled onChange={onChange} onKeyDown={(event) => event.preventDefault()} />);
    dot('1 of 4').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).not.toHaveBeenCalled();
  });
});
