import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Stepper, type StepperProps } from '@/components/stepper';
import '@/components/kit/tokens.css';
import { createDeferred } from '../../helpers/deferred';
import { touch } from '../../helpers/touch';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Slabs' });
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Increase Slabs' });
const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease Slabs' });

function show(props: Partial<StepperProps> = {}) {
  const onChange = vi.fn();
  const ui = (own: Partial<StepperProps>) => (
    <StrictMode>
      <Stepper label="Slabs" onChange={onChange} {...props} {...own} />
    </StrictMode>
  );
  const { rerender } = render(ui({}));
  return { onChange, update: (own: Partial<StepperProps>) => rerender(ui(own)) };
}

it('a stepper is empty while its owner has no number yet', async () => {
  const { onChange } = show({ value: Number.NaN });
  expect(field().value).toBe('');
  expect(field().hasAttribute('aria-valuenow')).toBe(false);
  await userEvent.click(more());
  expect(onChange).toHaveBeenCalledExactlyOnceWith(0);
});

describe('buttons', () => {
  it('change the value by one step, and stop at the limits', async () => {
    const { onChange } = show({ min: 1, max: 3, defaultValue: 2 });
    await userEvent.click(more());
    expect(more().disabled).toBe(true);
    await userEvent.click(less());
    await userEvent.click(less());
    expect(less().disabled).toBe(true);
    expect(onChange.mock.calls).toEqual([[3], [2], [1]]);
    expect(field().value).toBe('1');
  });

  it('have a target of 44 px, and do not focus the field', async () => {
    show();
    const { left, top } = more().getBoundingClientRect();
    expect(document.elementFromPoint(left - 2, top - 3)).toBe(more());
    await userEvent.click(more());
    expect(document.activeElement).not.toBe(field());
  });

  it('repeat while they are held: after 600 ms, then every 250 ms, then every 100 ms', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { onChange } = show({ max: 9 });
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    const finger = { pointerId: 5, pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(more(), finger);
    pass(599);
    expect(onChange).not.toHaveBeenCalled();
    pass(1);
    expect(onChange).toHaveBeenLastCalledWith(1);
    pass(250 * 5);
    expect(onChange).toHaveBeenLastCalledWith(6);
    pass(100);
    expect(onChange).toHaveBeenLastCalledWith(7);
    // The repetition ends at the limit and when the finger is lifted. The click that follows does not count.
    pass(1000);
    expect(onChange).toHaveBeenLastCalledWith(9);
    fireEvent.pointerDown(less(), finger);
    pass(600);
    fireEvent.pointerUp(less(), finger);
    fireEvent.click(less(), { detail: 1 });
    pass(5000);
    expect(onChange.mock.calls.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 8]);
  });

  it('step once for a tap, and not when the finger slides off', {
    tags: 'long',
  }, async () => {
    const { onChange } = show();
    const tap = await touch(more());
    await tap.up();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(1));
    const slide = await touch(more());
    await slide.move({ x: -120 });
    await slide.up();
    fireEvent.click(more());
    expect(onChange.mock.calls).toEqual([[1], [2]]);
  });
});

describe('the keyboard', () => {
  it('changes the value with the keys of a spinbutton', async () => {
    const { onChange } = show({ min: 0, max: 40, defaultValue: 5, valueText: (n) => `${n} slabs` });
    expect(field().getAttribute('aria-valuenow')).toBe('5');
    expect(field().getAttribute('aria-valuemin')).toBe('0');
    expect(field().getAttribute('aria-valuemax')).toBe('40');
    expect(field().getAttribute('aria-valuetext')).toBe('5 slabs');
    field().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}{End}{Home}');
    expect(onChange.mock.calls.flat()).toEqual([6, 5, 15, 5, 40, 0]);
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenCalledTimes(6);
  });

  it('calculates decimals without rounding errors', async () => {
    const { onChange } = show({ step: 0.1, defaultValue: 0.1, digits: 1 });
    field().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(onChange.mock.calls.flat()).toEqual([0.2, 0.3, 0.2]);
    expect(field().value).toBe('0.2');
    expect(field().inputMode).toBe('decimal');
  });

  it('typing reports values within the limits, and leaving the field clamps the others', async () => {
    const { onChange } = show({ min: 10, max: 40, integer: true });
    expect(field().value).toBe('10');
    await userEvent.fill(field(), '');
    await userEvent.type(field(), '2x5');
    expect(field().value).toBe('25');
    expect(onChange).toHaveBeenLastCalledWith(25);
    await userEvent.type(field(), '0');
    expect(onChange).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(field().value).toBe('40');
    expect(onChange).toHaveBeenLastCalledWith(40);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field().value).toBe('40');
  });

  it('keeps "-" and "1." while the user types', async () => {
    show({ min: -5, max: 5 });
    await userEvent.clear(field());
    await userEvent.type(field(), '-1.');
    expect(field().value).toBe('-1.');
    await userEvent.keyboard('5{Enter}');
    expect(field().value).toBe('-1.5');
  });
});

describe('the value', () => {
  it('can be empty with allowEmpty', async () => {
    const { onChange } = show({ allowEmpty: true });
    expect(field().value).toBe('');
    expect(field().getAttribute('aria-valuenow')).toBeNull();
    await userEvent.click(more());
    expect(onChange).toHaveBeenLastCalledWith(0);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('is controlled, and invalid limits fall back to the defaults', async () => {
    const { onChange, update } = show({ value: 3, step: -2, min: Number.NaN });
    await userEvent.click(more());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(4);
    expect(field().value).toBe('3');
    update({ value: null });
    expect(field().value).toBe('');
  });

  it('waits for the promise of beforeChange', async () => {
    const answer = createDeferred<boolean>();
    const beforeChange = vi.fn(() => answer.promise);
    const { onChange } = show({ beforeChange, defaultValue: 1 });
    await userEvent.click(more());
    expect(field().getAttribute('aria-busy')).toBe('true');
    await userEvent.click(more());
    expect(beforeChange).toHaveBeenCalledExactlyOnceWith(2);
    expect(onChange).not.toHaveBeenCalled();
    answer.resolve(true);
    await vi.waitFor(() => expect(field().value).toBe('2'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('does not change when beforeChange returns false or rejects', async () => {
    const { onChange, update } = show({ beforeChange: () => false });
    await userEvent.click(more());
    update({ beforeChange: () => Promise.reject(new Error('no')) });
    await userEvent.click(more());
    await vi.waitFor(() => expect(field().getAttribute('aria-busy')).toBeNull());
    expect(onChange).not.toHaveBeenCalled();
    expect(field().value).toBe('0');
  });

  it('is sent with its form, and a reset restores the first value', async () => {
    render(
      <form aria-label="Order">
        <Stepper label="Slabs" name="slabs" defaultValue={7} />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.click(more());
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('slabs')).toBe('8');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field().value).toBe('7');
  });

  it('does not change while the stepper is disabled or read-only', async () => {
    const { onChange, update } = show({ disabled: true });
    expect([field().disabled, more().disabled]).toEqual([true, true]);
    update({ disabled: false, readOnly: true });
    field().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect([field().readOnly, more().disabled]).toEqual([true, true]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('each press continues from the value of an owner that keeps it', async () => {
    const { onChange } = show({ value: 1 });
    for (let press = 0; press < 3; press += 1) await userEvent.click(more());
    expect(onChange.mock.calls).toEqual([[2], [2], [2]]);
  });

  it('a reset, or hiding the page, cancels a pending beforeChange', async () => {
    const answer = createDeferred<boolean>();
    const ui = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <form aria-label="Order">
          <Stepper label="Slabs" beforeChange={() => answer.promise} />
        </form>
      </Activity>
    );
    const { rerender } = render(ui('visible'));
    await userEvent.click(more());
    rerender(ui('hidden'));
    rerender(ui('visible'));
    expect(field().getAttribute('aria-busy')).toBeNull();
    await userEvent.click(more());
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    await act(async () => answer.resolve(true));
    expect(field().getAttribute('aria-busy')).toBeNull();
    expect(field().value).toBe('0');
  });
});
