import '@/components/kit/tokens.css';
import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Calendar } from '@/components/calendar';
import { setMarkup } from '../../helpers/markup';

afterEach(cleanup);

const june = { minDate: '2026-06-01', maxDate: '2026-08-31' };
const years = { minDate: '2010-01-01', maxDate: '2029-12-31' };
const names = ['Near', 'Far', 'Confirmed', 'Paged'];
const heights = () => names.map((name) => screen.getByTestId(name).getBoundingClientRect().height);

const calendars = (
  <main>
    <Calendar {...june} data-testid="Near" name="near" defaultValue="2026-06-17" />
    <Calendar {...years} data-testid="Far" label="Years" />
    <Calendar {...years} data-testid="Confirmed" showConfirm />
    <Calendar {...june} data-testid="Paged" paged showConfirm />
  </main>
);

it('a server renders the form field and the room for the days, and the days follow with hydration', async () => {
  const complaint = vi.spyOn(console, 'error');
  const place = document.body.appendChild(document.createElement('div'));
  setMarkup(place, renderToString(calendars));
  const field = document.querySelector<HTMLInputElement>('[name=near]');
  expect(field?.value).toBe('2026-06-17');
  expect(screen.queryByRole('grid')).toBeNull();
  const before = heights();

  const root = await act(async () => hydrateRoot(place, calendars));
  expect(screen.getAllByRole('grid')).toHaveLength(4);
  heights().forEach((height, at) => expect(Math.abs(height - before[at]!)).toBeLessThan(1));
  expect(document.activeElement).toBe(document.body);
  expect(complaint).not.toHaveBeenCalled();
  act(() => root.unmount());
  place.remove();
});
