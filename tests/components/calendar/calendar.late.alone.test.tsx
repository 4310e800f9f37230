/** @module-tag long */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Calendar, type CalendarHandle } from '@/components/calendar';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const june = { minDate: '2026-06-01', maxDate: '2026-08-31' };
const years = { minDate: '2010-01-01', maxDate: '2029-12-31' };
const names = ['Near', 'Far', 'Confirmed', 'Paged'];
const heights = () => names.map((name) => screen.getByTestId(name).getBoundingClientRect().height);

it('the server renders the hidden form field and a placeholder for the days', () => {
  const html = renderToString(<Calendar {...june} name="day" defaultValue="2026-06-17" />);
  expect(html).toContain('name="day" value="2026-06-17"');
  expect(html).toContain('Loading');
});

// One test, because only the first calendars of a page load their days later. Later ones have them at once.
it('the placeholder is as high as the days, and earlier calls take effect when the days have loaded', async () => {
  const far = createRef<CalendarHandle>();
  const onChange = vi.fn();
  render(
    <form>
      <Calendar {...june} data-testid="Near" name="near" required onChange={onChange} />
      <Calendar {...years} data-testid="Far" handle={far} label="Years" />
      <Calendar {...years} data-testid="Confirmed" showConfirm />
      <Calendar {...june} data-testid="Paged" paged showConfirm />
    </form>,
  );
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getAllByText('Loading')).toHaveLength(4);
  const before = heights();
  act(() => far.current?.scrollToDate('2020-02-29'));
  const form = document.querySelector('form')!;
  expect(form.reportValidity()).toBe(false);

  await waitFor(() => expect(screen.getAllByRole('grid')).toHaveLength(4));
  heights().forEach((height, at) => expect(Math.abs(height - before[at]!)).toBeLessThan(1));
  const day = document.querySelector('[data-testid="Far"] [data-date="2020-02-29"]')!;
  const { bottom } = day.getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(screen.getByTestId('Far').getBoundingClientRect().bottom);
  // reportValidity moved the focus to a day.
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  expect(screen.getByTestId('Near').contains(document.activeElement)).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});
