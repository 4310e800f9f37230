import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar, type CalendarProps } from '@/components/calendar';
import '@/components/kit/tokens.css';

// The days of the first calendar of a document load after it is mounted.
beforeAll(async () => {
  render(<Calendar />);
  await screen.findByRole('grid');
  cleanup();
});

afterEach(cleanup);

const june = { minDate: '2026-06-01', maxDate: '2026-08-31' };
const show = (props: CalendarProps) => {
  const onChange = vi.fn();
  render(
    <form>
      <Calendar {...june} name="day" clearable {...(props as object)} onChange={onChange} />
    </form>,
  );
  return onChange;
};
const tap = (date: string) => fireEvent.click(document.querySelector(`[data-date="${date}"]`)!);
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-selected=true]')].map(
    ({ dataset }) => dataset.date,
  );
const sent = () => [...new FormData(document.querySelector('form')!).values()];

it('[S9.22] a second press on the chosen day takes it back', () => {
  const onChange = show({ defaultValue: '2026-06-17' });
  tap('2026-06-17');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(chosen()).toEqual([]);
  expect(sent()).toEqual(['']);
  tap('2026-06-17');
  expect(onChange).toHaveBeenLastCalledWith('2026-06-17');
});

it('a second press keeps the chosen day without clearable', () => {
  const onChange = show({ defaultValue: '2026-06-17', clearable: false });
  tap('2026-06-17');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-06-17');
  expect(chosen()).toEqual(['2026-06-17']);
});

it('Enter on the chosen day, Delete and Backspace take it back, and the focus stays', async () => {
  const onChange = show({ defaultValue: '2026-06-17' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}{Delete}{Delete} {ArrowRight}{Backspace}');
  expect(onChange.mock.calls.flat()).toEqual([null, '2026-06-17', null, '2026-06-17', null]);
  expect((document.activeElement as HTMLElement).dataset.date).toBe('2026-06-18');
});

it('Delete clears nothing in a read-only or disabled calendar, or without clearable', async () => {
  for (const props of [{ readOnly: true }, { clearable: false }]) {
    const onChange = show({ defaultValue: '2026-06-17', ...props });
    await userEvent.tab();
    await userEvent.keyboard('{Delete}{Backspace}');
    expect(onChange).not.toHaveBeenCalled();
    cleanup();
  }
});

it('a controlled calendar keeps its day until the owner passes null', () => {
  const onChange = show({ value: '2026-06-17' });
  tap('2026-06-17');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(chosen()).toEqual(['2026-06-17']);
});

it('a second press on the start of a period takes it back instead of a refusal', () => {
  const onChange = show({ mode: 'range', defaultValue: ['2026-06-10', '2026-06-12'] });
  tap('2026-06-15');
  tap('2026-06-15');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(chosen()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('with allowSameDay the second press ends the period, and the third takes it back', () => {
  const onChange = show({
    mode: 'range',
    allowSameDay: true,
    defaultValue: ['2026-06-10', '2026-06-12'],
  });
  for (let presses = 0; presses < 3; presses += 1) tap('2026-06-15');
  expect(onChange.mock.calls).toEqual([[['2026-06-15', '2026-06-15']], [null]]);
});

it('Delete clears several days at once', async () => {
  const onChange = show({ mode: 'multiple', defaultValue: ['2026-06-10', '2026-06-12'] });
  await userEvent.tab();
  await userEvent.keyboard('{Delete}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith([]);
});

it('a popup confirms an empty choice, and stays open when the day is taken back', async () => {
  const onOpenChange = vi.fn();
  const onChange = show({ defaultValue: '2026-06-17', open: true, onOpenChange });
  await screen.findByRole('grid');
  tap('2026-06-17');
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, 'choice');
});
