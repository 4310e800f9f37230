import { act, cleanup, render, screen, within } from '@testing-library/react';
import { createRef, StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Swiper, type SwiperHandle, SwiperItem } from '@/components/swiper';
import { frame } from '../../helpers/waiting';
import { frameIn, offsetOf, type Show, Stones, shown, swiper } from './parts';
import { setMarkup } from '../../helpers/markup';

afterEach(cleanup);

const dot = (number: number) => screen.getByRole('button', { name: `Slide ${number}` });

function mount(props: Show = {}) {
  const handle = createRef<SwiperHandle>();
  const onChange = vi.fn();
  const onAnimationFinish = vi.fn();
  const all = { handle, onChange, onAnimationFinish, duration: 60, ...props };
  const { rerender, unmount } = render(<Stones {...all} />);
  const step = (what: (api: SwiperHandle) => void) =>
    act(() => {
      if (handle.current) what(handle.current);
    });
  const again = (more: Show) => rerender(<Stones {...all} {...more} />);
  return { step, again, unmount, onChange, onAnimationFinish };
}

describe('Swiper', () => {
  it('shows one slide, and hides the others from the keyboard and screen readers', () => {
    mount();
    expect(swiper().getAttribute('aria-roledescription')).toBe('carousel');
    expect(shown()).toEqual(['granite']);
    const slide = screen.getByRole('group', { name: '1 of 4' });
    expect(slide.getAttribute('aria-roledescription')).toBe('slide');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['granite']);
    expect([offsetOf('granite'), offsetOf('marble'), offsetOf('slate')]).toEqual([0, 300, 900]);
  });

  it('[S9.12] moves in 500 ms, and reports its arrival', { tags: 'long' }, async () => {
    const { step, onChange, onAnimationFinish } = mount({ duration: -1 });
    const begun = performance.now();
    await step((api) => api.next());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1, { source: '', itemId: 'marble' });
    await expect.poll(() => onAnimationFinish.mock.calls.length).toBe(1);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(495);
    expect(onAnimationFinish).toHaveBeenCalledWith(1, { source: '', itemId: 'marble' });
    expect(offsetOf('marble')).toBe(0);
  });

  it('[S9.12] reports its distance in px while it moves', { tags: 'long' }, async () => {
    const onTransition = vi.fn();
    // Slow, so that a busy machine draws the first half too.
    const { step, onAnimationFinish } = mount({ duration: 3000, onTransition });
    await step((api) => api.next());
    await expect.poll(() => onAnimationFinish.mock.calls.length).toBe(1);
    const moves = onTransition.mock.calls.map(([move]) => move as { dx: number; dy: number });
    expect(moves[0]?.dx).toBeLessThan(-150);
    expect(moves[0]?.dx).toBeGreaterThanOrEqual(-300);
    expect(moves[moves.length - 1]).toEqual({ dx: 0, dy: 0 });
  });

  it('stops at its ends unless it is circular', async () => {
    const { step, again, onChange } = mount({ slides: 2 });
    await step((api) => api.prev());
    expect(onChange).not.toHaveBeenCalled();
    await step((api) => api.next());
    await step((api) => api.next());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1, expect.anything());
    again({ slides: 2, circular: true });
    await step((api) => api.next());
    expect(onChange).toHaveBeenLastCalledWith(0, { source: '', itemId: 'granite' });
  });

  it.each([2, 3])(
    'continues from the last of %i slides to the first one without a gap',
    { tags: 'long' },
    async (slides) => {
      const { step, onAnimationFinish } = mount({ slides, circular: true, duration: 120 });
      for (let round = 0; round < 2 * slides + 1; round += 1) {
        const target = ['granite', 'marble', 'basalt'][(round + 1) % slides] as string;
        await step((api) => api.next());
        const seen: number[] = [];
        while (onAnimationFinish.mock.calls.length <= round) {
          const cells = [...swiper().querySelectorAll('[data-cell]')];
          const box = frameIn(swiper()).getBoundingClientRect();
          const covered = cells.reduce((sum, cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return sum + Math.max(0, Math.min(right, box.right) - Math.max(left, box.left));
          }, 0);
          expect(Math.round(covered)).toBe(300);
          seen.push(offsetOf(target));
          await frame();
        }
        // The slide comes nearer from the end: it never moves backwards or across the others.
        expect(seen.every((at, i) => at >= 0 && at <= (seen[i - 1] ?? 300))).toBe(true);
      }
    },
  );

  it('takes the shorter way to the slide of its owner', async () => {
    const { again } = mount({ current: 3, circular: true, duration: 200 });
    expect(offsetOf('slate')).toBe(0);
    again({ current: 0, circular: true, duration: 200 });
    await frame();
    await frame();
    expect(offsetOf('granite')).toBeGreaterThan(0);
    await expect.poll(() => offsetOf('granite')).toBe(0);
  });

  it('returns to the slide of its owner when the owner ignores a change', async () => {
    const { step, onChange } = mount({ current: 1 });
    await step((api) => api.next());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2, expect.anything());
    await expect.poll(() => offsetOf('marble')).toBe(0);
    expect(shown()).toEqual(['marble']);
  });

  it('accepts any number for `current`, and the id of a slide', () => {
    const { again, onChange } = mount({ current: -4 });
    expect(shown()).toEqual(['granite']);
    again({ current: 1.6, duration: 0 });
    expect(shown()).toEqual(['basalt']);
    again({ current: 77, duration: 0 });
    expect([shown(), offsetOf('slate')]).toEqual([['slate'], 0]);
    again({ currentItemId: 'marble', duration: 0 });
    expect([shown(), offsetOf('marble')]).toEqual([['marble'], 0]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows several slides at once, and stops when the last one is visible', async () => {
    const { step, again } = mount({ displayMultipleItems: 2, indicatorDots: true, duration: 0 });
    expect(shown()).toEqual(['granite', 'marble']);
    expect(offsetOf('marble')).toBe(150);
    await step((api) => api.goTo(3));
    expect(shown()).toEqual(['basalt', 'slate']);
    expect(screen.getAllByRole('button', { name: /^Slide/ })).toHaveLength(3);
    again({ displayMultipleItems: 4, circular: true, duration: 0, indicatorDots: true });
    expect(shown()).toEqual(['granite', 'marble', 'basalt', 'slate']);
    expect(screen.queryByRole('button', { name: 'Slide 1' })).toBeNull();
  });

  it('leaves parts of its neighbours in sight in px, rpx or any length, and a tap shows a neighbour', {
    tags: 'long',
  }, async () => {
    const { onChange } = mount({
      previousMargin: 40,
      nextMargin: '60rpx',
      circular: true,
      slides: 2,
      peekScale: 0.92,
      duration: 0,
    });
    // 60rpx are 31.2 px in a window of 390 px.
    const next = 31.2;
    const cells = [...swiper().querySelectorAll<HTMLElement>('[data-cell]')];
    expect(cells).toHaveLength(4);
    const width = 300 - 40 - next;
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    expect(boxes.map((box) => Math.round(box.width)).sort((a, b) => b - a)).toEqual([
      229, 211, 211, 211,
    ]);
    const left = frameIn(swiper()).getBoundingClientRect().left;
    const middles = boxes.map((box) =>
      Math.round(box.left + box.width / 2 - left - 40 - width / 2),
    );
    expect(middles.map((middle) => Math.round(middle / width)).sort()).toEqual([-1, 0, 1, 2]);
    await userEvent.click(swiper(), { position: { x: 290, y: 50 } });
    expect(onChange).toHaveBeenLastCalledWith(1, { source: 'click', itemId: 'marble' });
    await userEvent.click(swiper(), { position: { x: 10, y: 50 } });
    expect(onChange).toHaveBeenLastCalledWith(0, { source: 'click', itemId: 'granite' });
  });

  it('keeps its slide when its size changes, and runs from right to left in RTL', async () => {
    const { step, again } = mount({ duration: 0 });
    await step((api) => api.goTo(2));
    again({ style: { inlineSize: 200 }, duration: 0 });
    expect([offsetOf('basalt'), offsetOf('slate')]).toEqual([0, 200]);
    again({ dir: 'rtl', style: { direction: 'rtl', inlineSize: 200 }, duration: 0 });
    const wrapper = swiper().parentElement as HTMLElement;
    wrapper.dir = 'rtl';
    swiper().removeAttribute('dir');
    expect([offsetOf('basalt'), offsetOf('slate')]).toEqual([0, 200]);
    swiper().tabIndex = -1;
    swiper().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toEqual(['slate']);
  });

  it('moves up and down when it is vertical', async () => {
    mount({ vertical: true, duration: 0, style: { inlineSize: 300, blockSize: 120 } });
    expect([offsetOf('granite', swiper(), true), offsetOf('marble', swiper(), true)]).toEqual([
      0, 120,
    ]);
    frameIn(swiper()).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toEqual(['granite']);
    await userEvent.keyboard('{ArrowDown}');
    expect(shown()).toEqual(['marble']);
    await userEvent.keyboard('{ArrowUp}');
    expect(shown()).toEqual(['granite']);
  });

  it('follows slides that are added and removed', () => {
    const { again } = mount({ slides: 0, defaultCurrent: 3, duration: 300 });
    expect(shown()).toEqual([]);
    again({ slides: 5 });
    expect([shown(), offsetOf('slate')]).toEqual([['slate'], 0]);
    again({ slides: 2 });
    expect([shown(), offsetOf('marble')]).toEqual([['marble'], 0]);
    again({ slides: 5, circular: true });
    expect([shown(), offsetOf('slate')]).toEqual([['slate'], 0]);
  });

  it('has named dots with one tab stop, and arrow keys move between them', async () => {
    const { onChange } = mount({ indicatorDots: true, duration: 0 });
    expect(dot(1).getAttribute('aria-current')).toBe('true');
    const { width, height } = dot(2).getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(dot(3));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2, { source: 'click', itemId: 'basalt' });
    expect([dot(1), dot(3)].map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(dot(4));
    expect(shown()).toEqual(['slate']);
    expect(within(swiper()).getByText('4 of 4').getAttribute('aria-live')).toBe('polite');
  });

  it('the focus moves to the new slide when arrow keys leave a focused slide', async () => {
    mount({ duration: 0, indicatorDots: true });
    screen.getByRole('button', { name: 'granite' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '2 of 4' }));
    await frame();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '2 of 4' }));
  });

  it('the focus moves to the new slide when a long way removes the focused slide', async () => {
    const handle = createRef<SwiperHandle>();
    const slide = (index: number) => (
      <button type="button" onClick={() => handle.current?.goTo(index + 40)}>
        {`Photo ${index + 1}`}
      </button>
    );
    render(<Swiper label="Photos" handle={handle} count={100} renderItem={slide} />);
    await userEvent.click(screen.getByRole('button', { name: 'Photo 1' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '41 of 100' }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '40 of 100' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '43 of 100' }));
  });

  it('a change of the slide takes no focus from the page', async () => {
    const handle = createRef<SwiperHandle>();
    mount({ duration: 0, handle });
    screen.getByRole('button', { name: 'granite' }).focus();
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => handle.current?.next());
    expect(document.activeElement).toBe(document.body);
  });

  it('has arrow buttons that keep the focus at an end', async () => {
    mount({ navigation: true, slides: 2, duration: 0 });
    const [back, on] = ['Previous slide', 'Next slide'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(back?.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(on as HTMLElement);
    expect(shown()).toEqual(['marble']);
    expect(on?.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(on);
  });

  it('uses the label of a slide in its dot and its announcement', async () => {
    render(
      <Swiper label="Coffee" indicatorDots duration={0}>
        <SwiperItem label="Espresso">a</SwiperItem>
        <SwiperItem label="Flat white">b</SwiperItem>
        <SwiperItem>c</SwiperItem>
      </Swiper>,
    );
    const dots = within(screen.getByRole('group', { name: 'Slides' })).getAllByRole('button');
    expect(dots.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Espresso, 1 of 3',
      'Flat white, 2 of 3',
      'Slide 3',
    ]);
    const status = screen.getByText('Espresso, 1 of 3');
    expect(status.getAttribute('aria-live')).toBe('polite');
    await userEvent.click(screen.getByRole('button', { name: 'Flat white, 2 of 3' }));
    expect(status.textContent).toBe('Flat white, 2 of 3');
  });

  it('renders only the neighbours of ten thousand slides', async () => {
    const handle = createRef<SwiperHandle>();
    const renderItem = (index: number) => <p style={{ blockSize: 50 }}>slab {index}</p>;
    render(
      <StrictMode>
        <Swiper
          label="Slabs"
          count={10_000}
          renderItem={renderItem}
          handle={handle}
          duration={80}
          defaultCurrent={2}
          indicatorDots
          circular
          style={{ inlineSize: 300 }}
        />
      </StrictMode>,
    );
    const root = swiper('Slabs');
    expect(root.querySelectorAll('[data-cell]')).toHaveLength(5);
    expect(root.textContent).toContain('3 / 10,000');
    act(() => handle.current?.goTo(7000));
    await expect.poll(() => offsetOf('slab 7000', root)).toBe(0);
    expect(root.querySelectorAll('[data-cell]')).toHaveLength(5);
    act(() => handle.current?.goTo(9999, { animated: false }));
    expect([offsetOf('slab 9999', root), offsetOf('slab 0', root)]).toEqual([0, 300]);
  });

  it('renderItem without a count throws an error', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Swiper label="Slabs" renderItem={() => null} />)).toThrow(
      'Swiper: `renderItem` needs a `count` of slides',
    );
    vi.restoreAllMocks();
  });

  it('the server renders it at its first slide', () => {
    const html = renderToString(<Stones defaultCurrent={2} />);
    setMarkup(document.body, html);
    expect(offsetOf('basalt')).toBe(0);
    document.body.replaceChildren();
  });

  it('passes id, className, data-* and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    function Owner() {
      const [current, setCurrent] = useState(0);
      return (
        <Stones
          ref={ref}
          id="stones"
          data-kind="x"
          className="mine"
          current={current}
          onChange={setCurrent}
        />
      );
    }
    render(<Owner />);
    expect(ref.current).toBe(swiper());
    expect(swiper().matches('#stones.mine[data-kind="x"][data-swiper="x"]')).toBe(true);
  });
});
