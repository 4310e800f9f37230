import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  SwipeAction,
  type SwipeActionHandle,
  type SwipeActionProps,
} from '@/components/swipe-action';
import { createDeferred } from '../../helpers/deferred';
import { forgetFocusVisible } from '../../helpers/forget-focus-visible';
import { touch } from '../../helpers/touch';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

const tapped = vi.fn();
const row = () => screen.getByRole('button', { name: 'Carrara' });
const state = () => row().closest<HTMLElement>('[data-state]')!.dataset.state;
const left = () => Math.round(row().getBoundingClientRect().left);

function show(props: Partial<SwipeActionProps> = {}) {
  tapped.mockClear();
  const onClick = vi.fn();
  render(
    <StrictMode>
      <div style={{ margin: '0 20px' }}>
        <SwipeAction
          startActions={[{ label: 'Reserve', onClick }]}
          endActions={[{ label: 'Delete', tone: 'danger', onClick }]}
          {...props}
        >
          <button style={{ display: 'block', width: '100%', height: 60 }} onClick={tapped}>
            Carrara
          </button>
        </SwipeAction>
      </div>
    </StrictMode>,
  );
  return onClick;
}

async function swipe(x: number) {
  const finger = await touch(row());
  await finger.move({ x });
  await finger.up();
}

describe('SwipeAction', () => {
  it.each([
    ['ltr', -90, 'end'],
    ['ltr', 90, 'start'],
    ['rtl', 90, 'end'],
    ['rtl', -90, 'start'],
  ])('in %s a swipe by %d px opens the actions at the %s', async (dir, x, side) => {
    document.documentElement.dir = dir;
    show();
    const rest = left();
    await swipe(x);
    await waitFor(() => expect(state()).toBe(side));
    // An action is 76 px wide, or wider for a longer text.
    const { width } = document.querySelector(`[data-side="${side}"]`)!.getBoundingClientRect();
    expect(width).toBeGreaterThanOrEqual(76);
    await waitFor(() => expect(left()).toBe(Math.round(rest + Math.sign(x) * width)));
    expect(tapped).not.toHaveBeenCalled();
  });

  it('stays under the finger when its owner renders again', { tags: 'long' }, async () => {
    const item = (price: number) => (
      <SwipeAction endActions={[{ label: 'Delete', onClick: () => {} }]}>
        <button style={{ width: '100%', height: 60 }}>Carrara</button>
        {price}
      </SwipeAction>
    );
    const { rerender } = render(item(1));
    const rest = left();
    const finger = await touch(row());
    await finger.move({ x: -50 });
    const held = left();
    expect(held).toBeLessThan(rest);
    rerender(item(2));
    expect(left()).toBe(held);
    await finger.up();
  });

  it('an action runs when it is pressed, and closes the row', async () => {
    const onClick = show({ defaultSide: 'end' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(state()).toBe('closed');
  });

  it('waits for the promise of an action, runs it once, and stays open after a rejection', async () => {
    const answer = createDeferred<boolean>();
    const onClick = vi.fn(() => answer.promise);
    show({ defaultSide: 'end', endActions: [{ label: 'Delete', onClick }] });
    const button = screen.getByRole('button', { name: 'Delete' });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(button.getAttribute('aria-busy')).toBe('true');
    answer.reject(new Error('offline'));
    await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
    expect(state()).toBe('end');
  });

  it('a tap on the row, a tap elsewhere and Escape close an open row', {
    tags: 'long',
  }, async () => {
    const onSideChange = vi.fn();
    show({ onSideChange });
    await swipe(-90);
    await waitFor(() => expect(state()).toBe('end'));
    row().click();
    await waitFor(() => expect(state()).toBe('closed'));
    expect(tapped).not.toHaveBeenCalled();
    await swipe(-90);
    await waitFor(() => expect(state()).toBe('end'));
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await waitFor(() => expect(state()).toBe('closed'));
    screen.getByRole('button', { name: 'Reserve' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(state()).toBe('closed');
  });

  it('Tab opens the row when it reaches a covered action', async () => {
    show();
    await userEvent.click(document.body);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Reserve');
    await waitFor(() => expect(state()).toBe('start'));
    expect(screen.getAllByRole('group', { name: 'Actions' })).toHaveLength(2);
  });

  it('the focus opens the row also in a browser without :focus-visible', async () => {
    forgetFocusVisible();
    show();
    screen.getByRole('button', { name: 'Reserve' }).focus();
    await waitFor(() => expect(state()).toBe('start'));
  });

  it('does not move to a side without actions, and keeps the side of its owner', {
    tags: 'long',
  }, async () => {
    show({ startActions: [] });
    const rest = left();
    await swipe(90);
    expect(left()).toBe(rest);
    cleanup();
    const onSideChange = vi.fn();
    show({ side: null, onSideChange });
    await swipe(-90);
    await waitFor(() => expect(onSideChange).toHaveBeenCalledExactlyOnceWith('end'));
    await waitFor(() => expect(left()).toBe(rest));
    expect(state()).toBe('closed');
  });

  it('only one row is open at a time, also when code opens it', async () => {
    const handles = [createRef<SwipeActionHandle>(), createRef<SwipeActionHandle>()];
    const actions = [{ label: 'Delete', onClick: () => {} }];
    render(
      <StrictMode>
        {handles.map((handle, at) => (
          <SwipeAction key={at} data-row handle={handle} endActions={actions}>
            Slab {at}
          </SwipeAction>
        ))}
      </StrictMode>,
    );
    const states = () =>
      [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.state);
    act(() => handles[0]?.current?.open('end'));
    expect(states()).toEqual(['end', 'closed']);
    act(() => handles[1]?.current?.open('end'));
    await waitFor(() => expect(states()).toEqual(['closed', 'end']));
  });
});
