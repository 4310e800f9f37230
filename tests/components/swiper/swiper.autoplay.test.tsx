import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { driveSight } from '../../helpers/drive-sight';
import { mouse } from '../../helpers/touch';
import { frame } from '../../helpers/waiting';
import { frameIn, offsetOf, type Show, Stones, shown, swiper } from './parts';

const STILL = '(prefers-reduced-motion: reduce)';

beforeEach(async () => {
  // Keep the mouse away from the swiper that will be rendered.
  await mouse('mouseMoved', { x: 380, y: 830 }, { button: 'none', buttons: 0 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function mount(props: Show = {}) {
  const onChange = vi.fn();
  const all = { autoplay: true, duration: 0, onChange, ...props };
  const { rerender, unmount } = render(<Stones {...all} />);
  const again = (more: Show) => rerender(<Stones {...all} {...more} />);
  await frame();
  return { onChange, again, unmount };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const changes = (onChange: ReturnType<typeof vi.fn>) => onChange.mock.calls.map(([index]) => index);
const control = (name: string) => screen.getByRole('button', { name });

function sayHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

describe('a Swiper with autoplay', () => {
  it('[S9.12] shows the next slide every 5000 ms, and starts again after the last one', async () => {
    const { onChange } = await mount({ slides: 3 });
    pass(4999);
    expect(onChange).not.toHaveBeenCalled();
    pass(1);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1, { source: 'autoplay', itemId: 'marble' });
    pass(10_000);
    expect(changes(onChange)).toEqual([1, 2, 0]);
  });

  it.each([Infinity, 9e15])('stays at its slide with an interval of %d', async (interval) => {
    const { onChange } = await mount({ slides: 3, interval });
    pass(60_000);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('pauses under a finger, a mouse or the focus, and then waits for a whole interval', async () => {
    const { onChange } = await mount({ circular: true, interval: 1000, indicatorDots: true });
    const frameBox = frameIn(swiper());
    const down = { pointerId: 5, pointerType: 'touch', bubbles: true };
    const pauses: [() => void, () => void][] = [
      [
        () => fireEvent(frameBox, new PointerEvent('pointerdown', down)),
        () => fireEvent(frameBox, new PointerEvent('pointerup', down)),
      ],
      [
        () => fireEvent.pointerOver(swiper(), { pointerType: 'mouse' }),
        () =>
          fireEvent.pointerOut(swiper(), { pointerType: 'mouse', relatedTarget: document.body }),
      ],
    ];
    for (const [begin, end] of pauses) {
      onChange.mockClear();
      pass(900);
      begin();
      pass(5000);
      expect(onChange).not.toHaveBeenCalled();
      end();
      pass(999);
      expect(onChange).not.toHaveBeenCalled();
      pass(1);
      expect(onChange).toHaveBeenCalledOnce();
    }
    onChange.mockClear();
    await userEvent.tab();
    expect(document.activeElement).toBe(control('Stop automatic slides'));
    pass(1000);
    expect(onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    pass(5000);
    expect(onChange).toHaveBeenCalledOnce();
    act(() => (document.activeElement as HTMLElement).blur());
    pass(1000);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('pauses while the document is hidden, and continues without a jump', async () => {
    const { onChange } = await mount({ circular: true, interval: 1000, slides: 3 });
    pass(1000);
    sayHidden(true);
    pass(60_000);
    expect(changes(onChange)).toEqual([1]);
    const where = offsetOf('marble');
    sayHidden(false);
    await frame();
    expect(offsetOf('marble')).toBe(where);
    pass(999);
    expect(changes(onChange)).toEqual([1]);
    pass(1);
    expect(changes(onChange)).toEqual([1, 2]);
  });

  it('continues when its page reappears, also when a finger or a mouse was on it before', async () => {
    const onChange = vi.fn();
    const page = (mode: 'hidden' | 'visible') => (
      <Activity mode={mode}>
        <Stones autoplay circular interval={1000} duration={0} onChange={onChange} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    await frame();
    fireEvent.pointerOver(swiper(), { pointerType: 'mouse' });
    fireEvent(frameIn(swiper()), new PointerEvent('pointerdown', { bubbles: true }));
    pass(5000);
    expect(onChange).not.toHaveBeenCalled();
    rerender(page('hidden'));
    pass(5000);
    rerender(page('visible'));
    await frame();
    await frame();
    pass(1000);
    expect(changes(onChange)).toEqual([1]);
  });

  it('pauses on a hidden page, and while it is below the visible area', async () => {
    const onChange = vi.fn();
    const page = (mode: 'hidden' | 'visible', top = 0) => (
      <Activity mode={mode}>
        <div style={{ blockSize: top }} />
        <Stones autoplay circular interval={1000} duration={200} onChange={onChange} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    await frame();
    pass(1000);
    expect(changes(onChange)).toEqual([1]);
    rerender(page('hidden'));
    pass(9000);
    rerender(page('visible'));
    // It is at the slide that it was moving to.
    expect(offsetOf('marble')).toBe(0);
    await frame();
    await frame();
    pass(999);
    expect(changes(onChange)).toEqual([1]);
    pass(1);
    expect(changes(onChange)).toEqual([1, 2]);
    rerender(page('visible', 5000));
    await vi.waitFor(() => expect(swiper().getBoundingClientRect().top).toBeGreaterThan(2000));
    await frame();
    await frame();
    await frame();
    pass(9000);
    expect(changes(onChange)).toEqual([1, 2]);
  });

  it('its first tab stop is a button that stops and starts it', async () => {
    const { onChange } = await mount({ interval: 1000, indicatorDots: true });
    expect(swiper().dataset.state).toBe('running');
    const status = screen.getByText('1 of 4');
    expect(status.getAttribute('aria-live')).toBe('off');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    pass(5000);
    expect(onChange).not.toHaveBeenCalled();
    expect(swiper().dataset.state).toBe('still');
    expect(status.getAttribute('aria-live')).toBe('polite');
    expect(document.activeElement).toBe(control('Start automatic slides'));
    await userEvent.keyboard('{Enter}');
    // After the user has started it, the mouse does not pause it.
    fireEvent.pointerOver(swiper(), { pointerType: 'mouse' });
    pass(1000);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('announces the slide of a press on Next while the focus pauses the rotation', async () => {
    await mount({ interval: 1000, navigation: true });
    const status = screen.getByText('1 of 4');
    expect(status.getAttribute('aria-live')).toBe('off');
    await userEvent.tab();
    expect(status.getAttribute('aria-live')).toBe('off');
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(control('Next slide'));
    expect(status.getAttribute('aria-live')).toBe('polite');
    await userEvent.keyboard('{Enter}');
    expect(status.textContent).toBe('2 of 4');
    expect(status.getAttribute('aria-live')).toBe('polite');
    act(() => (document.activeElement as HTMLElement).blur());
    expect(status.getAttribute('aria-live')).toBe('off');
  });

  it('is silent under the mouse and the focus after the user has started it', async () => {
    await mount({ interval: 1000, navigation: true });
    await userEvent.click(control('Stop automatic slides'));
    await userEvent.click(control('Start automatic slides'));
    await userEvent.tab();
    expect(screen.getByText('1 of 4').getAttribute('aria-live')).toBe('off');
  });

  it('is silent again when its page reappears after a pause', async () => {
    const page = (mode: 'hidden' | 'visible') => (
      <Activity mode={mode}>
        <Stones autoplay interval={1000} duration={0} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    await frame();
    fireEvent.pointerOver(swiper(), { pointerType: 'mouse' });
    expect(screen.getByText('1 of 4').getAttribute('aria-live')).toBe('polite');
    rerender(page('hidden'));
    rerender(page('visible'));
    await frame();
    await frame();
    expect(screen.getByText('1 of 4').getAttribute('aria-live')).toBe('off');
  });

  it('does not start under reduced motion, and moves without a transition when the user starts it', async () => {
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = original(query);
      return query === STILL ? Object.defineProperty(list, 'matches', { value: true }) : list;
    });
    const { onChange } = await mount({ interval: 1000, duration: 400 });
    pass(5000);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(control('Start automatic slides'));
    pass(1000);
    expect(onChange).toHaveBeenCalledOnce();
    expect(offsetOf('marble')).toBe(0);
  });

  it('pauses while it is out of sight, also when a busy browser reports both states in one batch', async () => {
    const { tell } = driveSight();
    const { onChange } = await mount({ interval: 1000 });
    act(() => tell(true, false));
    pass(5000);
    expect(onChange).not.toHaveBeenCalled();
    act(() => tell(false, true));
    pass(1000);
    expect(changes(onChange)).toEqual([1]);
  });

  it('waits for a whole interval after the user has chosen a slide', async () => {
    const { onChange } = await mount({ interval: 1000, indicatorDots: true });
    pass(900);
    act(() => screen.getByRole('button', { name: 'Slide 3' }).click());
    pass(900);
    expect(changes(onChange)).toEqual([2]);
    pass(100);
    expect(changes(onChange)).toEqual([2, 3]);
  });

  it('does not run and has no stop button when all slides are visible', async () => {
    const { onChange, again } = await mount({ displayMultipleItems: 4, interval: 100 });
    pass(1000);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /automatic/ })).toBeNull();
    again({ displayMultipleItems: 1, interval: Number.NaN });
    await frame();
    pass(4999);
    expect(shown()).toEqual(['granite']);
    pass(1);
    expect(shown()).toEqual(['marble']);
  });
});
