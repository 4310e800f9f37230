import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler, StrictMode, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type PullHandle,
  PullToRefresh,
  type PullToRefreshProps,
} from '@/components/pull-to-refresh';
import { sendTouch } from '../../helpers/send-touch';
import '@/components/kit/tokens.css';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const handle = { current: null as PullHandle | null };

type Props = Partial<PullToRefreshProps> & { onRender?: () => void };

function Page({ onRender = () => {}, ...props }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div style={{ position: 'relative' }}>
      <Profiler id="pull" onRender={onRender}>
        <PullToRefresh
          handle={(value) => {
            handle.current = value;
          }}
          scroller={scroller}
          onRefresh={() => {}}
          {...props}
        />
      </Profiler>
      <div ref={scroller} data-testid="scroller" style={{ height: 300, overflow: 'auto' }}>
        <div data-testid="inner" style={{ height: 100, overflow: 'auto' }}>
          <p data-testid="row" style={{ height: 400 }}>
            Row
          </p>
        </div>
        <p style={{ height: 900 }}>More</p>
      </div>
    </div>
  );
}

function show(props: Props = {}) {
  const onRefresh = vi.fn();
  const { rerender, unmount } = render(<Page onRefresh={onRefresh} {...props} />, {
    wrapper: StrictMode,
  });
  const again = (next: Props) => rerender(<Page onRefresh={onRefresh} {...next} />);
  return { onRefresh, again, unmount };
}

const at = (id: string) => screen.getByTestId(id);
const layer = () => document.querySelector<HTMLElement>('[data-state]');
const state = () => layer()?.dataset.state;
const variable = (name: string) => layer()?.style.getPropertyValue(`--portico-pull-${name}`);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function touch(...touched: Parameters<typeof sendTouch>) {
  let event: TouchEvent | undefined;
  act(() => {
    event = sendTouch(...touched);
  });
  return event as TouchEvent;
}

function pull(to: number, target = at('row'), x = 100) {
  touch('touchstart', target, [100, 100]);
  touch('touchmove', target, [100 + (x - 100) / 2, 100 + to / 2]);
  return touch('touchmove', target, [x, 100 + to]);
}

const news = () => document.querySelector('[aria-live="polite"]');

describe('[S9.13] PullToRefresh by finger', () => {
  it('refreshes after 150 px, and not after 149 px', () => {
    const { onRefresh } = show();
    pull(149);
    expect(state()).toBe('pulling');
    touch('touchend', at('row'));
    expect(state()).toBe('aborting');
    wait(300);
    expect(state()).toBe('idle');
    expect(onRefresh).not.toHaveBeenCalled();

    pull(150);
    expect(state()).toBe('reached');
    touch('touchend', at('row'));
    expect(state()).toBe('refreshing');
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('moves the indicator by 70 px for 150 px, turns it with the cube, and does not render', () => {
    const onRender = vi.fn();
    show({ onRender });
    pull(50);
    const renders = onRender.mock.calls.length;
    touch('touchmove', at('row'), [100, 190]);
    touch('touchmove', at('row'), [100, 175]);
    expect(variable('offset')).toBe('35px');
    expect(variable('turn')).toBe('0.125turn');
    expect(onRender.mock.calls.length).toBe(renders);
  });

  it("prevents the browser's scroll only while it pulls", () => {
    show();
    expect(pull(60).defaultPrevented).toBe(true);
    touch('touchend', at('row'));
    wait(300);
    expect(pull(-60).defaultPrevented).toBe(false);
    expect(state()).toBe('idle');
  });

  it('does not start with a horizontal move, a second finger or a scrolled page', () => {
    show();
    pull(60, at('row'), 200);
    expect(state()).toBe('idle');
    touch('touchend', at('row'));

    touch('touchstart', at('row'), [100, 100], [200, 100]);
    touch('touchmove', at('row'), [100, 300], [200, 300]);
    expect(state()).toBe('idle');
    touch('touchend', at('row'));

    at('scroller').scrollTop = 40;
    pull(200);
    expect(state()).toBe('idle');
  });

  it('lets a scroller under the finger scroll to its top first', () => {
    show();
    at('inner').scrollTop = 10;
    pull(200);
    expect(state()).toBe('idle');
    touch('touchend', at('row'));
    at('inner').scrollTop = 0;
    pull(200);
    expect(state()).toBe('reached');
  });

  it('goes back after a second finger or a touchcancel', () => {
    const { onRefresh } = show();
    pull(200);
    touch('touchstart', at('row'), [100, 300], [200, 100]);
    expect(state()).toBe('aborting');
    wait(300);
    pull(200);
    touch('touchcancel', at('row'));
    expect(state()).toBe('aborting');
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('refreshes when the row under the finger was removed', () => {
    const { onRefresh } = show();
    const row = at('row');
    pull(200);
    row.remove();
    touch('touchend', row);
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('ignores pulls while it refreshes', () => {
    const { onRefresh } = show();
    pull(200);
    touch('touchend', at('row'));
    pull(200);
    touch('touchend', at('row'));
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('does nothing while it is disabled, also when that happens during a pull', () => {
    const { again } = show();
    pull(200);
    again({ enabled: false });
    expect(state()).toBe('aborting');
    wait(300);
    pull(200);
    expect(state()).toBe('idle');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it("prevents the browser's own refresh, and restores the scroller afterwards", () => {
    const { again } = show();
    expect(at('scroller').style.overscrollBehaviorY).toBe('contain');
    again({ enabled: false });
    expect(at('scroller').style.overscrollBehaviorY).toBe('');
  });
});

describe('PullToRefresh with its handle and the keyboard', () => {
  it('starts and stops with its handle, also when pulling is disabled', () => {
    const { onRefresh } = show({ enabled: false });
    act(() => handle.current?.start());
    expect(state()).toBe('refreshing');
    expect(onRefresh).toHaveBeenCalledOnce();
    act(() => handle.current?.start());
    expect(onRefresh).toHaveBeenCalledOnce();
    act(() => handle.current?.stop());
    expect(state()).toBe('restoring');
    wait(300);
    expect(state()).toBe('idle');
  });

  it('announces the failure that its handle reports, and not that it ended as well', () => {
    show();
    act(() => handle.current?.start());
    act(() => handle.current?.fail());
    act(() => handle.current?.stop());
    expect(state()).toBe('restoring');
    expect(news()?.textContent).toBe('Could not refresh');
  });

  it('ends after one minute, and only calls onExpire', () => {
    const onExpire = vi.fn();
    show({ onExpire });
    act(() => handle.current?.start());
    wait(59_999);
    expect(state()).toBe('refreshing');
    wait(1);
    expect(state()).toBe('restoring');
    expect(onExpire).toHaveBeenCalledOnce();
    expect(news()?.textContent).toBe('');
  });

  it('accepts another time-out', () => {
    show({ timeout: 500 });
    act(() => handle.current?.start());
    wait(500);
    expect(state()).toBe('restoring');
  });

  it.each([Infinity, 9e15])('never ends with a time-out of %d', (timeout) => {
    show({ timeout });
    act(() => handle.current?.start());
    wait(500_000);
    expect(state()).toBe('refreshing');
  });

  it('has a button for users who cannot pull', () => {
    const { onRefresh } = show();
    const button = screen.getByRole('button', { name: 'Refresh' });
    act(() => button.click());
    expect(onRefresh).toHaveBeenCalledOnce();
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('announces the start and the end, and the scroller is busy in between', () => {
    show({ labels: { action: 'A', started: 'S', ended: 'E' } });
    expect(screen.queryByRole('status')).toBeNull();
    expect(news()?.textContent).toBe('');
    act(() => handle.current?.start());
    expect(news()?.textContent).toBe('S');
    expect(at('scroller').getAttribute('aria-busy')).toBe('true');
    act(() => handle.current?.stop());
    expect(news()?.textContent).toBe('E');
    expect(at('scroller').getAttribute('aria-busy')).toBeNull();
  });

  it('cleans up when it is unmounted during a pull', () => {
    const { onRefresh, unmount } = show();
    const scroller = at('scroller');
    const row = at('row');
    pull(200);
    unmount();
    touch('touchend', row);
    expect(onRefresh).not.toHaveBeenCalled();
    expect(scroller.style.overscrollBehaviorY).toBe('');
  });
});
