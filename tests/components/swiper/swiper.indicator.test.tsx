import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PageIndicator } from '@/components/page-indicator';
import { Swiper, SwiperItem } from '@/components/swiper';
import { frame } from '../../helpers/waiting';
import { frameIn, offsetOf, Stones, shown, swiper } from './parts';

afterEach(cleanup);

describe('indicator of a Swiper', () => {
  it('shows the node of the function below the slides, with the place of the current slide', async () => {
    render(
      <Stones
        duration={0}
        indicatorDots
        indicator={({ current, total }) => (
          <PageIndicator data-testid="own" mode="bar" current={current} total={total} />
        )}
      />,
    );
    const own = screen.getByTestId('own');
    expect(screen.queryByRole('button', { name: 'Slide 1' })).toBeNull();
    expect(own.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      frameIn(swiper()).getBoundingClientRect().bottom,
    );
    frameIn(swiper()).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(own.style.getPropertyValue('--portico-own-share')).toBe('0.3333333333333333');
  });

  it('counts only the places of the first visible slide', () => {
    const indicator = vi.fn(() => null);
    render(<Stones displayMultipleItems={2} indicator={indicator} />);
    expect(indicator).toHaveBeenLastCalledWith({ current: 0, total: 3 });
  });

  it('shows no dots when it is false', () => {
    render(<Stones indicatorDots indicator={false} />);
    expect(screen.queryByRole('button', { name: 'Slide 1' })).toBeNull();
    expect(frameIn(swiper()).tabIndex).toBe(0);
  });
});

const widthOf = (text: string) =>
  Math.round(screen.getByText(text).closest('[data-cell]')?.getBoundingClientRect().width ?? 0);
const placeOf = (text: string) => {
  const slide = screen.getByText(text).closest('[data-cell]')?.getBoundingClientRect();
  const box = frameIn(swiper()).getBoundingClientRect();
  return [Math.round((slide?.left ?? 0) - box.left), Math.round(box.right - (slide?.right ?? 0))];
};

describe('slideSize of a Swiper', () => {
  it('puts a smaller slide in the middle, with its neighbours beside it', async () => {
    render(<Stones slideSize="80%" duration={0} />);
    expect(widthOf('granite')).toBe(240);
    expect(placeOf('granite')).toEqual([30, 30]);
    expect(placeOf('marble')[0]).toBe(270);
    frameIn(swiper()).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([placeOf('marble'), shown()]).toEqual([[30, 30], ['marble']]);
  });

  it('starts the slide at previousMargin, and at the edge when that is 0', () => {
    const { rerender } = render(<Stones slideSize={200} previousMargin={0} />);
    expect(placeOf('granite')).toEqual([0, 100]);
    rerender(<Stones slideSize={200} previousMargin={20} />);
    expect(placeOf('granite')).toEqual([20, 80]);
  });

  it('starts at the right where text runs from right to left', () => {
    render(
      <div dir="rtl">
        <Stones slideSize={200} previousMargin={0} />
      </div>,
    );
    expect(placeOf('granite')).toEqual([100, 0]);
    expect(placeOf('marble')).toEqual([-100, 200]);
  });

  it('fits vertical slides', () => {
    render(<Stones vertical slideSize="50%" style={{ inlineSize: 300, blockSize: 200 }} />);
    const slide = screen.getByText('granite').closest('[data-cell]')?.getBoundingClientRect();
    const top = frameIn(swiper()).getBoundingClientRect().top;
    expect([slide?.height, (slide?.top ?? 0) - top]).toEqual([100, 50]);
  });

  it('shows both neighbours of a loop of two, and goes to one that is tapped', async () => {
    const onChange = vi.fn();
    render(<Stones slides={2} circular slideSize="70%" duration={0} onChange={onChange} />);
    const cells = [...swiper().querySelectorAll('[data-cell]')].map((cell) =>
      Math.round(
        cell.getBoundingClientRect().left - frameIn(swiper()).getBoundingClientRect().left,
      ),
    );
    expect(cells.sort((a, b) => a - b).slice(0, 3)).toEqual([-165, 45, 255]);
    await userEvent.click(swiper(), { position: { x: 290, y: 50 } });
    expect(onChange).toHaveBeenLastCalledWith(1, { source: 'click', itemId: 'marble' });
    await userEvent.click(swiper(), { position: { x: 10, y: 50 } });
    expect(onChange).toHaveBeenLastCalledWith(0, { source: 'click', itemId: 'granite' });
  });

  it('keeps its slide when the Swiper is resized', async () => {
    const { rerender } = render(<Stones slideSize="80%" defaultCurrent={2} duration={0} />);
    rerender(
      <Stones slideSize="80%" defaultCurrent={2} duration={0} style={{ inlineSize: 200 }} />,
    );
    await frame();
    expect([widthOf('basalt'), offsetOf('basalt')]).toEqual([160, 0]);
  });

  it('does not reach a Swiper inside a slide', () => {
    render(
      <Swiper label="Stones" slideSize={200} previousMargin={10} style={{ inlineSize: 300 }}>
        <SwiperItem>
          <Swiper label="Faces">
            <SwiperItem>
              <p>polished</p>
            </SwiperItem>
          </Swiper>
        </SwiperItem>
      </Swiper>,
    );
    const inner = within(swiper()).getByRole('group', { name: 'Faces' });
    expect(inner.getBoundingClientRect().width).toBe(200);
    expect(widthOf('polished')).toBe(200);
  });
});
