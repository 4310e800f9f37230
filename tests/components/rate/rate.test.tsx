import { cleanup, render, screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Rate, type RateProps } from '@/components/rate';
import '@/components/kit/tokens.css';
import { tap, touch } from '../../helpers/touch';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

const stars = () => [...document.querySelectorAll<HTMLElement>('[data-star]')];
const star = (index: number) => stars()[index] as HTMLElement;
/** The sum of the visible fills. */
const lit = () =>
  stars().reduce((sum, { style }) => sum + Number(style.getPropertyValue('--portico-own-lit')), 0);
const checked = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap((one) => (one.checked ? one.value : []));
const range = () => screen.getByRole<HTMLInputElement>('slider');
const form = () => document.querySelector('form') as HTMLFormElement;
const sent = () => [...new FormData(form())].map((entry) => entry.join('='));

function show(props: Partial<RateProps> = {}) {
  const onChange = vi.fn();
  const view = render(<Rate label="Stars" onChange={onChange} {...props} />);
  return { onChange, ...view };
}

/** A point in a star, counted from its left edge. */
const inStar = (index: number, fraction: number) => {
  const { left, width, top, height } = star(index).getBoundingClientRect();
  return { x: left + width * fraction, y: top + height / 2 };
};

describe('Rate of whole stars', () => {
  it('is independent of another rating with the same name outside of a form', {
    tags: 'long',
  }, async () => {
    show({ name: 'stars', defaultValue: 3 });
    show({ name: 'stars', defaultValue: 2 });
    expect(checked()).toEqual(['3', '2']);
    await userEvent.click(screen.getAllByRole('radio')[8] as Element);
    expect(checked()).toEqual(['3', '4']);
  });

  it('[S9.21] has five stars: radio buttons with exactly one of them checked', async () => {
    const { onChange } = show({ defaultValue: 3 });
    expect(stars()).toHaveLength(5);
    expect(screen.getByRole('radiogroup', { name: 'Stars' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: '4 of 5' })).toBeTruthy();
    expect(checked()).toEqual(['3']);
    await tap(star(3));
    expect(checked()).toEqual(['4']);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(4);
    expect(lit()).toBe(4);
    expect(star(0).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(star(0).getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  });

  it('changes with arrow keys and digits', async () => {
    const { onChange } = show({ defaultValue: 3 });
    await userEvent.click(screen.getByRole('radio', { name: '2 of 5' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}5');
    expect(onChange.mock.calls.flat()).toEqual([2, 3, 4, 5]);
    await userEvent.keyboard('{Delete}0');
    expect(checked()).toEqual(['5']);
  });

  it('a clearable rating is cleared with a press on the chosen star, Delete or 0', {
    tags: 'long',
  }, async () => {
    const { onChange } = show({ clearable: true, defaultValue: 2 });
    await tap(star(1));
    expect(checked()).toEqual([]);
    await tap(star(3));
    await userEvent.keyboard('{Delete}');
    await userEvent.keyboard('3');
    await userEvent.keyboard('0');
    expect(onChange.mock.calls.flat()).toEqual([0, 4, 0, 3, 0]);
  });

  it('never returns less than its minimum, and shows an invalid value as 0', async () => {
    const { onChange } = show({ min: 2 });
    expect(checked()).toEqual([]);
    await tap(star(0));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
    expect(checked()).toEqual(['2']);
    cleanup();
    show({ value: Number.NaN, count: 3 });
    expect([lit(), stars().length]).toEqual([0, 3]);
    cleanup();
    show({ value: 12 });
    expect(lit()).toBe(5);
  });

  it('does not call onChange for a value that its owner has set', () => {
    const { onChange, rerender } = show({ value: 2 });
    rerender(<Rate label="Stars" value={4} onChange={onChange} />);
    expect(lit()).toBe(4);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps the value of its owner', async () => {
    const { onChange } = show({ value: 2 });
    await tap(star(4));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(5);
    expect([checked(), lit()]).toEqual([['2'], 2]);
  });

  it('follows a drag and reports its end, and a cancelled drag changes nothing', async () => {
    const { onChange } = show({ defaultValue: 1 });
    let finger = await touch(star(0));
    await finger.move({ x: star(3).offsetLeft - star(0).offsetLeft });
    expect(lit()).toBe(4);
    expect(onChange).not.toHaveBeenCalled();
    await finger.up();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(4);
    finger = await touch(star(3));
    await finger.move({ x: -120 });
    expect(lit()).toBe(1);
    await finger.cancel();
    await expect.poll(lit).toBe(4);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('a vertical drag scrolls the page', { tags: 'long' }, async () => {
    render(
      <div style={{ block: 'size', blockSize: 200, overflow: 'auto' } as object} data-scroller>
        <Rate label="Stars" />
        <div style={{ blockSize: 900 }} />
      </div>,
    );
    const scroller = document.querySelector('[data-scroller]') as HTMLElement;
    const finger = await touch(star(2));
    await finger.move({ y: -40 });
    await finger.move({ y: -80 });
    await finger.up();
    await expect.poll(() => scroller.scrollTop).toBeGreaterThan(20);
    expect(checked()).toEqual([]);
  });

  it('shows the star under the mouse, and then its value again', { tags: 'long' }, async () => {
    const { onChange } = show({ defaultValue: 1 });
    await userEvent.hover(star(3));
    await expect.poll(lit).toBe(4);
    await userEvent.unhover(star(3));
    await expect.poll(lit).toBe(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('measures its stars at the touch, because it may have been hidden when it was mounted', {
    tags: 'long',
  }, async () => {
    function Hidden() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <div style={{ display: open ? 'block' : 'none', paddingInlineStart: 60 }}>
            <Rate label="Stars" half name="stars" onChange={seen} />
          </div>
        </>
      );
    }
    const seen = vi.fn();
    render(<Hidden />);
    await userEvent.click(screen.getByRole('button'));
    await tap(inStar(2, 0.25));
    expect(seen).toHaveBeenCalledExactlyOnceWith(2.5);
  });

  it('hits the right star in a page that is scrolled sideways', async () => {
    const seen = vi.fn();
    render(
      <div data-testid="page" style={{ inlineSize: 300, overflowX: 'auto' }}>
        <div style={{ inlineSize: 900, paddingInlineStart: 250 }}>
          <Rate label="Stars" half onChange={seen} />
        </div>
      </div>,
    );
    screen.getByTestId('page').scrollLeft = 220;
    await tap(inStar(2, 0.25));
    expect(seen).toHaveBeenCalledExactlyOnceWith(2.5);
  });

  it('counts from the right in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    const { onChange } = show({ half: true });
    await tap(inStar(1, 0.75));
    expect(onChange).toHaveBeenLastCalledWith(1.5);
    range().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onChange).toHaveBeenLastCalledWith(2);
    const [first, second] = [star(0), star(1)].map((one) => one.getBoundingClientRect().left);
    expect(first).toBeGreaterThan(second as number);
  });
});

describe('Rate with halves or many stars', () => {
  it('is one range input that announces its value', { tags: 'long' }, async () => {
    const { onChange } = show({ half: true, defaultValue: 3.5, clearable: true });
    expect(screen.getByRole('slider', { name: 'Stars' }).getAttribute('aria-valuetext')).toBe(
      '3.5 of 5',
    );
    range().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}{Home}{End}{Delete}');
    expect(onChange.mock.calls.flat()).toEqual([4, 3.5, 3, 0, 5, 0]);
    expect(range().getAttribute('aria-valuetext')).toBe('Not rated');
    await tap(inStar(3, 0.2));
    await tap(inStar(3, 0.2));
    expect(onChange.mock.calls.flat().slice(6)).toEqual([3.5, 0]);
  });

  it('wraps to several lines', { tags: 'long' }, async () => {
    const { onChange } = show({ count: 12, style: { inlineSize: 260 } });
    expect(range().max).toBe('12');
    expect(star(11).offsetTop).toBeGreaterThan(star(0).offsetTop);
    await tap(star(8));
    expect(onChange).toHaveBeenLastCalledWith(9);
    const finger = await touch(star(6));
    await finger.move({ x: 45 });
    await finger.up();
    expect(onChange.mock.lastCall?.[0]).toBe(8);
  });
});

describe('Rate that is read-only or disabled', () => {
  it('is an image with a name, and shows fractions of a star', () => {
    show({ readOnly: true, value: 3.7 });
    expect(screen.getByRole('img', { name: 'Stars: 3.7 of 5' })).toBeTruthy();
    expect(lit()).toBeCloseTo(3.7);
    const { width } = (star(3).querySelectorAll('span')[1] as Element).getBoundingClientRect();
    expect(width).toBeCloseTo(28 * 0.7, 0);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('keeps its colour while it is read-only, and ignores input while it is disabled', {
    tags: 'long',
  }, async () => {
    const { onChange } = show({ disabled: true, defaultValue: 2 });
    expect(screen.getAllByRole<HTMLInputElement>('radio').every((one) => one.disabled)).toBe(true);
    const finger = await touch(star(0));
    await finger.move({ x: 100 });
    await finger.up();
    await tap(star(4));
    expect(onChange).not.toHaveBeenCalled();
    cleanup();
    show({ readOnly: true, value: 2 });
    expect(getComputedStyle(star(0)).opacity).toBe('1');
  });

  it('renders the characters of its owner', () => {
    show({ character: (index) => `n${index}`, inactiveCharacter: '-', defaultValue: 1 });
    expect(star(1).textContent).toBe('-n1');
  });
});

describe('Rate in a form', () => {
  it('is sent, can be required, and a reset restores the first value', {
    tags: 'long',
  }, async () => {
    render(
      <form>
        <Rate name="whole" label="Whole" required />
        <Rate name="half" label="Half" half defaultValue={1.5} />
        <Rate name="fixed" label="Fixed" readOnly value={3.7} />
        <Rate label="Nameless" defaultValue={2} />
      </form>,
    );
    expect(form().checkValidity()).toBe(false);
    expect(sent()).toEqual(['half=1.5', 'fixed=3.7']);
    await tap(star(3));
    range().focus();
    await userEvent.keyboard('{End}');
    expect(sent()).toEqual(['whole=4', 'half=5', 'fixed=3.7']);
    expect(form().checkValidity()).toBe(true);
    form().reset();
    await expect.poll(sent).toEqual(['half=1.5', 'fixed=3.7']);
    await expect.poll(lit).toBeCloseTo(0 + 1.5 + 3.7 + 2);
  });

  it('a required rating without a value is invalid, also with halves', async () => {
    render(
      <form>
        <Rate name="half" label="Half" half required />
      </form>,
    );
    expect(form().checkValidity()).toBe(false);
    range().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(form().checkValidity()).toBe(true);
  });
});

it('a required rating that is reset in a hidden tab becomes invalid', async () => {
  const inTab = (mode: 'visible' | 'hidden') => (
    <form>
      <Activity mode={mode}>
        <Rate label="Stars" name="stars" half required />
      </Activity>
    </form>
  );
  const { rerender } = render(inTab('visible'));
  const input = range();
  expect(input.validationMessage).toBe('Not rated');
  input.focus();
  await userEvent.keyboard('3');
  expect(form().checkValidity()).toBe(true);
  rerender(inTab('hidden'));
  form().reset();
  await expect.poll(() => input.validationMessage).toBe('Not rated');
});

it.each([true, false])(
  'a rating in a disabled fieldset keeps its value (half: %s)',
  { tags: 'long' },
  async (half) => {
    const onChange = vi.fn();
    render(
      <fieldset disabled>
        <Rate label="Stars" defaultValue={2} {...{ half, onChange }} />
      </fieldset>,
    );
    await tap(star(3));
    const finger = await touch(star(0));
    await finger.move({ x: 150 });
    await finger.up();
    expect(onChange).not.toHaveBeenCalled();
    expect(lit()).toBe(2);
    expect(getComputedStyle(star(0)).opacity).toBe('0.45');
  },
);
