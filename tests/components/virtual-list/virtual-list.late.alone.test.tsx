/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { VirtualList, type VirtualListHandle } from '@/components/virtual-list';
import { openApp, page } from '../../helpers/open-app';
import { frame, until } from '../../helpers/waiting';
import '@/components/kit/tokens.css';

// For 150 ms virtua corrects its scroll position by the heights of rendered rows. Here each frame is slower than that.
const frames = vi.hoisted(() => {
  const state = { areLate: true };
  const set = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void, ms?: number) =>
    set(run, ms === 150 && state.areLate ? 0 : ms)) as typeof setTimeout;
  return state;
});

afterEach(cleanup);

const numbers = Array.from({ length: 100_000 }, (_, index) => index);
const later = numbers.slice(1000);
const handle = createRef<VirtualListHandle>();

const List = ({ items = numbers }) => (
  <VirtualList
    label="Blocks"
    scroller="own"
    restoreKey="blocks"
    handle={handle}
    items={items}
    itemKey={(number) => number}
    renderItem={(number) => <p style={{ margin: 0, height: 30 + (number % 5) * 12 }}>{number}</p>}
    style={{ height: 300 }}
  />
);

const row = (number: number) => screen.queryByText(number);
const topOf = (number: number) =>
  Math.round(
    (row(number)?.getBoundingClientRect().top ?? Number.NaN) -
      (screen.getByRole('list').parentElement?.getBoundingClientRect().top ?? Number.NaN),
  );

it('the list scrolls to any row, however late the row renders, and a later call wins', async () => {
  render(<List />);
  await until(() => expect(row(0)).toBeTruthy());
  handle.current?.scrollToIndex(3333, { offset: 7 });
  await until(() => expect(topOf(3333)).toBe(-7));
  handle.current?.scrollToIndex(7777, { align: 'end', offset: 7 });
  await until(() => expect(topOf(7778)).toBe(293));
  handle.current?.scrollToIndex(3333);
  handle.current?.scrollTo(0);
  for (let count = 0; count < 4; count += 1) await frame();
  expect(topOf(0)).toBe(0);
});

it('the list stops correcting its position when rows are added before the row', async () => {
  const { rerender } = render(<List items={later} />);
  await until(() => expect(row(1000)).toBeTruthy());
  handle.current?.scrollToIndex(3333);
  await frame();
  await until(() => expect(topOf(4333)).toBe(0));
  rerender(<List />);
  for (let count = 0; count < 4; count += 1) await frame();
  // Exact positions need frames that are in time.
  expect(Math.abs(topOf(4333))).toBeLessThan(150);
});

it.each([
  ['', false],
  [', in StrictMode too', true],
])(
  'the list shows the last visible row after a reload, however late it renders%s',
  async (_, strict) => {
    frames.areLate = false;
    const app = await openApp({ routes: { '/': page(List) }, strict });
    await until(() => expect(row(0)).toBeTruthy());
    handle.current?.scrollToIndex(3333, { offset: 7 });
    await until(() => expect(topOf(3333)).toBe(-7));
    frames.areLate = true;
    await app.reload();
    await until(() => expect(topOf(3333)).toBe(-7));
  },
);
