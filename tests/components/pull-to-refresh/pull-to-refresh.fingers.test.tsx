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

describe('[S9.13] content that is pulled', () => {
  it('refreshes once when let go 150 px below, until the promise has settled', async () => {
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
    // Not around what says so: screen readers may wait until a busy place is not busy any more.
    expect(at('row').closest('[aria-busy]')).not.toBeNull();
    expect(document.querySelector('[aria-live]')?.closest('[aria-busy]')).toBeNull();
    // Shown above the content, and said once.
    const said = screen.getAllByText('Refreshing').filter((one) => !one.closest('[aria-hidden]'));
    expect(said).toHaveLength(1);

    load.resolve();
    await expect.poll(() => stateOf('pull')).toBe('idle');
    expect(news()).toBe('Up to date');
    expect(at('row').closest('[aria-busy]')).toBeNull();
    expect(at('row').getBoundingClientRect().top).toBe(top);
  });

  it('says so when the promise was refused, and can be pulled again', async () => {
    show(row, () => Promise.reject(new Error('no network')));
    screen.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(news).toBe('Could not refresh');
    await expect.poll(() => stateOf('pull')).toBe('idle');
  });

  it('never follows three times as far as it rests', async () => {
    show(row);
    const top = at('row').getBoundingClientRect().top;
    const finger = await drag('row', 380);
    expect(at('row').getBoundingClientRect().top - top).toBeLessThan(210);
    await finger.cancel();
    await expect.poll(() => stateOf('pull')).toBe('idle');
  });

  it('pulls also where the top is at a fraction of a pixel', async () => {
    const onRefresh = show(row);
    vi.spyOn(at('scroller'), 'scrollTop', 'get').mockReturnValue(0.5);
    await (await drag('row', 170)).up();
    await expect.poll(() => stateOf('pull')).toBe('refreshing');
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('does not begin on the way up, before the top was there at the landing', async () => {
    const onRefresh = show(row);
    at('scroller').scrollTop = 60;
    const finger = await drag('scroller', 180);
    expect(at('scroller').scrollTop).toBe(0);
    expect(stateOf('pull')).toBe('idle');
    await finger.up();
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('goes back when the screen is taken away from the finger', async () => {
    const onRefresh = show(row);
    const finger = await drag('row', 200);
    expect(stateOf('pull')).toBe('reached');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => stateOf('pull')).toBe('idle');
    await finger.up();
    expect(onRefresh).not.toHaveBeenCalled();
  });
});

describe('whose finger it is', () => {
  it('leaves it to what is dragged inside: a wheel does not refresh the page', async () => {
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

  it('leaves it to a list inside that is not at its top, and to a chat above its end', async () => {
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

  it('goes to the inner one of two that pull, and to neither when it goes sideways', async () => {
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
