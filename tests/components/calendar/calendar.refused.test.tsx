import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar, type CalendarProps } from '@/components/calendar';
import '@/components/kit/tokens.css';

beforeAll(async () => {
  render(<Calendar />);
  await screen.findByRole('grid');
  cleanup();
});
afterEach(cleanup);

const day = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const status = () => screen.getByRole('status');

function show(props: CalendarProps = {}) {
  const onChange = vi.fn();
  render(
    <Calendar
      minDate="2026-06-10"
      maxDate="2026-06-20"
      firstDayOfWeek={1}
      formatter={({ day: date }) => ({
        disabled: date === 12,
        bottom: date === 12 ? 'Closed' : '',
      })}
      onChange={onChange}
      {...props}
    />,
  );
  return onChange;
}

describe('Enter on a day that is not available announces the reason', () => {
  it.each([
    ['before the first day', 'Tuesday, June 9, 2026', 'The first day is Wednesday, June 10, 2026'],
    ['after the last day', 'Sunday, June 21, 2026', 'The last day is Saturday, June 20, 2026'],
    ['taken in between', 'Friday, June 12, 2026, Closed', 'Friday, June 12, 2026 is not available'],
  ])('when the day is %s', async (_, name, text) => {
    const onChange = show();
    expect(day(name).getAttribute('aria-disabled')).toBe('true');
    day(name).focus();
    await userEvent.keyboard('{Enter}');
    expect(status().textContent).toBe(text);
    expect(onChange).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(day(name));
  });

  it('again after a second press, in a new node, and for Space too', async () => {
    show();
    day(/June 12/).focus();
    await userEvent.keyboard('{Enter}');
    const first = status().querySelector('span');
    await userEvent.keyboard(' ');
    expect(status().textContent).toBe('Friday, June 12, 2026 is not available');
    expect(status().querySelector('span')).not.toBe(first);
  });

  it('until the user chooses a day', async () => {
    const onChange = show();
    day(/June 12/).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-06-13');
    expect(status().textContent).toBe('');
  });

  it('also after the start of a period was chosen, and keeps that start', async () => {
    show({ mode: 'range' });
    day(/June 11/).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(status().textContent).toBe('Friday, June 12, 2026 is not available');
    expect(day(/June 11/).getAttribute('aria-selected')).toBe('true');
  });
});
