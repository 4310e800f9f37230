import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MovableArea, MovableView, type MovableViewProps } from '@/components/movable';
import { centreOf, touch } from '../../helpers/touch';
import { frame } from '../../helpers/waiting';

afterEach(cleanup);

const view = () => screen.getByRole('group', { name: 'Slab' });
const place = () => {
  const [box, room] = [view(), view().parentElement!].map((one) => one.getBoundingClientRect());
  return [Math.round(box!.left - room!.left), Math.round(box!.top - room!.top)];
};

function tree(props: MovableViewProps = {}, scaleArea = false) {
  return (
    <StrictMode>
      <MovableArea style={{ width: 300, height: 200, margin: 20 }} scaleArea={scaleArea}>
        <MovableView
          label="Slab"
          direction="all"
          style={{ width: 80, height: 60, background: 'teal' }}
          {...props}
        />
      </MovableArea>
    </StrictMode>
  );
}

async function dragBy(x: number, y: number) {
  const finger = await touch(view());
  await finger.move({ x, y });
  return finger;
}

/** Moves by `x` px within 40 ms of event time, so that the speed is the same on a slow machine. */
function fling(x: number) {
  const from = centreOf(view());
  let time = performance.now();
  const send = (type: string, by: number) => {
    const event = new PointerEvent(type, {
      ...{ bubbles: true, cancelable: true, pointerId: 7, pointerType: 'touch', isPrimary: true },
      clientX: from.x + by,
      clientY: from.y,
    });
    time += 10;
    Object.defineProperty(event, 'timeStamp', { value: time });
    view().dispatchEvent(event);
  };
  send('pointerdown', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) send('pointermove', x * part);
  send('pointerup', x);
}

describe('MovableView', () => {
  it('follows a finger and stops at the edge', { tags: 'long' }, async () => {
    const onChange = vi.fn();
    render(tree({ x: 20, y: 20, onChange }));
    expect(place()).toEqual([20, 20]);
    const finger = await dragBy(500, 500);
    expect(place()).toEqual([220, 140]);
    await finger.up();
    expect(place()).toEqual([220, 140]);
    expect(onChange).toHaveBeenLastCalledWith({ x: 220, y: 140, source: 'touch' });
  });

  it('moves beyond the edge with outOfBounds, and springs back', { tags: 'long' }, async () => {
    const onChange = vi.fn();
    render(tree({ outOfBounds: true, onChange }));
    const finger = await dragBy(-150, 0);
    expect(place()[0]).toBeLessThan(-20);
    expect(onChange.mock.lastCall?.[0].source).toBe('touch-out-of-bounds');
    await finger.up();
    await waitFor(() => expect(place()).toEqual([0, 0]));
    expect(onChange.mock.lastCall?.[0]).toEqual({ x: 0, y: 0, source: 'out-of-bounds' });
  });

  it('moves only in its direction, and not while it is disabled', { tags: 'long' }, async () => {
    const { rerender } = render(tree({ direction: 'horizontal' }));
    await (await dragBy(60, 5)).up();
    expect(place()[0]).toBeGreaterThan(30);
    expect(place()[1]).toBe(0);
    const before = place();
    rerender(tree({ direction: 'horizontal', disabled: true }));
    await (await dragBy(60, 0)).up();
    expect(place()).toEqual(before);
    expect(view().tabIndex).toBe(-1);
  });

  it('slides after a fling with inertia, and rests inside', async () => {
    const onChange = vi.fn();
    render(tree({ inertia: true, onChange }));
    fling(80);
    await waitFor(() => expect(onChange.mock.lastCall?.[0].source).toBe('friction'));
    await waitFor(() => expect(place()[0]).toBe(220));
  });

  it('moves to the position of its owner within the area, and stays inside when the area shrinks', async () => {
    const { rerender } = render(tree({ x: 10, y: 10 }));
    rerender(tree({ x: 900, y: 30, animation: false }));
    await waitFor(() => expect(place()).toEqual([220, 30]));
    view().parentElement!.style.width = '200px';
    await waitFor(() => expect(place()).toEqual([120, 30]));
  });

  it('keeps the position that the user chose while its page is hidden', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>{tree({ x: 10, y: 10, scale: true })}</Activity>
    );
    const { rerender } = render(page('visible'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}+');
    const put = place();
    rerender(page('hidden'));
    for (const _ of [1, 2, 3]) await frame();
    rerender(page('visible'));
    for (const _ of [1, 2, 3]) await frame();
    expect(place()).toEqual(put);
    expect(view().style.scale).toBe('1.25');
  });

  it('finishes its move to a new position when its page reappears', async () => {
    const page = (mode: 'visible' | 'hidden', x: number) => (
      <Activity mode={mode}>{tree({ x })}</Activity>
    );
    const { rerender } = render(page('visible', 0));
    rerender(page('visible', 100));
    rerender(page('hidden', 100));
    await frame();
    rerender(page('visible', 100));
    await waitFor(() => expect(place()).toEqual([100, 0]));
  });

  it('moves and scales with keys', async () => {
    const onScale = vi.fn();
    render(tree({ x: 50, y: 50, scale: true, scaleMax: 1.5, onScale }));
    expect(view()).toHaveAccessibleDescription('Move with the arrow keys');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}');
    expect(place()).toEqual([59, 60]);
    await userEvent.keyboard('++');
    expect(onScale.mock.lastCall?.[0].scale).toBe(1.5);
    expect(view().style.scale).toBe('1.5');
  });

  it('two fingers anywhere in the area scale it with scaleArea', { tags: 'long' }, async () => {
    const onScale = vi.fn();
    render(tree({ x: 100, y: 60, scale: true, onScale }, true));
    const { left, top } = view().parentElement!.getBoundingClientRect();
    const one = await touch({ x: left + 20, y: top + 20 }, 0);
    const two = await touch({ x: left + 60, y: top + 20 }, 1);
    await two.move({ x: 40 });
    await two.up();
    await one.up();
    expect(onScale.mock.lastCall?.[0].scale).toBeCloseTo(2, 1);
  });
});
