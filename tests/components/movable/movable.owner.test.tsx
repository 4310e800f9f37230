import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MovableArea, type MovableChange, MovableView } from '@/components/movable';
import { touch } from '../../helpers/touch';
import { frame } from '../../helpers/waiting';

afterEach(cleanup);

const view = () => screen.getByRole('group', { name: 'Slab' });
const place = () => {
  const [box, room] = [view(), view().parentElement!].map((one) => one.getBoundingClientRect());
  return [Math.round(box!.left - room!.left), Math.round(box!.top - room!.top)];
};
const frames = async (count: number) => {
  for (let at = 0; at < count; at += 1) await act(() => frame());
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

type OwnerProps = {
  /** Frames between a report and the render with the new place. */
  late?: number;
  follow?: (change: MovableChange) => { x: number; y: number };
  onChange?: (change: MovableChange) => void;
};

/** Keeps the place in its state and gives it back, as of an input. */
function Owner({ late = 0, follow = ({ x, y }) => ({ x, y }), onChange }: OwnerProps) {
  const [at, setAt] = useState({ x: 20, y: 20 });
  const [scale, setScale] = useState(1);
  const report = async (change: MovableChange) => {
    onChange?.(change);
    for (let count = 0; count < late; count += 1) await frame();
    setAt(follow(change));
  };
  return (
    <>
      <MovableArea style={{ width: 300, height: 200, margin: 20 }}>
        <MovableView
          {...at}
          label="Slab"
          direction="all"
          style={{ width: 80, height: 60, background: 'teal' }}
          scale
          scaleValue={scale}
          onScale={(change) => setScale(change.scale)}
          onChange={(change) => void report(change)}
        />
      </MovableArea>
      <button type="button" onClick={() => setAt({ x: 20, y: 20 })}>
        Back
      </button>
      <output>{`${Math.round(at.x)}, ${Math.round(at.y)}`}</output>
    </>
  );
}

it.each([0, 1, 3])(
  'an owner that gives each place back %i frames later does not disturb a drag',
  async (late) => {
    const onChange = vi.fn<(change: MovableChange) => void>();
    render(<Owner late={late} onChange={onChange} />, { wrapper: StrictMode });
    const finger = await touch(view());
    onChange.mockClear();
    for (const x of [20, 40, 60, 40, 90]) {
      await finger.move({ x: 0, y: 0 });
      await finger.move({ x: x / 5 });
      await frames(1);
    }
    const dragged = place();
    expect(dragged[0]).toBeGreaterThan(50);
    await finger.up();
    await frames(late + 10);
    expect(place()).toEqual(dragged);
    expect(new Set(onChange.mock.calls.map(([{ source }]) => source))).toEqual(new Set(['touch']));
    expect(screen.getByRole('status').textContent).toBe(dragged.join(', '));
  },
);

it('an owner that keeps the place in its state moves it back to the start', async () => {
  render(<Owner />, { wrapper: StrictMode });
  const finger = await touch(view());
  await finger.move({ x: 100, y: 50 });
  await finger.up();
  expect(place()[0]).toBeGreaterThan(80);
  await act(() => press('Back'));
  await waitFor(() => expect(place()).toEqual([20, 20]));
  await frames(3);
  expect(screen.getByRole('status').textContent).toBe('20, 20');
});

it('an owner that rounds to a grid moves it there after the release', async () => {
  const grid = (value: number) => Math.round(value / 50) * 50;
  render(<Owner follow={({ x, y }) => ({ x: grid(x), y: grid(y) })} />);
  await waitFor(() => expect(place()).toEqual([0, 0]));
  const finger = await touch(view());
  await finger.move({ x: 115, y: 60 });
  await frames(5);
  const held = place();
  await frames(5);
  expect(place()).toEqual(held);
  await finger.up();
  await waitFor(() => expect(place()).toEqual([100, 50]));
});

it('an owner that keeps only the scale does not move it back', async () => {
  function Zoomed() {
    const [scale, setScale] = useState(1);
    return (
      <MovableArea style={{ width: 300, height: 200 }}>
        <MovableView
          {...{ label: 'Slab', direction: 'all', scale: true, scaleValue: scale, x: 20, y: 20 }}
          style={{ width: 80, height: 60 }}
          onScale={(change) => setScale(change.scale)}
        />
      </MovableArea>
    );
  }
  render(<Zoomed />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(view().style.translate).toBe('40px 20px');
  await userEvent.keyboard('+');
  await frames(10);
  expect(view().style.scale).toBe('1.25');
  expect(view().style.translate).toBe('40px 20px');
});

it('the same x and y do not move it back, and a new key does', async () => {
  const tree = (key: string) => (
    <MovableArea style={{ width: 300, height: 200 }}>
      <MovableView key={key} label="Slab" direction="all" x={20} y={20} style={{ width: 80 }}>
        Slab
      </MovableView>
    </MovableArea>
  );
  const { rerender } = render(tree('a'));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  rerender(tree('a'));
  await frames(5);
  expect(place()).toEqual([30, 20]);
  rerender(tree('b'));
  expect(place()).toEqual([20, 20]);
});
