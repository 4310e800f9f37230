/** @module-tag long */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Popup, type PopupProps } from '@/components/popup';
import { touch } from '../../helpers/touch';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const panel = () => screen.getByRole('dialog');
const still = () =>
  Promise.all(
    panel()
      .getAnimations()
      .map((motion) => motion.finished.catch(() => {})),
  );

async function open(props: PopupProps) {
  const onOpenChange = vi.fn();
  const onSnapChange = vi.fn();
  render(
    <StrictMode>
      <Popup
        defaultOpen
        label="Sheet"
        onOpenChange={onOpenChange}
        onSnapChange={onSnapChange}
        {...props}
      />
    </StrictMode>,
  );
  await waitFor(() => expect(panel().parentElement?.dataset.state).toBe('open'));
  await still();
  return { onOpenChange, onSnapChange };
}

const box = <div style={{ height: 300, width: 200 }}>Content</div>;
const list = (
  <div key="list" data-testid="list" style={{ height: 300, overflow: 'auto' }}>
    <div style={{ height: 2000 }}>Long</div>
  </div>
);

it('a sheet with snap points has its height and a working handle in its first render', async () => {
  render(
    <Popup defaultOpen label="Sheet" snapPoints={[200, 400]}>
      {box}
    </Popup>,
  );
  expect(panel().getBoundingClientRect().height).toBe(200);
  screen.getByRole('button', { name: 'Resize' }).click();
  await waitFor(() => expect(panel().style.blockSize).toBe('400px'));
});

describe('a pull', () => {
  it.each([
    ['bottom', { y: 200 }],
    ['top', { y: -200 }],
    ['left', { x: -200 }],
    ['right', { x: 200 }],
  ] as const)('closes one at the %s towards its edge', async (side, by) => {
    const { onOpenChange } = await open({ side, closeOnSwipe: true, children: box });
    const finger = await touch(screen.getByText('Content'));
    await finger.move(by);
    expect(panel().style.translate).not.toBe('');
    await finger.up();
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(onOpenChange.mock.calls).toEqual([[false, 'drag']]);
  });

  it('that is short and slow, or goes the other way, goes back', async () => {
    const { onOpenChange } = await open({ closeOnSwipe: true, children: box });
    const { top } = panel().getBoundingClientRect();
    const finger = await touch(screen.getByText('Content'));
    await finger.move({ y: 60 }, 4);
    // Rested before it lets go: no flick.
    await new Promise((resolve) => setTimeout(resolve, 130));
    await finger.move({ y: 1 }, 1);
    await finger.up();
    await waitFor(() => expect(panel().getBoundingClientRect().top).toBe(top));
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('in a list that is not at its top scrolls the list', async () => {
    const { onOpenChange } = await open({ closeOnSwipe: true, children: list });
    const scroller = screen.getByTestId('list');
    scroller.scrollTop = 500;
    const finger = await touch(scroller);
    await finger.move({ y: 200 });
    await finger.up();
    expect(scroller.scrollTop).toBeLessThan(400);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('in a list at its top, by a fraction below it too, pulls the panel', async () => {
    const { onOpenChange } = await open({ closeOnSwipe: true, children: list });
    screen.getByTestId('list').scrollTop = 0.4;
    const finger = await touch(screen.getByTestId('list'));
    await finger.move({ y: 250 });
    await finger.up();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false, 'drag'));
  });

  it('leaves the panel where it is when its owner keeps it', async () => {
    const { onOpenChange } = await open({ open: true, closeOnSwipe: true, children: box });
    const { top } = panel().getBoundingClientRect();
    const finger = await touch(screen.getByText('Content'));
    await finger.move({ y: 250 });
    await finger.up();
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(panel().style.translate).toBe(''));
    await still();
    expect(panel().getBoundingClientRect().top).toBe(top);
  });
});

describe('heights', () => {
  const points = [200, 400] as const;
  const height = () => panel().getBoundingClientRect().height;

  it('go up by a pull, which a list inside has first', async () => {
    const top = (
      <div key="top" style={{ flex: 'none', height: 60 }}>
        Slabs
      </div>
    );
    const { onSnapChange } = await open({ snapPoints: points, children: [top, list] });
    expect(height()).toBe(200);
    const finger = await touch(screen.getByText('Slabs'));
    await finger.move({ y: -150 });
    await finger.up();
    await waitFor(() => expect(onSnapChange.mock.calls).toEqual([[1]]));
    await waitFor(() => expect(panel().style.translate).toBe(''));
    await still();
    expect(height()).toBe(400);
    const second = await touch(screen.getByTestId('list'));
    await second.move({ y: -150 });
    await second.up();
    await waitFor(() => expect(screen.getByTestId('list').scrollTop).toBeGreaterThan(50));
    expect(height()).toBe(400);
  });

  it('are gone through by the handle: pressed, and by arrows', async () => {
    const { onSnapChange } = await open({ snapPoints: points, children: box });
    const handle = screen.getByRole('button', { name: 'Resize' });
    await userEvent.click(handle);
    await waitFor(() => expect(height()).toBe(400));
    handle.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await waitFor(() => expect(height()).toBe(200));
    expect(onSnapChange.mock.calls).toEqual([[1], [0]]);
  });

  it('are set by their owner', async () => {
    const view = (snap: number) => (
      <Popup open label="Sheet" snapPoints={points} snap={snap}>
        {box}
      </Popup>
    );
    const { rerender } = render(view(1));
    await waitFor(() => expect(height()).toBe(400));
    await still();
    rerender(view(0));
    await waitFor(() => expect(height()).toBe(200));
  });
});

describe('the wheel and the finger', () => {
  const moved = (init: WheelEventInit, target: Element) =>
    !fireEvent.wheel(target, { cancelable: true, bubbles: true, ...init });

  it('move what scrolls inside, and nothing behind', async () => {
    await open({ children: list });
    const inner = screen.getByText('Long');
    const scroller = screen.getByTestId('list');
    expect(moved({ deltaY: 50 }, inner)).toBe(false);
    expect(moved({ deltaY: -50 }, inner)).toBe(true);
    scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - 0.4;
    expect(moved({ deltaY: 50 }, inner)).toBe(true);
    expect(moved({ deltaY: 50 }, panel())).toBe(true);
    expect(moved({ deltaY: 50, ctrlKey: true }, panel())).toBe(false);
  });
});
