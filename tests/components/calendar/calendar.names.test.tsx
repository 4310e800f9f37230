import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Calendar } from '@/components/calendar';
import '@/components/tokens.css';

// What the page has once it has been mounted: the days of the very first calendar come after it.
beforeAll(async () => {
  render(<Calendar />);
  await screen.findByRole('grid');
  cleanup();
});

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const idle = () => new Promise<IdleDeadline>((resolve) => requestIdleCallback(resolve));
const years = { label: 'Day', minDate: '2010-01-01', maxDate: '2029-12-31' };

/** How many formats of dates and numbers have been made since. */
function countFormats() {
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  return () => dates.mock.calls.length + numbers.mock.calls.length;
}

it('makes its formats while it is closed and nothing else is to do, not when it opens', async () => {
  const { rerender } = render(<Calendar {...years} open={false} />);
  await idle();
  const made = countFormats();
  rerender(<Calendar {...years} open />);
  expect(await screen.findByRole('grid', { name: 'Day' })).toBeTruthy();
  expect(made()).toBe(0);
});

it('makes none for a calendar that has gone before', async () => {
  const made = countFormats();
  render(<Calendar {...years} open={false} />).unmount();
  await idle();
  expect(made()).toBe(0);
});
