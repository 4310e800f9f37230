import { act, cleanup, render, screen } from '@testing-library/react';
import { Activity, createRef, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScrollView, type ScrollViewHandle, type ScrollViewProps } from '@/components/scroll-view';
import { touch } from '../../helpers/touch';
import { frame } from '../../helpers/waiting';
import '@/components/kit/tokens.css';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const rows = Array.from({ length: 20 }, (_, index) => (
  <p key={index} id={`${index}. row`} style={{ height: 50, width: 1000, margin: 0 }}>
    Row {index}
  </p>
));

function Box(props: ScrollViewProps) {
  return (
    <ScrollView scrollX scrollY data-testid="view" style={{ height: 200, width: 200 }} {...props}>
      {props.children ?? rows}
    </ScrollView>
  );
}

const view = () => screen.getByTestId('view');
const place = () => [view().scrollTop, view().scrollLeft];

async function go(to: { top?: number; left?: number }) {
  view().scrollTo({ ...to, behavior: 'instant' });
  await frame();
  await frame();
}

describe('[S9.14] the events of a ScrollView', () => {
  it('report each edge once, 50 px before it, separately for each axis', async () => {
    const onScrollToUpper = vi.fn();
    const onScrollToLower = vi.fn();
    render(<Box {...{ onScrollToUpper, onScrollToLower }} upperThreshold={Number.NaN} />, {
      wrapper: StrictMode,
    });
    const { clientHeight, clientWidth } = view();
    await go({ top: 300, left: 300 });
    expect(onScrollToUpper).not.toHaveBeenCalled();
    await go({ top: 1000 - clientHeight - 50, left: 1000 - clientWidth - 20 });
    await go({ top: 990, left: 990 });
    await go({ top: 1000 - clientHeight - 10 });
    expect(onScrollToLower.mock.calls).toEqual([
      [{ direction: 'bottom' }],
      [{ direction: 'right' }],
    ]);
    await go({ top: 50 });
    await go({ top: 0, left: 0 });
    expect(onScrollToUpper.mock.calls).toEqual([[{ direction: 'top' }], [{ direction: 'left' }]]);
    await go({ top: 200 });
    await go({ top: 0 });
    expect(onScrollToUpper).toHaveBeenCalledTimes(3);
  });

  it('report the offset and the distance since the last event', async () => {
    const onScroll = vi.fn();
    render(<Box onScroll={onScroll} />);
    await go({ top: 120, left: 30 });
    await go({ top: 100 });
    expect(onScroll).toHaveBeenCalledTimes(2);
    const sizes = { scrollHeight: 1000, scrollWidth: 1000 };
    expect(onScroll.mock.calls[0]?.[0]).toEqual({
      ...{ scrollTop: 120, scrollLeft: 30, deltaX: -30, deltaY: -120 },
      ...sizes,
    });
    expect(onScroll.mock.calls[1]?.[0]).toMatchObject({ scrollTop: 100, deltaX: 0, deltaY: 20 });
  });

  it('count from the right in right-to-left text', async () => {
    const [onScroll, onScrollToUpper] = [vi.fn(), vi.fn()];
    render(<Box dir="rtl" scrollLeft={300} {...{ onScroll, onScrollToUpper }} />);
    expect(view().scrollLeft).toBe(-300);
    await go({ left: -20 });
    expect(onScroll.mock.lastCall?.[0]).toMatchObject({ scrollLeft: 20 });
    expect(onScrollToUpper).toHaveBeenLastCalledWith({ direction: 'right' });
  });
});

describe('scrolling a ScrollView from code', () => {
  it('scrolls to a new value once, and not for the value that it already has', async () => {
    const { rerender } = render(<Box scrollTop={100} scrollLeft={40} />);
    expect(place()).toEqual([100, 40]);
    const scrolls = vi.spyOn(view(), 'scrollTo');
    await go({ top: 300 });
    scrolls.mockClear();
    rerender(<Box scrollTop={100} scrollLeft={40} />);
    rerender(<Box scrollTop={300} scrollLeft={40} />);
    expect(scrolls).not.toHaveBeenCalled();
    rerender(<Box scrollTop={0} scrollLeft={40} />);
    expect(place()).toEqual([0, 40]);
  });

  it('scrolls to an element or to an id, and does not move the scrollers around it', () => {
    const outer = render(
      <div data-testid="outer" style={{ height: 100, overflow: 'auto' }}>
        <Box scrollIntoView="7. row" />
      </div>,
    );
    expect(place()).toEqual([350, 0]);
    outer.rerender(
      <div data-testid="outer" style={{ height: 100, overflow: 'auto' }}>
        <Box scrollIntoView={document.getElementById('3. row')} />
      </div>,
    );
    expect(place()).toEqual([150, 0]);
    expect(screen.getByTestId('outer').scrollTop).toBe(0);
  });

  it('[S9.24] moves in 300 ms by the clock, and a touch stops it', async () => {
    let now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { rerender } = render(<Box scrollWithAnimation />);
    rerender(<Box scrollWithAnimation scrollTop={400} />);
    now += 150;
    await expect.poll(() => view().scrollTop).toBe(350);
    now += 150;
    await expect.poll(() => view().scrollTop).toBe(400);

    rerender(<Box scrollWithAnimation scrollTop={0} />);
    now += 60;
    await expect.poll(() => view().scrollTop).toBeLessThan(380);
    await (await touch(view())).up();
    const stopped = view().scrollTop;
    now += 500;
    await frame();
    await frame();
    expect(view().scrollTop).toBe(stopped);
    expect(stopped).toBeGreaterThan(0);
  });

  it('scrolls with its handle', () => {
    const handle = createRef<ScrollViewHandle>();
    render(<Box handle={handle} />);
    handle.current?.scrollTo({ top: 250, duration: 0 });
    expect(place()).toEqual([250, 0]);
    handle.current?.scrollIntoView('2. row', { duration: 0 });
    expect(place()).toEqual([100, 0]);
  });

  it('keeps its offset while its page is hidden', async () => {
    const Page = ({ mode }: { mode: 'visible' | 'hidden' }) => (
      <Activity mode={mode}>
        <Box />
      </Activity>
    );
    const { rerender } = render(<Page mode="visible" />, { wrapper: StrictMode });
    await go({ top: 230, left: 70 });
    rerender(<Page mode="hidden" />);
    view().scrollTop = 0;
    rerender(<Page mode="visible" />);
    expect(place()).toEqual([230, 70]);
  });

  it('keeps the visible rows in place without scroll anchoring, also at the top', async () => {
    vi.spyOn(CSS, 'supports').mockReturnValue(false);
    const list = (from: number) =>
      Array.from({ length: 30 - from }, (_, index) => (
        <p key={from + index} style={{ height: 40, margin: 0 }}>
          Row {from + index}
        </p>
      ));
    const { rerender } = render(<Box>{list(10)}</Box>);
    rerender(<Box>{list(6)}</Box>);
    await expect.poll(() => view().scrollTop).toBe(160);
    await go({ top: 300 });
    rerender(<Box>{list(0)}</Box>);
    await expect.poll(() => view().scrollTop).toBe(540);
  });
});

describe('[S9.13] the refresher', () => {
  const state = () => view().dataset.state;
  async function pull(y: number) {
    const finger = await touch(view());
    await finger.move({ y });
    return finger;
  }

  it('refreshes after 45 px until the promise resolves, and aborts after a shorter pull', {
    tags: 'long',
  }, async () => {
    const seen: string[] = [];
    let end = () => {};
    const load = new Promise<void>((resolve) => {
      end = resolve;
    });
    const onRefresherPulling = vi.fn();
    render(
      <Box
        refresherEnabled
        onRefresherPulling={onRefresherPulling}
        onRefresherRefresh={() => {
          seen.push('refresh');
          return load;
        }}
        onRefresherRestore={() => seen.push('restore')}
        onRefresherAbort={() => seen.push('abort')}
      />,
      { wrapper: StrictMode },
    );
    await (await pull(44)).up();
    await expect.poll(state).toBe('idle');
    const finger = await pull(45);
    expect(onRefresherPulling).toHaveBeenLastCalledWith({ dy: 45 });
    await finger.up();
    await expect.poll(state).toBe('refreshing');
    end();
    await expect.poll(state).toBe('idle');
    expect(seen).toEqual(['abort', 'refresh', 'restore']);
  });

  it('starts and stops with refresherTriggered, and ends after its time-out', async () => {
    const onRefresherRefresh = vi.fn();
    const props = { refresherEnabled: true, onRefresherRefresh };
    const { rerender } = render(<Box {...props} refresherTriggered={false} />);
    rerender(<Box {...props} refresherTriggered />);
    await expect.poll(state).toBe('refreshing');
    expect(onRefresherRefresh).toHaveBeenCalledOnce();
    rerender(<Box {...props} refresherTriggered={false} />);
    await expect.poll(state).toBe('idle');
    rerender(<Box {...props} refresherTriggered={false} refresherTimeout={20} />);
    act(() => screen.getByRole('button', { name: 'Refresh' }).click());
    await expect.poll(state).toBe('idle');
    expect(onRefresherRefresh).toHaveBeenCalledTimes(2);
  });

  it('does not refresh again when its page reappears', { tags: 'long' }, async () => {
    const onRefresherRefresh = vi.fn(async () => {});
    const tree = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Box refresherEnabled refresherTriggered onRefresherRefresh={onRefresherRefresh} />
      </Activity>
    );
    const { rerender } = render(tree('visible'));
    await expect.poll(state).toBe('idle');
    expect(onRefresherRefresh).toHaveBeenCalledOnce();
    rerender(tree('hidden'));
    rerender(tree('visible'));
    expect(onRefresherRefresh).toHaveBeenCalledOnce();
  });

  it('shows a custom refresher, and nothing when it is disabled', () => {
    const { rerender } = render(
      <Box refresherEnabled refresherDefaultStyle="none" refresher={<b>Stones</b>} />,
    );
    expect(screen.getByText('Stones')).toBeTruthy();
    rerender(<Box refresherEnabled={false} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a ScrollView with the keyboard', () => {
  it('is a focusable region with a button that scrolls to the top', async () => {
    render(<Box label="Rows" enableBackToTop className="mine" id="rows" />);
    const region = screen.getByRole('region', { name: 'Rows' });
    expect([region.tabIndex, region.id, region.classList.contains('mine')]).toEqual([
      0,
      'rows',
      true,
    ]);
    expect(screen.queryByRole('button')).toBeNull();
    await go({ top: 500 });
    const up = await screen.findByRole('button', { name: 'Back to top' });
    act(() => up.click());
    expect(document.activeElement).toBe(region);
    await expect.poll(() => region.scrollTop).toBe(0);
  });
});
