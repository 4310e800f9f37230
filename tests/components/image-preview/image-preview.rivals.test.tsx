/** @module-tag long */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDrag } from '@/components/kit/gestures';
import { trackPull } from '@/components/pull-to-refresh/pull-finger';
import { boxOf, dialog, loaded, named, openPreview } from '../../helpers/open-preview';
import { centreOf, liftFingers, pinch, type Spot, tap, touch } from '../../helpers/touch';
import { frame, wait } from '../../helpers/waiting';

afterEach(async () => {
  await liftFingers();
  cleanup();
});

/** A drag and a pull that want every finger of the document. */
function Rivals({ log }: { log: string[] }) {
  const ref = useDrag({ axis: 'both', onStart: () => log.push('drag') });
  useEffect(() => {
    const stopDrag = ref(document.body);
    const stopPull = trackPull(
      document.documentElement,
      { ready: () => true, move: () => log.push('pull'), end: () => {} },
      document.body,
    );
    return () => {
      stopDrag?.();
      stopPull();
    };
  }, [ref, log]);
  return null;
}

async function openWithRivals() {
  const log: string[] = [];
  const { onOpenChange } = await openPreview({ children: <Rivals log={log} /> });
  await loaded('A quarry');
  return { log, onOpenChange };
}

const middle = () => centreOf(dialog());
const beside = ({ x, y }: Spot, by: number): Spot => ({ x: x + by, y });

describe('the fingers on the preview', () => {
  it('a long press counts although the finger trembles, and its later moves do nothing', async () => {
    const onLongPress = vi.fn();
    const { onOpenChange } = await openPreview({ onLongPress });
    const { left } = (await loaded('A quarry')).getBoundingClientRect();
    const finger = await touch(middle());
    await finger.move({ x: 2, y: 1 }, 2);
    await expect.poll(() => onLongPress.mock.calls).toEqual([[0]]);
    await finger.move({ x: 0, y: 300 });
    await frame();
    expect(screen.getByRole('img', { name: 'A quarry' }).getBoundingClientRect().left).toBe(left);
    await finger.up();
    await wait(400);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('a tap closes it, and a double tap zooms', async () => {
    const { onOpenChange } = await openPreview();
    await loaded('A quarry');
    await tap(middle());
    await tap(middle());
    await screen.findByRole('button', { name: 'Zoom out' });
    await wait(400);
    expect(onOpenChange).not.toHaveBeenCalled();
    await tap(middle());
    await expect.poll(() => onOpenChange.mock.calls.length).toBe(1);
  });

  it('a pinch zooms, and the finger that stays pans the picture', async () => {
    await openPreview();
    await loaded('A quarry');
    const before = boxOf('A quarry').width;
    const first = await touch(beside(middle(), -40));
    const second = await touch(beside(middle(), 40), 1);
    await first.move({ x: -60 });
    await second.move({ x: 60 });
    await first.up();
    const { left, width } = boxOf('A quarry');
    expect(width / before).toBeGreaterThan(2);
    await second.move({ x: -50 });
    await frame();
    expect(Math.round(boxOf('A quarry').left - left)).toBe(-50);
    expect(Math.round(boxOf('A quarry').width - width)).toBe(0);
    await second.up();
    await wait(400);
    expect(dialog().getAttribute('aria-label')).toBe('Picture 1 of 3');
  });

  it('a finger that lands during a swipe makes a pinch of it, and the page stays', async () => {
    await openPreview();
    await loaded('A quarry');
    const first = await touch(beside(middle(), -20));
    await first.move({ x: -80 });
    const second = await touch(beside(middle(), 60), 1);
    await second.move({ x: 80 });
    await second.up();
    await first.up();
    await screen.findByRole('button', { name: 'Zoom out' });
    await named('Picture 1 of 3');
  });

  it.each(['visibilitychange', 'blur'])('%s ends a swipe, and the page goes back', async (type) => {
    await openPreview();
    const picture = await loaded('A quarry');
    const finger = await touch(picture);
    await finger.move({ x: -150 });
    await frame();
    expect(boxOf('A quarry').left).toBeLessThan(-100);
    (type === 'blur' ? window : document).dispatchEvent(new Event(type));
    await waitFor(() => expect(Math.round(boxOf('A quarry').left)).toBe(0));
    await finger.move({ x: -150 });
    await finger.up();
    await wait(350);
    expect(dialog().getAttribute('aria-label')).toBe('Picture 1 of 3');
  });
});

describe('gestures around the preview', () => {
  it.each([
    ['a swipe', { x: -120, y: 10 }],
    ['a pull down', { x: 5, y: 100 }],
    ['a move up, which does nothing here,', { x: 5, y: -120 }],
  ])('%s does not start one of them', async (_, by) => {
    const { log } = await openWithRivals();
    const finger = await touch(middle());
    await finger.move(by);
    await finger.up();
    await frame();
    expect(log).toEqual([]);
  });

  it('a pinch does not start one of them, also not with its third finger', async () => {
    const { log } = await openWithRivals();
    const at = middle();
    await pinch([beside(at, -30), beside(at, 30)], [beside(at, -120), beside(at, 120)]);
    await screen.findByRole('button', { name: 'Zoom out' });
    const fingers = [
      await touch(beside(at, -60)),
      await touch(at, 1),
      await touch(beside(at, 60), 2),
    ];
    for (const finger of fingers) await finger.move({ x: 0, y: 60 });
    for (const finger of fingers) await finger.up();
    expect(log).toEqual([]);
  });
});

it('any real fingers end at a page, with a picture within its limits', {
  timeout: 60_000,
}, async () => {
  const { log, onOpenChange } = await openWithRivals();
  let seed = 11;
  const random = (range: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed % (2 * range)) - range;
  };
  const size = boxOf('A quarry').width;
  for (let round = 0; round < 15; round += 1) {
    const count = 1 + Math.abs(random(3));
    const fingers: Awaited<ReturnType<typeof touch>>[] = [];
    for (let id = 0; id < count; id += 1) {
      const { x, y } = middle();
      fingers.push(await touch({ x: x + random(150), y: y + random(200) }, id));
      // Some fingers move before the next one lands. None moves down far enough to close the preview.
      if (random(2) >= 0) await fingers[id]?.move({ x: random(90), y: -Math.abs(random(60)) }, 3);
    }
    for (const finger of fingers) {
      await finger.move({ x: random(90), y: -Math.abs(random(60)) }, 3);
      await finger.up();
    }
    await wait(650);
    if (onOpenChange.mock.calls.length > 0) break;
    const front = document.querySelector('[class*=page]:not([inert])') as Element;
    const box = front.getBoundingClientRect();
    const picture = front.querySelector('[class*=picture]')?.getBoundingClientRect();
    expect(Math.round(box.left)).toBe(0);
    expect(picture?.width).toBeGreaterThanOrEqual(size - 1);
    expect(picture?.width).toBeLessThanOrEqual(size * 4 + 1);
    expect(picture?.left).toBeLessThanOrEqual(1);
    expect(picture?.right).toBeGreaterThanOrEqual(size - 1);
  }
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(log).toEqual([]);
});
