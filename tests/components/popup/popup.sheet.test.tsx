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

describe('a drag on a sheet', () => {
  it.each([
    ['bottom', { y: 200 }],
    ['top', { y: -200 }],
    ['left', { x: -200 }],
    ['right', { x: 200 }],
  ] as const)('towards the edge closes a sheet at the %s', async (side, by) => {
    const { onOpenChange } = await open({ side, closeOnSwipe: true, children: box });
    const finger = await touch(screen.getByText('Content'));
    await finger.move(by);
    expect(panel().style.translate).not.toBe('');
    await finger.up();
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(onOpenChange.mock.calls).toEqual([[false, 'swipe']]);
  });

  it('springs back when it is short and slow', async () => {
    const { onOpenChange } = await open({ closeOnSwipe: true, children: box });
    const { top } = panel().getBoundingClientRect();
    const finger = await touch(screen.getByText('Content'));
    await finger.move({ y: 60 }, 4);
    // The finger rests before it is lifted, so that there is no flick.
    await new Promise((resolve) => setTimeout(resolve, 130));
    await finger.move({ y: 1 }, 1);
    await finger.up();
    await waitFor(() => expect(panel().getBoundingClientRect().top).toBe(top));
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('scrolls a list that is not at its top', async () => {
    const { onOpenChange } = await open({ closeOnSwipe: true, children: list });
    const scroller = screen.getByTestId('list');
    scroller.scrollTop = 500;
    const finger = await touch(scroller);
    await finger.move({ y: 200 });
    await finger.up();
    await waitFor(() => expect(scroller.scrollTop).toBeLessThan(400));
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('moves the panel when the list is at its top, or less than a pixel below it', async () => {
    const { onOpenChange } = await open({ closeOnSwipe: true, children: list });
    screen.getByTestId('list').scrollTop = 0.4;
    const finger = await touch(screen.getByTestId('list'));
    await finger.move({ y: 250 });
    await finger.up();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false, 'swipe'));
  });

  it('springs back when its owner keeps the sheet open', async () => {
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

describe('the heights of a sheet', () => {
  const points = [200, 400] as const;
  const height = () => panel().getBoundingClientRect().height;

  it('grow with a drag before the list inside scrolls', async () => {
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

  it('change with a press on the handle and with arrow keys', async () => {
    const { onSnapChange } = await open({ snapPoints: points, children: box });
    const handle = screen.getByRole('button', { name: 'Resize' });
    await userEvent.click(handle);
    await waitFor(() => expect(height()).toBe(400));
    handle.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await waitFor(() => expect(height()).toBe(200));
    expect(onSnapChange.mock.calls).toEqual([[1], [0]]);
  });

  it('follow the `snap` prop', async () => {
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

describe('the wheel over a popup', () => {
  const moved = (init: WheelEventInit, target: Element) =>
    !fireEvent.wheel(target, { cancelable: true, bubbles: true, ...init });

  it('scrolls what is inside, and nothing behind', async () => {
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
