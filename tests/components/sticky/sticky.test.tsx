import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Sticky, type StickyProps } from '@/components/sticky';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const scroller = () => screen.getByTestId('scroller');
const head = () => screen.getByText('Head');
const state = () => head().dataset.state;

function show(props: StickyProps = {}, box: object = {}, direction: 'ltr' | 'rtl' = 'ltr') {
  const listens = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const isX = props.edge === 'start' || props.edge === 'end';
  render(
    <div
      dir={direction}
      data-testid="scroller"
      style={{ overflow: 'auto', height: 200, width: 200, ...(isX && { display: 'flex' }) }}
    >
      <div style={{ flex: 'none', height: 100, width: 100 }} />
      <div
        data-testid="box"
        style={{ flex: 'none', height: 300, width: 300, ...(isX && { display: 'flex' }), ...box }}
      >
        <Sticky {...props}>Head</Sticky>
        <p style={{ flex: 'none', width: 100, height: 100, margin: 0 }}>Rows</p>
      </div>
      <div style={{ flex: 'none', height: 900, width: 900 }} />
    </div>,
    { wrapper: StrictMode },
  );
  // React's own listeners are on its root.
  const scrolls = listens.mock.calls.filter(
    ([type], call) => type === 'scroll' && listens.mock.contexts[call] === scroller(),
  );
  listens.mockRestore();
  expect(scrolls).toEqual([]);
}

const topOf = () => head().getBoundingClientRect().top - scroller().getBoundingClientRect().top;

describe('Sticky', () => {
  it('sticks at its offset, reports it, and leaves with its container', async () => {
    const onStuckChange = vi.fn();
    show({ offset: 20, onStuckChange });
    expect([state(), topOf()]).toEqual(['free', 100]);
    scroller().scrollTop = 80;
    expect(topOf()).toBe(20);
    scroller().scrollTop = 82;
    await expect.poll(state).toBe('stuck');
    expect(topOf()).toBe(20);
    scroller().scrollTop = 390;
    expect(topOf()).toBeLessThan(0);
    scroller().scrollTop = 60;
    await expect.poll(state).toBe('free');
    expect(onStuckChange.mock.calls).toEqual([[true], [false]]);
  });

  it('is free at the top of the list, and notices a jump over the whole list', async () => {
    show({}, { marginTop: -100 });
    scroller().scrollTop = 1100;
    await expect.poll(state).toBe('stuck');
    scroller().scrollTop = 0;
    await expect.poll(state).toBe('free');
  });

  it('adds no gap in a grid', () => {
    show({}, { display: 'grid', gap: 16, alignContent: 'start' });
    expect(topOf()).toBe(100);
    expect(screen.getByText('Rows').offsetTop - head().offsetTop).toBe(head().offsetHeight + 16);
  });

  it('sticks to the bottom with edge="bottom"', async () => {
    show({ edge: 'bottom', offset: 10 }, { display: 'flex', flexDirection: 'column-reverse' });
    await expect.poll(state).toBe('stuck');
    expect(Math.round(topOf() + head().offsetHeight)).toBeLessThanOrEqual(190);
    scroller().scrollTop = 300;
    await expect.poll(state).toBe('free');
  });

  it.each(['ltr', 'rtl'] as const)(
    'sticks to the start edge in a page with dir="%s"',
    async (direction) => {
      show({ edge: 'start' }, {}, direction);
      const way = direction === 'rtl' ? -1 : 1;
      expect(state()).toBe('free');
      scroller().scrollLeft = 150 * way;
      await expect.poll(state).toBe('stuck');
      const [box, around] = [head(), scroller()].map((one) => one.getBoundingClientRect());
      expect(way > 0 ? box!.left - around!.left : around!.right - box!.right).toBe(0);
      scroller().scrollLeft = 0;
      await expect.poll(state).toBe('free');
    },
  );
});
