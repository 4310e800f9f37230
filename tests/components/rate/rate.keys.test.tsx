import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Rate, type RateProps } from '@/components/rate';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Coffee' });

async function press(keys: string, props: Partial<RateProps>) {
  const onChange = vi.fn();
  render(<Rate label="Coffee" half onChange={onChange} {...props} />);
  slider().focus();
  await userEvent.keyboard(keys);
  return onChange.mock.calls.flat();
}

describe('the keys of a Rate with halves', () => {
  it.each([
    ['0 when it is clearable', { clearable: true }, 0, '0'],
    ['0 when it is clearable, also with min', { clearable: true, min: 2 }, 0, '0'],
    ['the first half when min is 0', {}, 0.5, '0.5'],
    ['min when it is set', { min: 2 }, 2, '2'],
  ] as const)(
    'Home chooses %s, which is also the minimum of the slider',
    async (_, props, to, min) => {
      expect(await press('{Home}', { ...props, defaultValue: 4 })).toEqual([to]);
      expect(slider().min).toBe(min);
      expect(slider().value).toBe(String(to));
    },
  );

  it('Home chooses the first half of an empty rating, and the slider then starts there', async () => {
    render(<Rate label="Coffee" half />);
    expect([slider().min, slider().value]).toEqual(['0', '0']);
    slider().focus();
    await userEvent.keyboard('{Home}');
    expect([slider().min, slider().value]).toEqual(['0.5', '0.5']);
  });

  it.each(['{ArrowLeft}', '{ArrowDown}', '{PageDown}'])(
    '%s changes nothing on an empty rating, and stops at the first half',
    async (key) => {
      expect(await press(key, {})).toEqual([]);
      cleanup();
      expect(await press(key + key, { defaultValue: 1 })).toEqual([0.5]);
    },
  );

  it('arrow keys step by a half, Page keys by a tenth of the scale, and End chooses all stars', async () => {
    const keys = '{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowDown}{PageUp}{PageDown}{End}{End}';
    expect(await press(keys, { defaultValue: 3 })).toEqual([3.5, 4, 3.5, 3, 3.5, 3, 5]);
    cleanup();
    expect(await press('{PageUp}{PageDown}', { count: 10, defaultValue: 5 })).toEqual([6, 5]);
  });

  it('digits choose whole stars from min on, and clear only a clearable rating', async () => {
    expect(await press('4169', { min: 2 })).toEqual([4, 2]);
    cleanup();
    expect(await press('0{Delete}{Backspace}', { defaultValue: 3 })).toEqual([]);
    cleanup();
    expect(await press('04{Delete}5{Backspace}', { defaultValue: 3, clearable: true })).toEqual([
      ...[0, 4, 0, 5, 0],
    ]);
  });

  it('a reset clears a rating that was empty at first', async () => {
    render(
      <form>
        <Rate label="Coffee" name="coffee" half />
        <button type="reset">Reset</button>
      </form>,
    );
    slider().focus();
    await userEvent.keyboard('3');
    expect(slider().value).toBe('3');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await expect.poll(() => [slider().min, slider().value]).toEqual(['0', '0']);
    expect(slider().getAttribute('aria-valuetext')).toBe('Not rated');
  });
});
