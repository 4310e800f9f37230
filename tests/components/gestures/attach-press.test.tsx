import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type PressOptions, useDrag, usePress } from '@/components/kit/gestures';
import { centreOf, mouse, tap, touch } from '../../helpers/touch';
import { frame } from '../../helpers/waiting';
import { Pad, scroller } from './parts';

// A tap on a busy machine can take longer than a long press, so the tests move the clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Key(props: PressOptions) {
  return (
    <button type="button" ref={usePress(props)} style={{ width: 200, height: 120 }}>
      Slab
    </button>
  );
}

const key = () => screen.getByRole('button');

function spies() {
  const log: string[] = [];
  return {
    log,
    onTap: () => log.push('tap'),
    onLongPress: () => log.push('long'),
    onPressChange: (isPressed: boolean) => log.push(isPressed ? 'down' : 'up'),
  };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('usePress', () => {
  it('reports clicks and keys as taps, and whether a pointer is down', async () => {
    const { log, ...on } = spies();
    render(<Key {...on} />);
    await userEvent.click(key());
    expect(log).toEqual(['down', 'up', 'tap']);
    key().focus();
    await userEvent.keyboard('{Enter}');
    key().click();
    expect(log.slice(3)).toEqual(['tap', 'tap']);
  });

  it('[S9.11] reports a press of 350 ms once, and ignores the click that follows', async () => {
    const { log, ...on } = spies();
    render(<Key {...on} />);
    const { x, y } = centreOf(key());
    await mouse('mousePressed', { x, y });
    await expect.poll(() => log).toEqual(['down']);
    pass(349);
    expect(log).toEqual(['down']);
    pass(1);
    expect(log).toEqual(['down', 'long']);
    pass(1000);
    await mouse('mouseReleased', { x, y });
    await expect.poll(() => log).toEqual(['down', 'long', 'up']);
    await mouse('mousePressed', { x, y });
    await mouse('mouseReleased', { x, y });
    await expect.poll(() => log.slice(3)).toEqual(['down', 'up', 'tap']);
  });

  it('[S9.11] reports a finger that stays, and does not count its release as a tap', async () => {
    const { log, ...on } = spies();
    render(<Key {...on} />);
    const finger = await touch(key());
    await expect.poll(() => log).toEqual(['down']);
    pass(350);
    expect(log).toEqual(['down', 'long']);
    await finger.up();
    await expect.poll(() => log).toEqual(['down', 'long', 'up']);
    await tap(key());
    await expect.poll(() => log.slice(3)).toEqual(['down', 'up', 'tap']);
  });

  it('reports nothing after it is disabled, also while a finger is down', async () => {
    const { log, ...on } = spies();
    const { rerender } = render(<Key {...on} />);
    const finger = await touch(key());
    await expect.poll(() => log).toEqual(['down']);
    rerender(<Key {...on} disabled />);
    pass(450);
    await finger.up();
    await expect.poll(() => log).toEqual(['down', 'up']);
  });

  it('[S9.11] a finger that moves more than 10 px does not press', async () => {
    const { log, ...on } = spies();
    render(<Key {...on} />);
    const { x, y } = centreOf(key());
    await mouse('mousePressed', { x, y });
    await mouse('mouseMoved', { x: x + 9, y });
    await expect.poll(() => log).toEqual(['down']);
    pass(350);
    expect(log).toEqual(['down', 'long']);
    await mouse('mouseReleased', { x: x + 9, y });
    await mouse('mousePressed', { x, y });
    await mouse('mouseMoved', { x: x + 12, y });
    await expect.poll(() => log.slice(3)).toEqual(['down', 'up']);
    pass(450);
    await mouse('mouseReleased', { x: x + 12, y });
    expect(log.filter((line) => line === 'long')).toHaveLength(1);
  });

  it('[S9.11] a second finger ends the press', async () => {
    const { log, ...on } = spies();
    render(<Key {...on} />);
    const { x, y } = centreOf(key());
    const first = await touch({ x: x - 30, y });
    const second = await touch({ x: x + 30, y }, 1);
    pass(450);
    await second.up();
    await first.up();
    expect(log.filter((line) => line === 'long' || line === 'tap')).toEqual([]);
    expect(log.filter((line) => line === 'down')).toHaveLength(
      log.filter((line) => line === 'up').length,
    );
  });

  it('the menu key calls onLongPress with the centre, and the browser opens no menu', async () => {
    const onLongPress = vi.fn();
    render(<Key onLongPress={onLongPress} />);
    key().focus();
    const event = new PointerEvent('contextmenu', { bubbles: true, cancelable: true, button: 0 });
    key().dispatchEvent(event);
    const { x, y } = centreOf(key());
    expect(onLongPress).toHaveBeenCalledExactlyOnceWith({ x, y });
    expect(event.defaultPrevented).toBe(true);
    const mouseMenu = new PointerEvent('contextmenu', { button: 2, cancelable: true });
    key().dispatchEvent(mouseMenu);
    expect(mouseMenu.defaultPrevented).toBe(false);
    const fingerMenu = new PointerEvent('contextmenu', { pointerType: 'touch', cancelable: true });
    key().dispatchEvent(fingerMenu);
    expect(fingerMenu.defaultPrevented).toBe(true);
    expect(onLongPress).toHaveBeenCalledOnce();
  });

  it('allows text selection and the browser menu without onLongPress', () => {
    const { rerender } = render(<Key onTap={() => {}} />);
    expect(key().style.userSelect).toBe('');
    const event = new PointerEvent('contextmenu', { bubbles: true, cancelable: true, button: 0 });
    key().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    rerender(<Key onTap={() => {}} onLongPress={() => {}} />);
    expect(key().style.userSelect).toBe('none');
    rerender(<Key onTap={() => {}} />);
    expect(key().style.userSelect).toBe('');
  });

  it('ends when the page scrolls or an element around it is dragged', {
    tags: 'long',
  }, async () => {
    const { log, ...on } = spies();
    const drags: string[] = [];
    render(
      <div style={scroller} data-testid="scroller">
        <Pad name="row" log={drags} axis="x">
          <Key {...on} />
        </Pad>
        <div style={{ height: 2000 }} />
      </div>,
    );
    const scroll = await touch(key());
    await scroll.move({ y: -70 });
    await scroll.up();
    await expect.poll(() => screen.getByTestId('scroller').scrollTop).toBeGreaterThan(30);
    screen.getByTestId('scroller').scrollTop = 0;
    const drag = await touch(key());
    await drag.move({ x: 70 });
    await drag.up();
    await expect.poll(() => drags.length).toBe(2);
    expect(log).toEqual(['down', 'up', 'down', 'up']);
  });
});

function Card({ onClick }: { onClick: () => void }) {
  const ref = useDrag({ axis: 'x' });
  return (
    <div ref={ref} style={{ width: 300, height: 200 }}>
      <button type="button" onClick={onClick} style={{ width: 300, height: 200 }}>
        Card
      </button>
    </div>
  );
}

describe('the click after a drag', () => {
  it('is ignored, but a later click, a key and click() are not', { tags: 'long' }, async () => {
    const onClick = vi.fn();
    render(<Card onClick={onClick} />);
    const { x, y } = centreOf(key());
    const drag = async () => {
      await mouse('mousePressed', { x, y });
      for (const by of [20, 40]) await mouse('mouseMoved', { x: x + by, y });
      await mouse('mouseReleased', { x: x + 40, y });
    };
    await drag();
    await frame();
    expect(onClick).not.toHaveBeenCalled();
    await mouse('mousePressed', { x, y });
    await mouse('mouseReleased', { x, y });
    await expect.poll(() => onClick.mock.calls.length).toBe(1);
    const finger = await touch(key());
    await finger.move({ x: 60 });
    await finger.up();
    key().click();
    expect(onClick).toHaveBeenCalledTimes(2);
    key().focus();
    await drag();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(3);
    await tap(key());
    await expect.poll(() => onClick.mock.calls.length).toBe(4);
  });
});
