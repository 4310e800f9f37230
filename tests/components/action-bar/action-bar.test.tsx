import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  ActionBar,
  ActionBarButton,
  ActionBarIcon,
  type ActionBarProps,
} from '@/components/action-bar';
import '@/components/kit/tokens.css';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bar = () => screen.getByRole('group', { name: 'Order' });
const room = () => bar().previousElementSibling as HTMLElement | null;

function tree(props: Partial<ActionBarProps> = {}) {
  return (
    <StrictMode>
      <main>
        <ActionBar label="Order" {...props}>
          <ActionBarIcon label="Cart" icon={<svg />} badge={3} badgeLabel="3 items" />
          <ActionBarButton>Pay</ActionBarButton>
        </ActionBar>
      </main>
    </StrictMode>
  );
}

/** A visual viewport whose lower part is covered by a keyboard. */
function stubKeyboard() {
  const view = Object.assign(new EventTarget(), {
    height: document.documentElement.clientHeight,
    offsetTop: 0,
    scale: 1,
  });
  vi.stubGlobal('visualViewport', view);
  return (covered: number) => {
    view.height = document.documentElement.clientHeight - covered;
    view.dispatchEvent(new Event('resize'));
  };
}

it('the bar is a named group at the bottom of the window and as wide as the window', () => {
  render(tree());
  const { left, right, bottom } = bar().getBoundingClientRect();
  expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
});

it('the page keeps room for the height of the bar, also after the bar has grown', async () => {
  const { rerender } = render(tree());
  expect(room()?.offsetHeight).toBe(bar().offsetHeight);
  rerender(tree({ style: { paddingTop: 60 } }));
  await waitFor(() => expect(room()?.offsetHeight).toBe(bar().offsetHeight));
  expect(bar().offsetHeight).toBeGreaterThan(100);
});

it('a field that gets the focus scrolls out from below the bar', () => {
  render(
    <main style={{ blockSize: window.innerHeight, overflow: 'auto' }}>
      <div style={{ blockSize: window.innerHeight }} />
      <input aria-label="Name" />
      <ActionBar label="Order">
        <ActionBarButton>Pay</ActionBarButton>
      </ActionBar>
    </main>,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  field.focus();
  expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    bar().getBoundingClientRect().top,
  );
});

it('the room for the bar stays while its page is hidden', () => {
  const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{tree()}</Activity>;
  const { rerender } = render(page('visible'));
  const before = room()?.style.blockSize;
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(room()?.style.blockSize).toBe(before);
  expect(before).toBe(`${bar().offsetHeight}px`);
});

it('the page keeps no room without a placeholder, and none for a bar that is part of the content', () => {
  const { rerender } = render(tree({ placeholder: false }));
  expect(room()).toBeNull();
  rerender(tree({ fixed: false }));
  expect(room()).toBeNull();
  expect(getComputedStyle(bar()).position).toBe('static');
});

it('the bar moves above the on-screen keyboard and back', () => {
  const cover = stubKeyboard();
  render(tree());
  cover(300);
  expect(bar().getBoundingClientRect().bottom).toBe(window.innerHeight - 300);
  cover(0);
  expect(bar().getBoundingClientRect().bottom).toBe(window.innerHeight);
});

it('with aboveKeyboard={false} the bar stays at the bottom of the window, also while the keyboard is open', () => {
  const cover = stubKeyboard();
  const { rerender } = render(tree());
  cover(300);
  rerender(tree({ aboveKeyboard: false }));
  expect(bar().getBoundingClientRect().bottom).toBe(window.innerHeight);
});

it('the bar is above the tab bar of a tab page', () => {
  render(<div style={{ '--portico-window-bottom': '50px' } as object}>{tree()}</div>);
  expect(bar().getBoundingClientRect().bottom).toBe(window.innerHeight - 50);
});

it('the name of an icon is its text and then its badge', () => {
  render(tree());
  expect(screen.getByRole('button', { name: 'Cart 3 items' })).toBeVisible();
});

it('a badge of 0 or an empty text is not shown, and a dot has its own words', () => {
  render(
    <ActionBar label="Order">
      <ActionBarIcon label="Cart" icon={<svg />} badge={0} />
      <ActionBarIcon label="Saved" icon={<svg />} badge="" />
      <ActionBarIcon label="Chat" icon={<svg />} dot badgeLabel="New message" />
    </ActionBar>,
  );
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['Cart', 'Saved', 'Chat New message']);
});

it('an icon calls onClick for a tap and for a key, and not while it is disabled', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<ActionBarIcon label="Cart" icon={<svg />} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
  rerender(<ActionBarIcon label="Cart" icon={<svg />} onClick={onClick} disabled />);
  screen.getByRole('button').click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('an icon with an href is a link, and a disabled one is a disabled button', () => {
  const { rerender } = render(<ActionBarIcon label="Cart" icon={<svg />} href="#cart" />);
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '#cart');
  rerender(<ActionBarIcon label="Cart" icon={<svg />} href="#cart" disabled />);
  expect(screen.getByRole('button', { name: 'Cart' })).toBeDisabled();
});

it('two main buttons have the same width, and every action measures at least 44 px', () => {
  render(
    <ActionBar label="Order">
      <ActionBarIcon label="Cart" icon={<svg width="24" height="24" />} />
      <ActionBarButton variant="tonal">Add</ActionBarButton>
      <ActionBarButton>Buy it now</ActionBarButton>
    </ActionBar>,
  );
  const boxes = screen.getAllByRole('button').map((button) => button.getBoundingClientRect());
  expect(boxes[1]!.width).toBeCloseTo(boxes[2]!.width, 0);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

it('the bar can be rendered on a server', () => {
  expect(renderToString(tree())).toContain('aria-label="Order"');
});
