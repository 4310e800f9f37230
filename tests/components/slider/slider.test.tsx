import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Slider, type SliderProps, type SliderRange } from '@/components/slider';
import '@/components/kit/tokens.css';
import { centreOf, tap, touch } from '../../helpers/touch';

beforeEach(() => {
  // The rail is 328 px long and its thumb 28 px, so that 3 px are 1 of 100.
  document.body.style.cssText =
    'margin: 0; padding: 20px; inline-size: 328px; box-sizing: content-box';
});
afterEach(() => {
  cleanup();
  document.body.removeAttribute('style');
  document.documentElement.removeAttribute('dir');
});

const thumbs = () => screen.getAllByRole<HTMLInputElement>('slider');
const thumb = () => thumbs()[0] as HTMLInputElement;
const values = () => thumbs().map((one) => Number(one.value));
const form = () => document.querySelector('form') as HTMLFormElement;
const sent = () => [...new FormData(form())].map((entry) => entry.join('='));
const railOf = () => (document.querySelector('[data-rail]') as Element).getBoundingClientRect();

/** The point on the screen at a fraction of the rail. */
const spot = (fraction: number) => {
  const { left, width, top, height } = railOf();
  return { x: left + width * fraction, y: top + height / 2 };
};

function show(props: Partial<SliderProps> = {}) {
  const calls = { onChange: vi.fn(), onChangeEnd: vi.fn() };
  const view = render(<Slider label="Size" {...calls} {...(props as object)} />);
  return { ...calls, ...view };
}

describe('Slider', () => {
  it('is a named slider from 0 to 100 by 1, with a target of 44 px', () => {
    show();
    expect(screen.getByRole('slider', { name: 'Size' })).toBe(thumb());
    expect([thumb().min, thumb().max, thumb().step, thumb().value]).toEqual(['0', '100', '1', '0']);
    const { width, height } = thumb().getBoundingClientRect();
    expect([width, height, railOf().height]).toEqual([44, 44, 44]);
  });

  it('[S5.9] clamps its first value and every later one', () => {
    const { rerender } = show({ value: 140 });
    expect(values()).toEqual([100]);
    rerender(<Slider label="Size" value={-20} />);
    expect(values()).toEqual([0]);
    rerender(<Slider label="Size" value={11} max={11} step={3} />);
    expect(values()).toEqual([9]);
    rerender(<Slider label="Size" value={60} />);
    rerender(<Slider label="Size" value={60} max={40} />);
    expect(values()).toEqual([40]);
    // The thumb is at its value.
    expect(Math.round(centreOf(thumb()).x)).toBe(Math.round(spot(1).x));
  });

  it('does nothing when min equals max', { tags: 'long' }, async () => {
    const { onChange } = show({ min: 5, max: 5, defaultValue: 9 });
    expect(values()).toEqual([5]);
    expect(Math.round(centreOf(thumb()).x)).toBe(Math.round(spot(0).x));
    thumb().focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await tap(spot(0.7));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is empty while its owner does not know the maximum yet', () => {
    const { rerender } = show({ max: Number.NaN, value: 3 });
    expect([thumb().min, thumb().max, thumb().value]).toEqual(['0', '0', '0']);
    rerender(<Slider label="Size" max={9} value={3} />);
    expect([thumb().min, thumb().max, thumb().value]).toEqual(['0', '9', '3']);
    expect(thumb().getAttribute('aria-valuetext')).toBe('3');
  });

  it('changes with the arrow keys, Page keys, Home and End', async () => {
    const { onChange } = show({ defaultValue: 50, step: 2 });
    thumb().focus();
    await userEvent.keyboard(
      '{ArrowRight}{ArrowUp}{ArrowLeft}{PageUp}{PageDown}{End}{Home}{ArrowDown}',
    );
    expect(onChange.mock.calls.flat()).toEqual([52, 54, 52, 62, 52, 100, 0]);
  });

  it('runs in the other direction in right-to-left text, with keys and fingers', async () => {
    document.documentElement.dir = 'rtl';
    const { onChange } = show({ defaultValue: 50 });
    thumb().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onChange).toHaveBeenLastCalledWith(51);
    await tap(spot(0.9));
    expect(onChange).toHaveBeenLastCalledWith(10);
    expect(Math.round(centreOf(thumb()).x)).toBe(Math.round(spot(0.9).x));
  });

  it('calls onChange during a drag and onChangeEnd once at the end, and does not render in between', async () => {
    const renders = vi.fn();
    const calls = { onChange: vi.fn(), onChangeEnd: vi.fn() };
    const format = (value: number) => {
      renders();
      return `${value} cm`;
    };
    render(<Slider label="Size" defaultValue={20} showValue {...calls} formatValue={format} />);
    const finger = await touch(spot(0.2));
    await finger.move({ x: 98 });
    expect(calls.onChange.mock.calls.length).toBeGreaterThan(2);
    expect(calls.onChangeEnd).not.toHaveBeenCalled();
    const shown = document.querySelector('span[aria-hidden]:last-child')?.textContent;
    expect(shown).toBe(`${values()[0]} cm`);
    expect(thumb().getAttribute('aria-valuetext')).toBe(shown);
    await finger.up();
    const told = calls.onChange.mock.calls.map(([value]) => value);
    const end = told[told.length - 1];
    expect(new Set(told).size).toBe(told.length);
    expect(calls.onChangeEnd).toHaveBeenCalledExactlyOnceWith(end);
    expect(values()).toEqual([end]);
    // 98 px are 30 of 100, after the first 8 px that start the drag.
    expect(end).toBeGreaterThanOrEqual(48);
    expect(end).toBeLessThanOrEqual(54);
  });

  it('calls onChangeEnd also when its owner has followed onChange', {
    tags: 'long',
  }, async () => {
    const onChangeEnd = vi.fn();
    function Owner() {
      const [size, setSize] = useState(20);
      return <Slider label="Size" value={size} onChange={setSize} onChangeEnd={onChangeEnd} />;
    }
    render(<Owner />);
    const finger = await touch(spot(0.2));
    await finger.move({ x: 98 });
    expect(onChangeEnd).not.toHaveBeenCalled();
    await finger.up();
    expect(values()[0]).toBeGreaterThan(40);
    expect(onChangeEnd).toHaveBeenCalledExactlyOnceWith(values()[0]);
  });

  it('a vertical drag scrolls the page', { tags: 'long' }, async () => {
    const { onChange, onChangeEnd } = show({ defaultValue: 50 });
    const finger = await touch(spot(0.5));
    await finger.move({ y: 80, x: 6 });
    await finger.up();
    expect(onChangeEnd).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('moves its thumb to a press on the rail', { tags: 'long' }, async () => {
    const { onChange } = show();
    await tap(spot(0.6));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(60);
    await userEvent.click(document.querySelector('[data-rail]') as Element);
    expect(onChange).toHaveBeenLastCalledWith(50);
  });

  it('keeps the value of its owner', { tags: 'long' }, async () => {
    const { onChange } = show({ value: 30 });
    await tap(spot(0.6));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(60);
    const finger = await touch(spot(0.3));
    await finger.move({ x: 60 });
    await finger.up();
    await expect.poll(values).toEqual([30]);
    expect(Math.round(centreOf(thumb()).x)).toBe(Math.round(spot(0.3).x));
  });

  it('does not move while it is disabled or read-only', { tags: 'long' }, async () => {
    for (const props of [{ disabled: true }, { readOnly: true }]) {
      const { onChange, unmount } = show({ ...props, defaultValue: 40 });
      await tap(spot(0.8));
      const finger = await touch(spot(0.4));
      await finger.move({ x: 60 });
      await finger.up();
      thumb().focus();
      await userEvent.keyboard('{ArrowRight}');
      expect(values()).toEqual([40]);
      expect(onChange).not.toHaveBeenCalled();
      unmount();
    }
  });

  it('grows upwards when it is vertical', async () => {
    const { onChange } = show({ vertical: true, defaultValue: 50 });
    const { left, top, height } = railOf();
    await tap({ x: left + 22, y: top + height * 0.2 });
    // The position of a finger is a whole pixel, which is half a step.
    expect(onChange).toHaveBeenCalledOnce();
    expect(Math.abs((values()[0] as number) - 80)).toBeLessThanOrEqual(1);
    expect(thumb().getAttribute('aria-orientation')).toBe('vertical');
    expect(Math.abs(centreOf(thumb()).y - (top + height * 0.2))).toBeLessThanOrEqual(2);
  });

  it('accepts a value that a screen reader sets', () => {
    const { onChange } = show({ step: 5 });
    fireEvent.change(thumb(), { target: { value: '35' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(35);
  });

  it('has a thumb of 12 to 28 px', () => {
    const { rerender } = show({ blockSize: 4 });
    const block = () => (thumb().nextElementSibling as Element).getBoundingClientRect().width;
    expect(block()).toBe(12);
    rerender(<Slider label="Size" blockSize={60} />);
    expect(block()).toBe(28);
    rerender(<Slider label="Size" blockSize={20} />);
    expect(block()).toBe(20);
  });
});

describe('Slider range', () => {
  const range = { range: true, defaultValue: [20, 60] } as const;

  it('is a group of two sliders with linked limits', { tags: 'long' }, async () => {
    const { onChange } = show(range);
    expect(screen.getByRole('group', { name: 'Size' })).toBeTruthy();
    const [from, to] = [
      screen.getByRole<HTMLInputElement>('slider', { name: 'From' }),
      screen.getByRole<HTMLInputElement>('slider', { name: 'To' }),
    ];
    expect([from.min, from.max, to.min, to.max]).toEqual(['0', '60', '20', '100']);
    from.focus();
    await userEvent.keyboard('{End}');
    expect(onChange).toHaveBeenLastCalledWith([60, 60]);
    expect([to.min, values()]).toEqual(['60', [60, 60]]);
    // Both thumbs are at the same value, so the direction of the drag decides.
    const finger = await touch(spot(0.6));
    await finger.move({ x: -90 });
    await finger.up();
    expect(values()[1]).toBe(60);
    expect(values()[0]).toBeLessThan(40);
  });

  it('a thumb stops at the other one, or crosses it with allowCross', {
    tags: 'long',
  }, async () => {
    const { onChange } = show(range);
    let finger = await touch(spot(0.2));
    await finger.move({ x: 240 });
    await finger.up();
    expect(onChange).toHaveBeenLastCalledWith([60, 60]);
    cleanup();

    const crossed = show({ ...range, allowCross: true });
    finger = await touch(spot(0.2));
    await finger.move({ x: 210 });
    await finger.up();
    const [[low, high]] = crossed.onChange.mock.lastCall as [SliderRange];
    expect(low).toBe(60);
    expect(high).toBeGreaterThan(65);
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'To' }));
  });

  it('a press moves the nearer thumb', { tags: 'long' }, async () => {
    const { onChange } = show(range);
    await tap(spot(0.9));
    await tap(spot(0.1));
    expect(onChange.mock.calls.flat()).toEqual([
      [20, 90],
      [10, 90],
    ]);
  });
});

describe('Slider in a form', () => {
  it('is sent, and a reset restores the first value, not the minimum', {
    tags: 'long',
  }, async () => {
    function Owned() {
      const [value, setValue] = useState<SliderRange>([10, 20]);
      return <Slider range label="Owned" name="owned" value={value} onChange={setValue} />;
    }
    render(
      <form>
        <label htmlFor="own">Own</label>
        <Slider id="own" name="own" defaultValue={30} min={10} />
        <Owned />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.click(screen.getByText('Own'));
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Own' }));
    await userEvent.keyboard('{ArrowRight}{Tab}{ArrowLeft}');
    expect(sent()).toEqual(['own=31', 'owned=9', 'owned=20']);
    await userEvent.click(screen.getByRole('button'));
    await expect.poll(sent).toEqual(['own=30', 'owned=10', 'owned=20']);
    await userEvent.click(screen.getByText('Own'));
    await userEvent.keyboard('{ArrowRight}');
    expect(sent()[0]).toBe('own=31');
    form().reset();
    await expect.poll(() => sent()[0]).toBe('own=30');
    const at = screen
      .getByRole('slider', { name: 'Own' })
      .closest('[data-orientation]') as HTMLElement;
    expect(Number(at.style.getPropertyValue('--portico-own-to'))).toBeCloseTo(20 / 90);
  });
});

it('a slider in a disabled fieldset keeps its value', { tags: 'long' }, async () => {
  const onChange = vi.fn();
  const onChangeEnd = vi.fn();
  render(
    <fieldset disabled>
      <Slider label="Size" defaultValue={20} {...{ onChange, onChangeEnd }} />
    </fieldset>,
  );
  await tap(spot(0.8));
  const finger = await touch(spot(0.2));
  await finger.move({ x: 60 });
  await finger.up();
  expect(onChange).not.toHaveBeenCalled();
  expect(onChangeEnd).not.toHaveBeenCalled();
  expect(values()).toEqual([20]);
  expect(getComputedStyle(document.querySelector('[data-rail]') as Element).opacity).toBe('0.45');
});
