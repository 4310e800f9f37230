import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar, type CalendarProps } from '@/components/calendar';
import '@/components/kit/tokens.css';
import { tap as fingerTap } from '../../helpers/touch';

// The days of the first calendar on a page load after it is mounted. Load them once, before the tests.
beforeAll(async () => {
  render(<Calendar />);
  await screen.findByRole('grid');
  cleanup();
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 20, 23, 30) });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.documentElement.removeAttribute('dir');
});

const june = { minDate: '2026-06-01', maxDate: '2026-08-31' };
const show = (props: CalendarProps) =>
  render(
    <StrictMode>
      <Calendar {...june} {...props} />
    </StrictMode>,
  );
const cell = (date: string) => {
  const found = document.querySelector<HTMLElement>(`[data-date="${date}"]`);
  if (!found) throw new Error(`${date} is not drawn`);
  return found;
};
const tap = (date: string) => fireEvent.click(cell(date));
const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-selected=true]')].map(
    ({ dataset }) => `${dataset.date} ${dataset.mark}`,
  );
const news = () => screen.getByRole('status').textContent;
const months = () =>
  [...document.querySelectorAll<HTMLElement>('[data-month]')].map(({ dataset }) => dataset.month);

describe('[S9.22] a calendar', () => {
  it('names its grid by the label, and is a group only when it has an aria-label', async () => {
    const { rerender } = render(<Calendar label="Check-in" />);
    expect(await screen.findByRole('grid', { name: 'Check-in' })).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
    rerender(<Calendar label="Check-in" aria-label="Your stay" />);
    expect(screen.getByRole('group', { name: 'Your stay' })).toBeTruthy();
  });

  it('starts at the week of the first day that can be chosen, below the heading of its month', () => {
    render(<Calendar firstDayOfWeek={1} />);
    const scroller = cell('2026-05-20').closest('[class*=scroller]')!;
    const head = document.querySelector('[data-head]')!.getBoundingClientRect();
    expect(Math.round(head.top)).toBe(Math.round(scroller.getBoundingClientRect().top));
    const week = cell('2026-05-18').closest('[data-week]')!.getBoundingClientRect();
    expect(Math.round(week.top)).toBe(Math.round(head.bottom));
    cleanup();
    // A chosen day in another month: the whole month.
    render(<Calendar firstDayOfWeek={1} defaultValue="2026-06-17" />);
    const first = cell('2026-06-01').closest('[data-week]')!.getBoundingClientRect();
    const title = document.querySelector('[data-month="2026-06"] [data-head]')!;
    expect(Math.round(first.top)).toBe(Math.round(title.getBoundingClientRect().bottom));
  });

  it('shows three months from today on, the third one to its end', async () => {
    render(<Calendar firstDayOfWeek={1} />);
    expect(months()[0]).toBe('2026-05');
    // May has five weeks; June and July have five too. Each month has a heading, and all share one row of weekdays.
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('19');
    expect(document.querySelector<HTMLElement>('[aria-current=date]')!.dataset.date).toBe(
      '2026-05-20',
    );
    expect(cell('2026-05-19').ariaDisabled).toBe('true');
    expect(cell('2026-05-20').ariaDisabled).toBeNull();
    // No day is chosen at first.
    expect(marked()).toEqual([]);
    cell('2026-05-20').focus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(document.activeElement).toBe(cell('2026-07-31'));
    expect(cell('2026-07-31').ariaDisabled).toBeNull();
  });

  it('is a grid with named columns, rows and days', () => {
    show({ label: 'Delivery', defaultValue: '2026-06-17', firstDayOfWeek: 1 });
    const grid = screen.getByRole('grid', { name: 'Delivery' });
    const columns = within(grid).getAllByRole('columnheader');
    expect(columns.map((column) => column.getAttribute('aria-label'))).toEqual(
      'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
    );
    expect(within(grid).getByRole('rowheader', { name: 'June 2026' })).toBeTruthy();
    const day = within(grid).getByRole('gridcell', { name: 'Wednesday, June 17, 2026' });
    expect(day).toMatchObject({ ariaSelected: 'true', tabIndex: 0 });
    expect(day.getAttribute('aria-colindex')).toBe('3');
    // The header, the name of June and five weeks come before the name of July.
    const july = screen.getByRole('rowheader', { name: 'July 2026' }).parentElement!;
    expect(july.getAttribute('aria-rowindex')).toBe('8');
    expect(grid.getAttribute('aria-rowcount')).toBe('20');
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  });

  it('starts its weeks on the first day of the locale, or on firstDayOfWeek', () => {
    const { rerender } = render(<Calendar {...june} />);
    const first = () => screen.getAllByRole('columnheader')[0]!.getAttribute('aria-label');
    expect(first()).toBe('Sunday');
    rerender(<Calendar {...june} firstDayOfWeek={6} />);
    expect(first()).toBe('Saturday');
    expect(cell('2026-06-06').getAttribute('aria-colindex')).toBe('1');
  });

  it('moves with keys through all its months, and Enter and Space choose a day', {
    tags: 'long',
  }, async () => {
    const onChange = vi.fn();
    show({ onChange, defaultValue: '2026-06-17', firstDayOfWeek: 1 });
    await userEvent.tab();
    const at = () => (document.activeElement as HTMLElement).dataset.date;
    expect(at()).toBe('2026-06-17');
    const steps: [string, string][] = [
      ['{ArrowRight}', '2026-06-18'],
      ['{ArrowUp}', '2026-06-11'],
      ['{Home}', '2026-06-08'],
      ['{End}', '2026-06-14'],
      ['{PageDown}{PageDown}', '2026-08-14'],
      ['{Shift>}{PageUp}{/Shift}', '2026-06-01'],
    ];
    for (const [keys, date] of steps) {
      await userEvent.keyboard(keys);
      expect(at()).toBe(date);
      const box = cell(date).getBoundingClientRect();
      const scroller = cell(date).closest('[class*=scroller]')!.getBoundingClientRect();
      expect(box.top).toBeGreaterThanOrEqual(scroller.top);
      expect(box.bottom).toBeLessThanOrEqual(scroller.bottom + 1);
    }
    await userEvent.keyboard('{Enter}{ArrowRight} ');
    expect(onChange.mock.calls).toEqual([['2026-06-01'], ['2026-06-02']]);
  });

  it('swaps the left and right arrow keys where text runs from right to left', async () => {
    document.documentElement.dir = 'rtl';
    show({ defaultValue: '2026-06-17' });
    cell('2026-06-17').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(cell('2026-06-16'));
  });

  it('keeps the value of its owner, or changes its own without one', async () => {
    const onChange = vi.fn();
    const { rerender } = show({ value: '2026-06-17', onChange });
    tap('2026-06-20');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-06-20');
    expect(marked()).toEqual(['2026-06-17 picked']);
    rerender(<Calendar {...june} value={null} />);
    expect(marked()).toEqual([]);
    cleanup();
    show({ defaultValue: '2026-06-17' });
    tap('2026-06-20');
    expect(marked()).toEqual(['2026-06-20 picked']);
  });

  it('asks its formatter for the texts of each day and whether it is available', async () => {
    const onChange = vi.fn();
    const onRefuse = vi.fn();
    show({
      onChange,
      onRefuse,
      formatter: ({ date, weekday, month, day }) => ({
        disabled: weekday === 0,
        top: day === 24 && month === 6 ? 'St John' : undefined,
        bottom: date === '2026-06-23' ? 'fifth month' : undefined,
        dot: date === '2026-06-23' && 'Blasting',
        tone: weekday === 6 ? 'danger' : undefined,
      }),
    });
    expect(cell('2026-06-23').ariaLabel).toBe('Tuesday, June 23, 2026, fifth month, Blasting');
    expect(cell('2026-06-24').textContent).toBe('St John24');
    expect(cell('2026-06-27').dataset.tone).toBe('danger');
    expect(cell('2026-06-21').ariaDisabled).toBe('true');
    fireEvent.click(cell('2026-06-21'));
    expect(onChange).not.toHaveBeenCalled();
    expect(onRefuse).toHaveBeenCalledExactlyOnceWith('disabled', '2026-06-21');
    // The keyboard can still reach the day.
    expect(cell('2026-06-21').tabIndex).toBe(0);
  });

  it('a read-only calendar can be reached by keyboard, and a disabled one cannot', async () => {
    const onChange = vi.fn();
    const { rerender } = show({ onChange, readOnly: true });
    tap('2026-06-20');
    expect(cell('2026-06-20').tabIndex).toBe(0);
    rerender(<Calendar {...june} onChange={onChange} disabled />);
    fireEvent.click(cell('2026-06-22'));
    expect(onChange).not.toHaveBeenCalled();
    expect(document.querySelector('[data-day][tabindex="0"]')).toBeNull();
  });

  it('leaves out data that is no date, and development names the prop', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    show({ value: '2026-06-31' });
    show({ minDate: '2026-02-30' });
    // Also while the days are not shown.
    show({ maxDate: 'tomorrow', open: false });
    expect([...new Set(log.mock.calls.map(([text]) => text))]).toEqual([
      'Calendar: value should be YYYY-MM-DD, not "2026-06-31"',
      'Calendar: minDate should be YYYY-MM-DD, not "2026-02-30"',
      'Calendar: maxDate should be YYYY-MM-DD, not "tomorrow"',
    ]);
  });

  it.each(['2026-06-05T10:00:00Z', '2026-6-5', '2026-06-05 10:00'])(
    'shows %s of a server as 5 June',
    async (value) => {
      render(<Calendar {...june} value={value} />);
      await waitFor(() => expect(cell('2026-06-05').getAttribute('aria-selected')).toBe('true'));
    },
  );
});

describe('[S9.22] a period', () => {
  it('is not complete after one tap, and both ends have a name', {
    tags: 'long',
  }, async () => {
    const onChange = vi.fn();
    const onSelect = vi.fn();
    show({ mode: 'range', onChange, onSelect });
    await fingerTap(cell('2026-06-10'));
    expect(onChange).not.toHaveBeenCalled();
    expect(news()).toBe('Choose the last day');
    await fingerTap(cell('2026-06-12'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2026-06-10', '2026-06-12']);
    expect(onSelect.mock.calls).toEqual([[['2026-06-10']], [['2026-06-10', '2026-06-12']]]);
    expect(marked()).toEqual(['2026-06-10 start', '2026-06-11 inside', '2026-06-12 end']);
    expect(cell('2026-06-10').ariaLabel).toBe('Wednesday, June 10, 2026, Start');
    expect(cell('2026-06-12').textContent).toBe('12End');
    tap('2026-06-11');
    expect(marked()).toEqual(['2026-06-11 open']);
  });

  it('a period that is too long starts again at the last tap, and the reason is announced', async () => {
    const onChange = vi.fn();
    show({ mode: 'range', onChange, maxRange: 3 });
    tap('2026-06-10');
    tap('2026-06-13');
    expect(onChange).not.toHaveBeenCalled();
    expect(news()).toBe('Choose at most 3 days. The period now starts on Saturday, June 13, 2026.');
    expect(marked()).toEqual(['2026-06-13 open']);
    tap('2026-06-15');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2026-06-13', '2026-06-15']);
    expect(news()).toBe('');
  });

  it('does not include a day that is not available or end on its first day, unless that is allowed', async () => {
    const onChange = vi.fn();
    const formatter = ({ day }: { day: number }) => ({ disabled: day === 11 });
    const { rerender } = show({ mode: 'range', onChange, formatter });
    tap('2026-06-10');
    tap('2026-06-12');
    expect(news()).toContain('A day in between is not available.');
    tap('2026-06-12');
    expect(news()).toBe('Choose a later day as the end');
    expect(onChange).not.toHaveBeenCalled();
    rerender(
      <StrictMode>
        <Calendar
          {...june}
          mode="range"
          {...{ onChange, formatter, allowSameDay: true, allowDisabledInRange: true }}
        />
      </StrictMode>,
    );
    tap('2026-06-12');
    expect(onChange).toHaveBeenLastCalledWith(['2026-06-12', '2026-06-12']);
    tap('2026-06-10');
    tap('2026-06-13');
    expect(onChange).toHaveBeenLastCalledWith(['2026-06-10', '2026-06-13']);
  });
});

describe('[S9.22] several days', () => {
  it('a tap adds or removes a day up to maxCount, and the limit is announced', async () => {
    const onChange = vi.fn();
    show({ mode: 'multiple', onChange, maxCount: 2 });
    for (const date of ['2026-06-12', '2026-06-10', '2026-06-14']) tap(date);
    expect(onChange.mock.calls).toEqual([[['2026-06-12']], [['2026-06-10', '2026-06-12']]]);
    expect(news()).toBe('Choose at most 2 days');
    tap('2026-06-12');
    expect(onChange).toHaveBeenLastCalledWith(['2026-06-10']);
    expect(news()).toBe('');
  });
});

describe('a calendar of centuries', () => {
  const centuries = { minDate: '1876-01-01', maxDate: '2176-12-31' };

  it('renders only the months in sight, and asks the formatter only about their days', async () => {
    const formatter = vi.fn(() => undefined);
    render(<Calendar {...centuries} defaultValue="2026-06-17" formatter={formatter} />);
    expect(months()).toContain('2026-06');
    expect(document.querySelectorAll('[data-day]').length).toBeLessThan(200);
    expect(formatter.mock.calls.length).toBeLessThan(1000);
    const scroller = cell('2026-06-17').closest('[class*=scroller]')!;
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(months()).toContain('2176-12'));
    const last = cell('2176-12-31').getBoundingClientRect();
    expect(last.bottom).toBeLessThanOrEqual(scroller.getBoundingClientRect().bottom + 1);
    expect(document.querySelectorAll('[data-day]').length).toBeLessThan(200);
    // Tab still moves to the chosen day.
    expect(cell('2026-06-17').tabIndex).toBe(0);
  });

  it('reaches any month with two selects, and reports the month in sight', {
    tags: 'long',
  }, async () => {
    const onMonthShow = vi.fn();
    render(<Calendar {...centuries} defaultValue="2026-06-17" onMonthShow={onMonthShow} />);
    expect(onMonthShow).toHaveBeenLastCalledWith('2026-06');
    const year = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
    expect(year.options).toHaveLength(301);
    fireEvent.change(year, { target: { value: '1901' } });
    await waitFor(() => expect(onMonthShow).toHaveBeenLastCalledWith('1901-06'));
    expect(news()).toBe('June 1901');
    const month = screen.getByRole('combobox', { name: 'Month' });
    await userEvent.selectOptions(month, 'December');
    await waitFor(() => expect(onMonthShow).toHaveBeenLastCalledWith('1901-12'));
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(onMonthShow).toHaveBeenLastCalledWith('1902-01'));
    // The keyboard continues from there.
    expect(cell('1902-01-01').tabIndex).toBe(0);
  });
});
