import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar, type CalendarProps } from '@/components/calendar';
import '@/components/kit/tokens.css';
import { tap as fingerTap } from '../../helpers/touch';

// What the page has once it has been mounted: the days of the very first calendar come after it.
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
  it('says its label once, and is a group only with a name of its own', async () => {
    const { rerender } = render(<Calendar label="Check-in" />);
    expect(await screen.findByRole('grid', { name: 'Check-in' })).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
    rerender(<Calendar label="Check-in" aria-label="Your stay" />);
    expect(screen.getByRole('group', { name: 'Your stay' })).toBeTruthy();
  });

  it('has three months from today on, the third one whole', async () => {
    render(<Calendar firstDayOfWeek={1} />);
    expect(months()[0]).toBe('2026-05');
    // May has five weeks, June and July too; each month has a heading, and all have one row of weekdays.
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('19');
    expect(document.querySelector<HTMLElement>('[aria-current=date]')!.dataset.date).toBe(
      '2026-05-20',
    );
    expect(cell('2026-05-19').ariaDisabled).toBe('true');
    expect(cell('2026-05-20').ariaDisabled).toBeNull();
    // Nothing is chosen beforehand.
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
    // Header, June's name and five weeks, July's name.
    const july = screen.getByRole('rowheader', { name: 'July 2026' }).parentElement!;
    expect(july.getAttribute('aria-rowindex')).toBe('8');
    expect(grid.getAttribute('aria-rowcount')).toBe('20');
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  });

  it('begins weeks where the locale does, or where it is told', () => {
    const { rerender } = render(<Calendar {...june} />);
    const first = () => screen.getAllByRole('columnheader')[0]!.getAttribute('aria-label');
    expect(first()).toBe('Sunday');
    rerender(<Calendar {...june} firstDayOfWeek={6} />);
    expect(first()).toBe('Saturday');
    expect(cell('2026-06-06').getAttribute('aria-colindex')).toBe('1');
  });

  it('is gone through by keys, its own months over, and picks by Enter and Space', {
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

  it('turns its arrows where text runs from right to left', async () => {
    document.documentElement.dir = 'rtl';
    show({ defaultValue: '2026-06-17' });
    cell('2026-06-17').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(cell('2026-06-16'));
  });

  it('is controlled, or not', async () => {
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

  it('asks about days: what is said of them, which are not free', async () => {
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
    // It can be looked at by keyboard all the same.
    expect(cell('2026-06-21').tabIndex).toBe(0);
  });

  it('read only can be looked at, disabled can not be reached', async () => {
    const onChange = vi.fn();
    const { rerender } = show({ onChange, readOnly: true });
    tap('2026-06-20');
    expect(cell('2026-06-20').tabIndex).toBe(0);
    rerender(<Calendar {...june} onChange={onChange} disabled />);
    fireEvent.click(cell('2026-06-22'));
    expect(onChange).not.toHaveBeenCalled();
    expect(document.querySelector('[data-day][tabindex="0"]')).toBeNull();
  });

  it('refuses a value that is no day, by name', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => show({ value: '2026-06-31' })).toThrow('Calendar: value should be YYYY-MM-DD');
    expect(() => show({ minDate: '2026-02-30' })).toThrow('Calendar: minDate should be');
    // Also where the days are not shown yet.
    expect(() => show({ maxDate: 'tomorrow', open: false })).toThrow('Calendar: maxDate should be');
    quiet.mockRestore();
  });
});

describe('[S9.22] a period', () => {
  it('is not complete after one tap of a finger; its ends are named', {
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

  it('that is too long begins anew, and that is said', async () => {
    const onChange = vi.fn();
    show({ mode: 'range', onChange, maxRange: 3 });
    tap('2026-06-10');
    tap('2026-06-13');
    expect(onChange).not.toHaveBeenCalled();
    expect(news()).toBe('At most 3 days. The period starts anew on Saturday, June 13, 2026.');
    expect(marked()).toEqual(['2026-06-13 open']);
    tap('2026-06-15');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2026-06-13', '2026-06-15']);
    expect(news()).toBe('');
  });

  it('goes over no day that is taken, and may be one day long if that is allowed', async () => {
    const onChange = vi.fn();
    const formatter = ({ day }: { day: number }) => ({ disabled: day === 11 });
    const { rerender } = show({ mode: 'range', onChange, formatter });
    tap('2026-06-10');
    tap('2026-06-12');
    expect(news()).toContain('A day in between is not free.');
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
  it('come and go, up to a number, and that is said', async () => {
    const onChange = vi.fn();
    show({ mode: 'multiple', onChange, maxCount: 2 });
    for (const date of ['2026-06-12', '2026-06-10', '2026-06-14']) tap(date);
    expect(onChange.mock.calls).toEqual([[['2026-06-12']], [['2026-06-10', '2026-06-12']]]);
    expect(news()).toBe('At most 2 days');
    tap('2026-06-12');
    expect(onChange).toHaveBeenLastCalledWith(['2026-06-10']);
    expect(news()).toBe('');
  });
});

describe('a calendar of centuries', () => {
  const centuries = { minDate: '1876-01-01', maxDate: '2176-12-31' };

  it('draws the months in sight only, and asks about their days only', async () => {
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
    // Tab still leads to the chosen day.
    expect(cell('2026-06-17').tabIndex).toBe(0);
  });

  it('is at any month in two choices, and tells which one is in sight', {
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
    // From there it goes on by keyboard.
    expect(cell('1902-01-01').tabIndex).toBe(0);
  });
});
