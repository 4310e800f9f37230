/** @module-tag long */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { boxOf, loaded, named, openPreview } from '../../helpers/open-preview';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

describe('fingers', () => {
  const send = (type: string, x: number, y: number, time: number, pointerId = 1) => {
    const stage = screen.getByRole('img').closest('[class*=stage]') as Element;
    const event = new PointerEvent(type, {
      bubbles: true,
      pointerId,
      clientX: x,
      clientY: y,
      pointerType: 'touch',
    });
    Object.defineProperty(event, 'timeStamp', { value: time });
    stage.dispatchEvent(event);
  };
  const swipe = (dx: number, dy: number) => {
    send('pointerdown', 195, 400, 0);
    for (let step = 1; step <= 10; step += 1) {
      send('pointermove', 195 + (dx * step) / 10, 400 + (dy * step) / 10, step * 16);
    }
    send('pointerup', 195 + dx, 400 + dy, 161);
  };

  it.each([
    ['ltr', -150, 'Picture 2 of 3'],
    ['rtl', 150, 'Picture 2 of 3'],
    ['rtl', -150, 'Picture 1 of 3'],
  ])('with dir="%s" a swipe by %d px shows "%s"', async (dir, dx, name) => {
    document.documentElement.dir = dir;
    await openPreview();
    await loaded('A quarry');
    swipe(dx, 0);
    await named(name);
    await waitFor(() => {
      const { left } = boxOf(name === 'Picture 1 of 3' ? 'A quarry' : name);
      expect(Math.round(left)).toBe(0);
    });
  });

  it('a double tap zooms at its point, and that point of the picture stays there', async () => {
    await openPreview();
    await loaded('A quarry');
    for (const time of [0, 120]) {
      send('pointerdown', 95, 422, time);
      send('pointerup', 95, 422, time + 20);
    }
    await screen.findByRole('button', { name: 'Zoom out' });
    await waitFor(() => expect(Math.round(boxOf('A quarry').width)).toBeGreaterThan(1100));
    await waitFor(() => {
      const { left, width } = boxOf('A quarry');
      expect((95 - left) / width).toBeCloseTo(95 / 390, 2);
    });
  });

  it('a pinch zooms, and a zoomed picture turns the page only at its edge', async () => {
    await openPreview();
    await loaded('A quarry');
    const before = boxOf('A quarry').width;
    send('pointerdown', 145, 422, 0, 1);
    send('pointerdown', 245, 422, 0, 2);
    for (const time of [16, 32, 48]) {
      send('pointermove', 145 - time, 422, time, 1);
      send('pointermove', 245 + time, 422, time, 2);
    }
    send('pointerup', 97, 422, 300, 1);
    send('pointerup', 293, 422, 300, 2);
    await screen.findByRole('button', { name: 'Zoom out' });
    const scale = () => boxOf('A quarry').width / before;
    await waitFor(() => expect(scale()).toBeGreaterThan(1.5));
    const { left } = boxOf('A quarry');
    swipe(-60, 0);
    await waitFor(() => expect(boxOf('A quarry').left).toBeLessThan(left - 50));
    await named('Picture 1 of 3');
    swipe(-350, 0);
    await named('Picture 2 of 3');
  });

  it('prevents scrolling, because the browser would use the next tap to stop a fling', async () => {
    await openPreview();
    const picture = await loaded('A quarry');
    const move = new TouchEvent('touchmove', { bubbles: true, cancelable: true });
    picture.dispatchEvent(move);
    expect(move.defaultPrevented).toBe(true);
  });

  it('a pull down closes it', async () => {
    const { onOpenChange } = await openPreview();
    await loaded('A quarry');
    swipe(0, 300);
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a long picture fills the width and shows its top', async () => {
    await openPreview({ start: 2 });
    await loaded('Layers');
    await waitFor(() => {
      const { left, top, width } = boxOf('Layers');
      // It is six times as high as wide, so it is 141 px wide when it fits the height. 390 px are 2.77 times that.
      expect(width / 390).toBeCloseTo(2.77, 1);
      expect(Math.round(left + width / 2)).toBe(195);
      expect(Math.round(top)).toBe(0);
    });
  });
});
