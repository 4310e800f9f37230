import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar, type CalendarProps } from '@/components/calendar';
import '@/components/kit/tokens.css';
import { touch } from '../../helpers/touch';

// The days of the first calendar of a document load after it is mounted.
beforeAll(async () => {
  render(<Calendar />);
  await screen.findByRole('grid');
  cleanup();
});

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

const years = { minDate: '2026-06-10', maxDate: '2028-08-31', label: 'Delivery' } as const;
const show = (props: CalendarProps) =>
  render(<Calendar {...years} defaultValue="2026-06-17" paged {...(props as object)} />);
const cell = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)!;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const track = () => document.querySelector<HTMLElement>('[data-track]')!;
const shown = () => document.querySelector<HTMLElement>('[data-shown]')!.dataset.month;
const at = () => (document.activeElement as HTMLElement).dataset.date;
const tabStops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]')].map(
    ({ dataset }) => dataset.date,
  );

it('[S9.22] a paged calendar shows one month, and its name is part of the name of the grid', () => {
  show({ firstDayOfWeek: 1 });
  expect(screen.getByRole('grid', { name: 'Delivery, June 2026' })).toBeTruthy();
  expect(shown()).toBe('2026-06');
  // The row of weekdays and the five weeks of June. The months beside it are hidden.
  expect(screen.getAllByRole('row')).toHaveLength(6);
  expect(screen.getAllByRole('gridcell')).toHaveLength(30);
  expect(tabStops()).toEqual(['2026-06-17']);
});

it('the buttons of a paged calendar turn to a month and to a year, and say the month', async () => {
  const onMonthShow = vi.fn();
  show({ onMonthShow });
  await press('Next month');
  expect(shown()).toBe('2026-07');
  expect(screen.getByRole('status').textContent).toBe('July 2026');
  await press('Next year');
  await press('Previous month');
  expect(shown()).toBe('2027-06');
  await press('Previous year');
  expect(onMonthShow.mock.calls.flat()).toEqual([
    '2026-06',
    '2026-07',
    '2027-07',
    '2027-06',
    '2026-06',
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous year' }).disabled).toBe(
    true,
  );
  expect(tabStops()).toEqual(['2026-06-17']);
});

it('a year button stops at the last month if there is less than a year left', async () => {
  show({ defaultValue: '2028-01-31' });
  await press('Next year');
  expect(shown()).toBe('2028-08');
  expect(tabStops()).toEqual(['2028-08-31']);
});

it('a paged calendar of a year or less has no year buttons', () => {
  show({ maxDate: '2026-12-31' });
  expect(screen.queryByRole('button', { name: 'Next year' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Next month' })).toBeTruthy();
});

it('keys on a day turn the month where they leave it', async () => {
  show({ firstDayOfWeek: 1 });
  cell('2026-06-17').focus();
  const steps: [string, string, string][] = [
    ['{ArrowDown}{ArrowDown}', '2026-07-01', '2026-07'],
    ['{ArrowLeft}', '2026-06-30', '2026-06'],
    ['{End}', '2026-07-05', '2026-07'],
    ['{Home}', '2026-06-29', '2026-06'],
    ['{PageDown}{PageDown}', '2026-08-29', '2026-08'],
    ['{Shift>}{PageDown}{/Shift}', '2027-08-29', '2027-08'],
    ['{PageUp}', '2027-07-29', '2027-07'],
  ];
  for (const [keys, date, month] of steps) {
    await userEvent.keyboard(keys);
    expect([at(), shown()]).toEqual([date, month]);
  }
});

it('a swipe turns the month, in the other direction in right-to-left text', async () => {
  const { unmount } = show({});
  let finger = await touch(screen.getByRole('grid'));
  await finger.move({ x: -160 });
  await finger.up();
  expect(shown()).toBe('2026-07');
  finger = await touch(screen.getByRole('grid'));
  await finger.move({ x: 160 });
  await finger.up();
  expect(shown()).toBe('2026-06');
  unmount();
  document.documentElement.dir = 'rtl';
  show({});
  finger = await touch(screen.getByRole('grid'));
  await finger.move({ x: 160 });
  await finger.up();
  expect(shown()).toBe('2026-07');
});

it('a short slow drag, a cancelled drag and a swipe before the first month turn nothing', async () => {
  const onChange = vi.fn();
  show({ onChange });
  let finger = await touch(screen.getByRole('grid'));
  await finger.move({ x: -40 }, 30);
  await finger.up();
  finger = await touch(screen.getByRole('grid'));
  await finger.move({ x: -160 });
  await finger.cancel();
  finger = await touch(screen.getByRole('grid'));
  await finger.move({ x: 160 });
  await finger.up();
  expect(shown()).toBe('2026-06');
  expect(track().style.getPropertyValue('--portico-own-pull')).toBe('');
  expect(onChange).not.toHaveBeenCalled();
});

it('a day that has the focus gives it to the same day of the month after a swipe', async () => {
  show({});
  cell('2026-06-17').focus();
  const finger = await touch(screen.getByRole('grid'));
  await finger.move({ x: -160 });
  await finger.up();
  await waitFor(() => expect(at()).toBe('2026-07-17'));
});

it('a month that was swiped away can be unmounted during the drag', async () => {
  const { unmount } = show({});
  const finger = await touch(screen.getByRole('grid'));
  await finger.move({ x: -80 });
  unmount();
  await finger.up();
  expect(document.querySelector('[data-track]')).toBeNull();
});

it('the height of a paged calendar is the same for all months', async () => {
  show({ showConfirm: true });
  const height = () => track().closest('[data-mode]')!.getBoundingClientRect().height;
  const before = height();
  for (let month = 0; month < 6; month += 1) {
    await press('Next month');
    expect(height()).toBe(before);
  }
});

it('renderDay draws a day, and the name of the day stays the date and the texts of formatter', () => {
  show({
    formatter: ({ day }) => ({ disabled: day === 19, bottom: day === 18 ? 'Full' : undefined }),
    renderDay: ({ date, text, isChosen, isDisabled, isToday }) => {
      if (date === '2026-06-17') return <b>{`${text} ${isChosen} ${isDisabled} ${isToday}`}</b>;
      if (date === '2026-06-19') return <i>{`${isDisabled}`}</i>;
      return date === '2026-06-18' ? <em>{text}!</em> : null;
    },
  });
  expect(cell('2026-06-17').textContent).toBe('17 true false false');
  expect(cell('2026-06-18').textContent).toBe('18!');
  expect(cell('2026-06-18').ariaLabel).toBe('Thursday, June 18, 2026, Full');
  expect(cell('2026-06-19').textContent).toBe('true');
  expect(cell('2026-06-20').textContent).toBe('20');
  fireEvent.click(cell('2026-06-18').querySelector('em')!);
  expect(cell('2026-06-18').ariaSelected).toBe('true');
});

it('disabled and read-only paged calendars can be turned, and refuse days', async () => {
  const onChange = vi.fn();
  const { rerender } = show({ readOnly: true, onChange });
  await press('Next month');
  fireEvent.click(cell('2026-07-02'));
  rerender(<Calendar {...years} paged disabled onChange={onChange} />);
  fireEvent.click(cell('2026-07-03'));
  expect(onChange).not.toHaveBeenCalled();
  expect(tabStops()).toEqual([]);
});
