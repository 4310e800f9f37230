import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ToastContent, ToastHost } from '@/components/toast';
import '@/components/kit/tokens.css';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const region = () => screen.getByRole('status');
const view = (content: ToastContent | null) => (
  <StrictMode>
    <ToastHost content={content} />
  </StrictMode>
);
const saved: ToastContent = { id: '1', title: 'Saved', icon: 'success' };

describe('for screen readers', () => {
  it('a toast is a status region that exists before its text', async () => {
    const texts: string[] = [];
    const watch = new MutationObserver(() => texts.push(region().textContent));
    watch.observe(document.body, { childList: true, subtree: true });
    render(view(saved));
    expect(region().textContent).toBe('');
    await waitFor(() => expect(region().textContent).toBe('Saved'));
    watch.disconnect();
    expect(texts[0]).toBe('');
  });

  it('an error is an alert region that exists before its text and is removed with it', async () => {
    const texts: (string | undefined)[] = [];
    const alert = () => screen.queryByRole('alert')?.textContent;
    const { rerender } = render(view(saved));
    await waitFor(() => expect(region().textContent).toBe('Saved'));
    const watch = new MutationObserver(() => texts.push(alert()));
    watch.observe(document.body, { childList: true, subtree: true });
    rerender(view({ id: '2', title: 'Order not sent', icon: 'error' }));
    await waitFor(() => expect(alert()).toBe('Order not sent'));
    watch.disconnect();
    expect(texts).toContain('');
    expect(screen.queryByRole('status')).toBeNull();
    rerender(view(null));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it.each(['success', 'loading', 'none'] as const)(
    'a toast with the icon "%s" is a status, also after an error',
    async (icon) => {
      const { rerender } = render(view({ id: '1', title: 'Order not sent', icon: 'error' }));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Order not sent'));
      rerender(view({ id: '2', title: 'News', icon }));
      await waitFor(() => expect(region().textContent).toBe('News'));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('a message with the same text gets new nodes', async () => {
    const { rerender } = render(view(saved));
    await waitFor(() => expect(region().textContent).toBe('Saved'));
    const before = region().firstElementChild;
    rerender(view({ ...saved, id: '2' }));
    expect(region().textContent).toBe('Saved');
    expect(region().firstElementChild).not.toBe(before);
  });

  it('a spinner without a title is announced as loading', async () => {
    render(view({ id: '1', title: '', icon: 'loading' }));
    await waitFor(() => expect(region().textContent).toBe('Loading'));
  });

  it('a toast does not take the focus', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    render(view(saved));
    await waitFor(() => expect(region().textContent).toBe('Saved'));
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});

it('an empty host takes no room', async () => {
  const { rerender } = render(view(saved));
  await waitFor(() => expect(region().textContent).toBe('Saved'));
  rerender(view(null));
  await waitFor(() => expect(region().textContent).toBe(''));
  const { width, height } = region().getBoundingClientRect();
  expect(width * height).toBe(0);
});

it('a toast lets touches through, unless it has a mask', async () => {
  const { rerender } = render(view(saved));
  await waitFor(() => expect(region().textContent).toBe('Saved'));
  const { x, y, width, height } = region().getBoundingClientRect();
  const behind = () => document.elementFromPoint(x + width / 2, y + height / 2);
  expect([document.body, document.documentElement]).toContain(behind());
  rerender(view({ ...saved, mask: true }));
  expect([document.body, document.documentElement]).not.toContain(behind());
  rerender(view(null));
  expect([document.body, document.documentElement]).toContain(behind());
});

it.each([
  ['top', 0, 0.3],
  ['center', 0.3, 0.6],
  ['bottom', 0.7, 1],
] as const)(
  'a toast with position="%s" is in that part of the screen',
  async (position, from, to) => {
    render(view({ ...saved, position }));
    await waitFor(() => expect(region().textContent).toBe('Saved'));
    const { top, height } = region().getBoundingClientRect();
    const middle = (top + height / 2) / window.innerHeight;
    expect(middle).toBeGreaterThan(from);
    expect(middle).toBeLessThan(to);
  },
);

it('a toast at the bottom is above the on-screen keyboard', async () => {
  const screenView = Object.assign(new EventTarget(), {
    height: window.innerHeight,
    offsetTop: 0,
    scale: 1,
  });
  vi.stubGlobal('visualViewport', screenView);
  const low: ToastContent = { ...saved, position: 'bottom' };
  const { rerender } = render(view(low));
  await waitFor(() => expect(region().textContent).toBe('Saved'));
  const rest = region().getBoundingClientRect().bottom;
  screenView.height -= 300;
  screenView.dispatchEvent(new Event('resize'));
  expect(region().getBoundingClientRect().bottom).toBe(window.innerHeight - 300 - 24);
  rerender(view(null));
  await waitFor(() => expect(region().textContent).toBe(''));
  screenView.height += 300;
  rerender(view(low));
  await waitFor(() => expect(region().textContent).toBe('Saved'));
  expect(region().getBoundingClientRect().bottom).toBe(rest);
});

it('a toast breaks a long word to stay within the screen', async () => {
  render(view({ id: '1', title: 'w'.repeat(400) }));
  await waitFor(() => expect(region().textContent).toHaveLength(400));
  const { left, right } = region().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(32);
  expect(right).toBeLessThanOrEqual(window.innerWidth - 32);
});
