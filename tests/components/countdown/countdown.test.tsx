import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown, type CountdownHandle, type CountdownProps } from '@/components/countdown';

const NOON = 1_800_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  vi.setSystemTime(NOON);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const timer = () => screen.getByRole('timer', { name: 'Sale' });
const text = () => timer().textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function show(props: Partial<CountdownProps> = {}) {
  const calls = { onChange: vi.fn(), onFinish: vi.fn() };
  const handle = createRef<CountdownHandle>();
  const ui = (own: Partial<CountdownProps>) => (
    <StrictMode>
      <Countdown label="Sale" handle={handle} {...calls} {...props} {...own} />
    </StrictMode>
  );
  const { rerender } = render(ui({}));
  return { ...calls, handle, update: (own: Partial<CountdownProps>) => rerender(ui(own)) };
}

describe('Countdown', () => {
  it('counts down to 0 and calls onFinish once', () => {
    const { onChange, onFinish } = show({ time: 3000 });
    expect(text()).toBe('00:00:03');
    expect(timer().getAttribute('aria-live')).toBe('off');
    pass(999);
    expect(text()).toBe('00:00:03');
    pass(1);
    expect(text()).toBe('00:00:02');
    pass(2000);
    expect(text()).toBe('00:00:00');
    expect(timer().dataset.state).toBe('finished');
    expect(onFinish).toHaveBeenCalledOnce();
    expect(onChange.mock.calls.map(([parts]) => parts.seconds)).toEqual([2, 1, 0]);
    pass(5000);
    expect(onFinish).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts down to an end time by the clock of the server', () => {
    const { update } = show({ end: NOON + 90_000, format: 'mm:ss' });
    expect(text()).toBe('01:30');
    // The clock of the device is one hour behind.
    update({ end: new Date(NOON + 3_600_000 + 60_000), now: NOON + 3_600_000 });
    pass(0);
    expect(text()).toBe('01:00');
    pass(1000);
    expect(text()).toBe('00:59');
  });

  it('runs no timer while the document is hidden, and shows the right time afterwards', () => {
    const { onFinish } = show({ time: 60_000, format: 'ss' });
    const hidden = vi.spyOn(document, 'hidden', 'get');
    const change = (isHidden: boolean) => {
      hidden.mockReturnValue(isHidden);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    change(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(NOON + 45_000);
    change(false);
    expect(text()).toBe('15');
    change(true);
    vi.setSystemTime(NOON + 90_000);
    expect(onFinish).not.toHaveBeenCalled();
    change(false);
    expect(text()).toBe('00');
    expect(onFinish).toHaveBeenCalledOnce();
  });

  it('start(), pause() and reset() control it', () => {
    const { handle, onFinish } = show({ time: 10_000, format: 'ss', autoStart: false });
    pass(5000);
    expect(text()).toBe('10');
    act(() => handle.current?.start());
    pass(2500);
    expect(text()).toBe('08');
    act(() => handle.current?.pause());
    expect(timer().dataset.state).toBe('paused');
    pass(60_000);
    expect(text()).toBe('08');
    act(() => handle.current?.start());
    pass(500);
    expect(text()).toBe('07');
    act(() => handle.current?.reset());
    expect(text()).toBe('10');
    expect(timer().dataset.state).toBe('paused');
    act(() => handle.current?.start());
    pass(10_000);
    expect(onFinish).toHaveBeenCalledOnce();
    act(() => handle.current?.reset());
    expect(text()).toBe('10');
  });

  it('finishes at its end time, however late start() or reset() is called', () => {
    const late = show({ end: NOON + 60_000, format: 'ss', autoStart: false });
    pass(20_000);
    act(() => late.handle.current?.start());
    pass(1000);
    expect(text()).toBe('39');
    cleanup();
    const again = show({ end: 1_060_000, now: 1_000_000, format: 'ss' });
    pass(20_000);
    act(() => again.handle.current?.reset());
    pass(1000);
    expect(text()).toBe('39');
  });

  it('updates fractions of a second without rendering its owner', () => {
    const draws = vi.fn();
    function Page({ time }: { time: number }) {
      draws();
      return <Countdown label="Sale" time={time} format="ss.SSS" />;
    }
    render(<Page time={2000} />);
    const before = draws.mock.calls.length;
    pass(500);
    expect(Number(text())).toBeLessThanOrEqual(1.516);
    expect(Number(text())).toBeGreaterThan(1.4);
    expect(draws.mock.calls.length).toBe(before);
    pass(1600);
    expect(text()).toBe('00.000');
  });

  it('renders its parts with a function as children', () => {
    show({ time: 26 * 3_600_000, children: ({ days, hours }) => `${days} d ${hours} h` });
    expect(text()).toBe('1 d 2 h');
  });

  it('starts again when the time changes, and an invalid time counts as 0', () => {
    const { update, onFinish } = show({ time: 5000, format: 'ss' });
    pass(2000);
    update({ time: 30_000 });
    pass(0);
    expect(text()).toBe('30');
    update({ time: Number.NaN });
    pass(0);
    expect(text()).toBe('00');
    expect(onFinish).toHaveBeenCalledOnce();
  });
});
