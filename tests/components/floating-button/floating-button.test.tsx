import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FloatingButton, type FloatingButtonProps } from '@/components/floating-button';
import { touch } from '../../helpers/touch';
import '@/components/kit/tokens.css';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole('button', { name: 'New' });
const root = () => button().parentElement as HTMLElement;
const box = () => root().getBoundingClientRect();
const still = () =>
  Promise.all(
    root()
      .getAnimations()
      .map((motion) => motion.finished),
  );

async function show(props: Partial<FloatingButtonProps> = {}) {
  const onClick = vi.fn();
  const onOffsetChange = vi.fn();
  render(
    <StrictMode>
      <main style={{ position: 'fixed', inset: '44px 0 0', paddingBottom: 50 }}>
        <FloatingButton label="New" {...{ onClick, onOffsetChange }} {...props} />
      </main>
    </StrictMode>,
  );
  await still();
  return { onClick, onOffsetChange };
}

const { innerWidth: width, innerHeight: height } = window;

it('the button is in the lower end corner, above the bars of the page', async () => {
  await show();
  expect(box().right).toBe(width - 16);
  expect(box().bottom).toBe(height - 50 - 16);
  expect(box().height).toBeGreaterThanOrEqual(44);
});

it('a finger drags the button along its axis up to the bars, and the drag does not press it', async () => {
  const { onClick, onOffsetChange } = await show();
  const finger = await touch(button());
  await finger.move({ x: -150, y: -200 });
  await finger.move({ y: -2000 }, 3);
  await finger.up();
  await waitFor(() => expect(onOffsetChange).toHaveBeenCalledTimes(1));
  await still();
  expect(box().top).toBe(44 + 16);
  expect(box().right).toBe(width - 16);
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('the button moves to the nearer edge of its magnet after a drag', { tags: 'long' }, async () => {
  await show({ axis: 'xy', magnetic: 'x' });
  const finger = await touch(button());
  await finger.move({ x: -250, y: -100 });
  await finger.up();
  await waitFor(() => expect(box().left).toBe(16));
});

it('the arrow keys move the button, unless it is locked', { tags: 'long' }, async () => {
  const { onOffsetChange } = await show({ axis: 'xy', defaultOffset: { x: 100, y: 100 } });
  button().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
  expect(onOffsetChange.mock.calls.map(([offset]) => offset)).toEqual([
    { x: 84, y: 100 },
    { x: 84, y: 116 },
    { x: 148, y: 116 },
  ]);
  cleanup();
  const locked = await show({ axis: 'lock' });
  button().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(locked.onOffsetChange).not.toHaveBeenCalled();
});

it('the button is at the offset of its owner', { tags: 'long' }, async () => {
  function Owner() {
    const [offset, setOffset] = useState({ x: 20, y: 30 });
    return (
      <main style={{ position: 'fixed', inset: 0 }}>
        <FloatingButton label="New" axis="xy" offset={offset} onOffsetChange={setOffset} />
      </main>
    );
  }
  render(<Owner />);
  await still();
  expect([box().left, box().top]).toEqual([36, 46]);
  button().focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(box().left).toBe(52));
});

it('the button moves above the on-screen keyboard', { tags: 'long' }, async () => {
  const keyboard = Object.assign(new EventTarget(), {
    ...{ height, width, scale: 1, offsetTop: 0, offsetLeft: 0 },
  });
  vi.stubGlobal('visualViewport', keyboard);
  await show();
  keyboard.height -= 300;
  keyboard.dispatchEvent(new Event('resize'));
  await waitFor(() => expect(box().bottom).toBe(height - 300 - 16));
});

it('a press opens the actions, and Escape or a tap elsewhere closes them', {
  tags: 'long',
}, async () => {
  const onClick = vi.fn();
  await show({ actions: [{ label: 'New order' }, { label: 'New customer', onClick }] });
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button());
  const action = screen.getByRole('button', { name: 'New order' });
  expect(action.offsetHeight).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard('{Escape}');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'New customer' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button());
  await userEvent.click(button());
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
});

it('the server renders nothing for the button', () => {
  expect(renderToString(<FloatingButton label="New" />)).toBe('');
});

it('the button returns to its place when its owner keeps the offset', {
  tags: 'long',
}, async () => {
  const offset = { x: 100, y: 100 };
  const { onOffsetChange } = await show({ axis: 'xy', offset });
  const before = box().toJSON();
  for (const times of [1, 2, 3]) {
    const finger = await touch(button());
    await finger.move({ x: 60, y: 90 });
    await finger.up();
    await waitFor(() => expect(onOffsetChange).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(box().toJSON()).toEqual(before));
  }
  button().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onOffsetChange).toHaveBeenLastCalledWith({ x: 116, y: 100 });
  await waitFor(() => expect(box().toJSON()).toEqual(before));
});
