/** @module-tag long */
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Swiper, type SwiperHandle, SwiperItem } from '@/components/swiper';
import { putFinger } from '../../helpers/finger';
import { centreOf, touch } from '../../helpers/touch';
import { frame } from '../../helpers/waiting';
import { frameIn, offsetOf, type Show, Stones, shown, swiper } from './parts';

afterEach(cleanup);

function mount(props: Show = {}) {
  const handle = createRef<SwiperHandle>();
  const onChange = vi.fn();
  const onAnimationFinish = vi.fn();
  const all = { handle, onChange, onAnimationFinish, duration: 100, ...props };
  const { rerender, unmount } = render(<Stones {...all} />);
  const again = (more: Show) => rerender(<Stones {...all} {...more} />);
  return { handle, again, unmount, onChange, onAnimationFinish };
}

const frameOf = () => frameIn(swiper());

/** Moves and then rests, so that the finger is lifted without speed. */
async function dragSlowly(by: { x?: number; y?: number }, on: Element = frameOf()) {
  const finger = await touch(on);
  await finger.move(by);
  const since = performance.now();
  while (performance.now() - since < 130) await frame();
  await finger.up();
}

/** Moves by more than half of the frame, so that the speed of the machine does not matter. */
async function swipe({ x = 0, y = 0 }: { x?: number; y?: number }, on: Element = frameOf()) {
  const centre = centreOf(on);
  const finger = await touch({ x: centre.x - x / 2, y: centre.y - y / 2 });
  await finger.move({ x, y }, 4);
  await finger.up();
}

describe('a swipe on a Swiper', () => {
  it('shows the next slide after more than half of the width, and returns after less', async () => {
    const { onChange, onAnimationFinish } = mount();
    await dragSlowly({ x: -120 });
    await expect.poll(() => onAnimationFinish.mock.calls.length).toBe(1);
    expect(onChange).not.toHaveBeenCalled();
    expect(offsetOf('granite')).toBe(0);
    await dragSlowly({ x: -200 });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1, { source: 'touch', itemId: 'marble' });
    await expect.poll(() => offsetOf('marble')).toBe(0);
  });

  it('continues past both ends of a circular swiper', async () => {
    const { onChange } = mount({ circular: true, slides: 2 });
    await swipe({ x: -220 });
    await expect.poll(() => onChange.mock.calls).toEqual([[1, expect.anything()]]);
    await expect.poll(() => offsetOf('marble')).toBe(0);
    await swipe({ x: -220 });
    await expect.poll(() => onChange.mock.calls[1]).toEqual([0, expect.anything()]);
    await expect.poll(() => offsetOf('granite')).toBe(0);
    await swipe({ x: 220 });
    await expect.poll(() => onChange.mock.calls[2]).toEqual([1, expect.anything()]);
    await expect.poll(() => offsetOf('marble')).toBe(0);
  });

  it.each([
    ['next', -40, 1],
    ['previous', 40, 3],
  ])('shows the %s slide after a flick', async (_, to, index) => {
    const { onChange } = mount({ circular: true });
    const on = frameOf().firstElementChild;
    const finger = putFinger({ x: 150, y: 50 }, { on });
    await finger.move({ x: 150 + to / 2, y: 50 }, 40);
    await finger.move({ x: 150 + to, y: 50 }, 40);
    act(() => finger.lift(10));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(index, expect.anything());
  });

  it('moves the slides without a render and without a transition', async () => {
    const renders = vi.fn();
    function Counted(): ReactNode {
      renders();
      return 'granite';
    }
    const onTransition = vi.fn();
    render(
      <Swiper label="Stones" onTransition={onTransition} style={{ inlineSize: 300 }}>
        <SwiperItem style={{ blockSize: 100 }}>
          <Counted />
        </SwiperItem>
        <SwiperItem>marble</SwiperItem>
      </Swiper>,
    );
    const before = renders.mock.calls.length;
    const finger = await touch(frameOf());
    await finger.move({ x: -100 }, 10);
    expect(renders.mock.calls.length).toBe(before);
    expect(onTransition.mock.calls.length).toBeGreaterThan(4);
    expect(offsetOf('granite')).toBeLessThan(-60);
    expect(offsetOf('granite')).toBeGreaterThanOrEqual(-100);
    await finger.up();
    await expect.poll(() => offsetOf('granite')).toBe(0);
  });

  it('resists at the ends and springs back', async () => {
    const { onChange } = mount();
    const finger = await touch(frameOf());
    await finger.move({ x: 140 });
    expect(offsetOf('granite')).toBeGreaterThan(10);
    expect(offsetOf('granite')).toBeLessThan(75);
    await finger.up();
    await expect.poll(() => offsetOf('granite')).toBe(0);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('stops a moving slide and continues from there', async () => {
    const { handle, onChange, onAnimationFinish } = mount({ duration: 3000 });
    act(() => handle.current?.next());
    await expect.poll(() => offsetOf('marble')).toBeLessThan(250);
    const finger = await touch(frameOf());
    await frame();
    const held = offsetOf('marble');
    expect(held).toBeGreaterThan(20);
    await frame();
    await frame();
    expect(offsetOf('marble')).toBe(held);
    await finger.move({ x: 16 }, 2);
    await finger.move({ x: 30 });
    expect(offsetOf('marble') - held).toBeGreaterThan(10);
    expect(offsetOf('marble') - held).toBeLessThan(60);
    await finger.cancel();
    // After a cancelled touch the slide continues to its target.
    await frame();
    await frame();
    await frame();
    expect(offsetOf('marble')).toBeLessThan(held + 60);
    expect(onChange).toHaveBeenCalledOnce();
    expect(onAnimationFinish).not.toHaveBeenCalled();
  });

  it('a tap on a moving slide lets it continue', async () => {
    const { handle } = mount({ duration: 400 });
    act(() => handle.current?.next());
    await expect.poll(() => offsetOf('marble')).toBeLessThan(280);
    const finger = await touch(frameOf());
    await finger.up();
    await expect.poll(() => offsetOf('marble')).toBe(0);
    expect(shown()).toEqual(['marble']);
  });

  it('moves a vertical swiper, which ignores horizontal swipes', async () => {
    const { onChange } = mount({ vertical: true, style: { inlineSize: 300, blockSize: 200 } });
    await swipe({ x: -220 });
    await swipe({ y: -150 });
    await expect
      .poll(() => onChange.mock.calls)
      .toEqual([[1, { source: 'touch', itemId: 'marble' }]]);
    await expect.poll(() => offsetOf('marble', swiper(), true)).toBe(0);
  });

  it('moves to the next slide with a swipe to the right in RTL', async () => {
    document.documentElement.dir = 'rtl';
    const { onChange } = mount();
    await swipe({ x: 220 });
    await expect.poll(() => onChange.mock.calls).toEqual([[1, expect.anything()]]);
    await expect.poll(() => offsetOf('marble')).toBe(0);
    document.documentElement.dir = '';
  });

  it('follows the finger in a right-to-left part of a left-to-right page', async () => {
    document.documentElement.dir = 'ltr';
    document.body.dir = 'rtl';
    const { onChange } = mount();
    await swipe({ x: 220 });
    await expect.poll(() => onChange.mock.calls).toEqual([[1, expect.anything()]]);
    await expect.poll(() => offsetOf('marble')).toBe(0);
    document.body.removeAttribute('dir');
  });

  it('does nothing with disableTouch, or when all slides are visible', async () => {
    const { onChange, again } = mount({ disableTouch: true });
    await swipe({ x: -220 });
    again({ displayMultipleItems: 4, circular: true });
    await swipe({ x: -220 });
    expect(onChange).not.toHaveBeenCalled();
    expect(offsetOf('granite')).toBe(0);
  });

  it('moves the outer swiper when the inner one is at its end', async () => {
    const [inner, outer] = [vi.fn(), vi.fn()];
    render(
      <Swiper label="Quarries" onChange={outer} duration={50} style={{ inlineSize: 300 }}>
        <SwiperItem>
          <Stones label="Inner" slides={2} onChange={inner} duration={50} />
        </SwiperItem>
        <SwiperItem>second quarry</SwiperItem>
      </Swiper>,
    );
    const innerFrame = () => frameIn(swiper('Inner'));
    await swipe({ x: -220 }, innerFrame());
    await expect.poll(() => inner.mock.calls.length).toBe(1);
    expect(outer).not.toHaveBeenCalled();
    await expect.poll(() => offsetOf('marble', swiper('Inner'))).toBe(0);
    await swipe({ x: -220 }, innerFrame());
    await expect.poll(() => outer.mock.calls).toEqual([[1, expect.anything()]]);
    expect(inner).toHaveBeenCalledOnce();
  });

  it('a vertical swipe scrolls the page, and a tap presses the button in the slide', async () => {
    const onClick = vi.fn();
    render(
      <div style={{ blockSize: 200, overflow: 'auto' }} data-testid="page">
        <Swiper label="Stones" style={{ inlineSize: 300 }}>
          <SwiperItem>
            <button type="button" onClick={onClick} style={{ width: 300, height: 150 }}>
              granite
            </button>
          </SwiperItem>
          <SwiperItem>marble</SwiperItem>
        </Swiper>
        <div style={{ blockSize: 900 }} />
      </div>,
    );
    await swipe({ y: -60 });
    await expect.poll(() => screen.getByTestId('page').scrollTop).toBeGreaterThan(10);
    screen.getByTestId('page').scrollTop = 0;
    await swipe({ x: -220 });
    expect(onClick).not.toHaveBeenCalled();
    await expect.poll(() => offsetOf('marble')).toBe(0);
    await swipe({ x: 220 });
    await expect.poll(() => offsetOf('granite')).toBe(0);
    const finger = await touch(centreOf(screen.getByRole('button')));
    await finger.up();
    await expect.poll(() => onClick.mock.calls.length).toBe(1);
  });

  it('ends when slides are removed or the swiper is unmounted during a drag', async () => {
    const { again, unmount, onChange } = mount({ slides: 5 });
    const finger = await touch(frameOf());
    await finger.move({ x: -100 });
    again({ slides: 3 });
    expect(offsetOf('granite')).toBeLessThan(-50);
    again({ slides: 1 });
    await expect.poll(() => offsetOf('granite')).toBe(0);
    unmount();
    await finger.up();
    expect(onChange).not.toHaveBeenCalled();
  });
});
