import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Calendar } from '@/components/calendar';
import '@/components/kit/tokens.css';

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

/** What waits for an idle moment, until the test says that there is one. */
function holdIdle() {
  const waiting = new Map<number, IdleRequestCallback>();
  let id = 0;
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => {
    id += 1;
    waiting.set(id, callback);
    return id;
  });
  vi.spyOn(window, 'cancelIdleCallback').mockImplementation((held) => void waiting.delete(held));
  return () => {
    const callbacks = [...waiting.values()];
    waiting.clear();
    for (const callback of callbacks) callback({ didTimeout: false, timeRemaining: () => 50 });
    return callbacks.length;
  };
}

const years = { label: 'Day', minDate: '2010-01-01', maxDate: '2029-12-31' };

/** How many formats of dates and numbers have been made since. */
function countFormats() {
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  return () => dates.mock.calls.length + numbers.mock.calls.length;
}

it('makes its formats while it is closed and nothing else is to do, not when it opens', async () => {
  const beIdle = holdIdle();
  const { rerender } = render(<Calendar {...years} open={false} />);
  expect(beIdle()).toBe(1);
  const made = countFormats();
  rerender(<Calendar {...years} open />);
  expect(await screen.findByRole('grid', { name: 'Day' })).toBeTruthy();
  expect(made()).toBe(0);
});

it('makes none for a calendar that has gone before', async () => {
  const beIdle = holdIdle();
  const made = countFormats();
  render(<Calendar {...years} open={false} />).unmount();
  expect(beIdle()).toBe(0);
  expect(made()).toBe(0);
});
