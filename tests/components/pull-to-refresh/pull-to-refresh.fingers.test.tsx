/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDrag } from '@/components/kit/gestures';
import { PullToRefresh } from '@/components/pull-to-refresh';
import { ScrollView } from '@/components/scroll-view';
import { createDeferred } from '../../helpers/deferred';
import { touch } from '../../helpers/touch';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const at = (id: string) => screen.getByTestId(id);
const stateOf = (id: string) => at(id).dataset.state;
const news = () => document.querySelector('[aria-live="polite"]')?.textContent;

function show(content: ReactNode, onRefresh: () => unknown = vi.fn()) {
  render(
    <div data-testid="scroller" style={{ height: 400, overflow: 'auto' }}>
      <PullToRefresh data-testid="pull" onRefresh={onRefresh}>
        {content}
        <p style={{ height: 900 }}>More</p>
      </PullToRefresh>
    </div>,
    { wrapper: StrictMode },
  );
  return onRefresh;
}

const row = (
  <p data-testid="row" style={{ height: 80 }}>
    Row
  </p>
);

async function drag(id: string, y: number, x = 0) {
  const finger = await touch(at(id));
  await finger.move({ x, y });
  return finger;
}

describe('[S9.13] pulling down the content', () => {
  it('refreshes once after 150 px, until the promise has settled', async () => {
    const load = createDeferred();
    const onRefresh = vi.fn(() => load.promise);
    show(row, onRefresh);
    const top = at('row').getBoundingClientRect().top;

    const short = await drag('row', 140);
    expect(stateOf('pull')).toBe('pulling');
    expect(screen.getByText('Pull down to refresh')).toBeTruthy();
    await short.up();
    await expect.poll(() => stateOf('pull')).toBe('idle');
    expect(onRefresh).not.toHaveBeenCalled();

    const long = await drag('row', 160);
    expect(stateOf('pull')).toBe('reached');
    expect(screen.getByText('Release to refresh')).toBeTruthy();
    const moved = at('row').getBoundingClientRect().top - top;
    expect(moved).toBeGreaterThan(70);
    expect(moved).toBeLessThan(76);
    await long.up();
    await expect.poll(() => stateOf('pull')).toBe('refreshing');
    expect(onRefresh).toHaveBeenCalledOnce();
    await expect.poll(() => Math.round(at('row').getBoundingClientRect().top - top)).toBe(70);
    // The live region must be outside, because screen readers may stay silent about a busy part.
    expect(at('row').closest('[aria-busy]')).not.toBeNull();
    expect(document.querySelector('[aria-live]')?.closest('[aria-busy]')).toBeNull();
    // The text appears above the content, and screen readers hear it only once.
    const said = screen.getAllByText('Refreshing').filter((one) => !one.closest('[aria-hidden]'));
    expect(said).toHaveLength(1);

    load.resolve();
    await expect.poll(() => stateOf('pull')).toBe('idle');
    expect(news()).toBe('Up to date');
    expect(at('row').closest('[aria-busy]')).toBeNull();
    expect(at('row').getBoundingClientRect().top).toBe(top);
  });

  it('announces a rejected promise, and can be pulled again', async () => {
    show(row, () => Promise.reject(new Error('no network')));
    screen.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(news).toBe('Could not refresh');
    await expect.poll(() => stateOf('pull')).toBe('idle');
  });

  it('never moves the content by three times its resting distance', async () => {
    show(row);
    const top = at('row').getBoundingClientRect().top;
    const finger = await drag('row', 380);
    expect(at('row').getBoundingClientRect().top - top).toBeLessThan(210);
    await finger.cancel();
    await expect.poll(() => stateOf('pull')).toBe('idle');
  });

  it('also works when the scroller is a fraction of a pixel below its top', async () => {
    const onRefresh = show(row);
    vi.spyOn(at('scroller'), 'scrollTop', 'get').mockReturnValue(0.5);
    await (await drag('row', 170)).up();
    await expect.poll(() => stateOf('pull')).toBe('refreshing');
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('does not start when the scroller was below its top at touchstart', async () => {
    const onRefresh = show(row);
    at('scroller').scrollTop = 60;
    const finger = await drag('scroller', 180);
    expect(at('scroller').scrollTop).toBe(0);
    expect(stateOf('pull')).toBe('idle');
    await finger.up();
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('goes back when the document is hidden', async () => {
    const onRefresh = show(row);
    const finger = await drag('row', 200);
    expect(stateOf('pull')).toBe('reached');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => stateOf('pull')).toBe('idle');
    await finger.up();
    expect(onRefresh).not.toHaveBeenCalled();
  });
});

describe('a pull inside other gestures', () => {
  it('does not start when an element inside is dragged', async () => {
    const onMove = vi.fn();
    function Wheel() {
      return (
        <div ref={useDrag({ axis: 'y', onMove })} data-testid="wheel" style={{ height: 120 }} />
      );
    }
    const onRefresh = show(<Wheel />);
    await (await drag('wheel', 220)).up();
    expect(onMove).toHaveBeenCalled();
    expect(stateOf('pull')).toBe('idle');
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('does not start on a list below its top, or on a chat above its end', async () => {
    const style = { height: 120, overflow: 'auto' } as const;
    const onRefresh = show(
      <>
        <div data-testid="list" style={style}>
          <p style={{ height: 900 }}>Rows</p>
        </div>
        <div
          data-testid="chat"
          style={{ ...style, display: 'flex', flexDirection: 'column-reverse' }}
        >
          <p style={{ flex: 'none', height: 900 }}>Messages</p>
        </div>
      </>,
    );
    at('list').scrollTop = 300;
    await (await drag('list', 200)).up();
    await (await drag('chat', 200)).up();
    expect(onRefresh).not.toHaveBeenCalled();
    expect(stateOf('pull')).toBe('idle');
  });

  it('starts on the inner of two refreshers, and not for a horizontal move', async () => {
    const inner = vi.fn();
    const outer = show(
      <ScrollView
        scrollY
        refresherEnabled
        onRefresherRefresh={inner}
        data-testid="inner"
        style={{ height: 200 }}
      >
        <p style={{ height: 500 }}>Rows</p>
      </ScrollView>,
    );
    await (await drag('inner', 40, 160)).up();
    expect([stateOf('inner'), stateOf('pull')]).toEqual(['idle', 'idle']);
    await (await drag('inner', 190)).up();
    await expect.poll(() => stateOf('inner')).toBe('refreshing');
    expect(inner).toHaveBeenCalledOnce();
    expect(stateOf('pull')).toBe('idle');
    expect(outer).not.toHaveBeenCalled();
  });
});
