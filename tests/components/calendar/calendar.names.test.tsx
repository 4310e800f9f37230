import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Calendar } from '@/components/calendar';
import '@/components/kit/tokens.css';

// The days of the first calendar on a page load after it is mounted. Load them once, before the tests.
beforeAll(async () => {
  render(<Calendar />);
  await screen.findByRole('grid');
  cleanup();
});

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

/** Holds idle callbacks until the test runs them. */
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

/** Counts the formats of dates and numbers that are created from now on. */
function countFormats() {
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  return () => dates.mock.calls.length + numbers.mock.calls.length;
}

it('a closed calendar creates its formats while the browser is idle, and none when it opens', async () => {
  const beIdle = holdIdle();
  const { rerender } = render(<Calendar {...years} open={false} />);
  expect(beIdle()).toBe(1);
  const made = countFormats();
  rerender(<Calendar {...years} open />);
  expect(await screen.findByRole('grid', { name: 'Day' })).toBeTruthy();
  expect(made()).toBe(0);
});

it('a calendar that was unmounted before the browser was idle creates no formats', async () => {
  const beIdle = holdIdle();
  const made = countFormats();
  render(<Calendar {...years} open={false} />).unmount();
  expect(beIdle()).toBe(0);
  expect(made()).toBe(0);
});
