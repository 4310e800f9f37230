import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Notify, type NotifyContent, NotifyHost } from '@/components/notify';
import '@/components/kit/tokens.css';
import { touch } from '../../helpers/touch';

afterEach(cleanup);

const view = (content: Omit<NotifyContent, 'close'> | null, close = () => {}) => (
  <StrictMode>
    <NotifyHost content={content && { ...content, close }} />
  </StrictMode>
);
const said = (role: 'status' | 'alert') => screen.queryByRole(role)?.textContent;

describe('for screen readers', () => {
  it.each([
    ['primary', 'status'],
    ['success', 'status'],
    ['warning', 'alert'],
    ['danger', 'alert'],
  ] as const)('the type %s is an %s region that exists before its text', async (type, role) => {
    render(view({ id: '1', message: 'Hello', type }));
    expect(said(role)).toBe('');
    await waitFor(() => expect(said(role)).toBe('Hello'));
    expect(said(role === 'alert' ? 'status' : 'alert')).toBe(undefined);
    expect(document.activeElement).toBe(document.body);
  });

  it('announces the same text again with new nodes, and moves to the other region', async () => {
    const { rerender } = render(view({ id: '1', message: 'Hello' }));
    await waitFor(() => expect(said('status')).toBe('Hello'));
    const before = screen.getByRole('status').firstElementChild;
    rerender(view({ id: '2', message: 'Hello' }));
    await waitFor(() => expect(said('status')).toBe('Hello'));
    expect(screen.getByRole('status').firstElementChild).not.toBe(before);
    rerender(view({ id: '3', message: 'Hello', type: 'danger' }));
    await waitFor(() => expect([said('status'), said('alert')]).toEqual([undefined, 'Hello']));
  });
});

it('a closed notification leaves no live region, and the next one is announced', async () => {
  const { rerender } = render(view({ id: '1', message: 'Hello' }));
  await waitFor(() => expect(said('status')).toBe('Hello'));
  rerender(view(null));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  rerender(view({ id: '2', message: 'Again' }));
  await waitFor(() => expect(said('status')).toBe('Again'));
});

it('the notification covers the nav bar, and a tap on it is its own', async () => {
  const press = vi.fn();
  const { rerender } = render(view({ id: '1', message: 'Hello' }));
  await waitFor(() => expect(said('status')).toBe('Hello'));
  const { top, height, width } = (
    screen.getByRole('status').firstElementChild as Element
  ).getBoundingClientRect();
  expect([top <= 0, height, width]).toEqual([true, 44, 390]);
  rerender(view({ id: '2', message: 'Open', onTap: press }));
  const button = await screen.findByRole('button', { name: 'Open' });
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

it('a swipe up closes the notification, and so does a banner of the page', async () => {
  const close = vi.fn();
  render(view({ id: '1', message: 'Hello' }, close));
  await waitFor(() => expect(said('status')).toBe('Hello'));
  const banner = screen.getByRole('status').firstElementChild as HTMLElement;
  await waitFor(() => expect(banner.dataset.state).toBe('open'));
  await Promise.all(banner.getAnimations().map((motion) => motion.finished));
  const finger = await touch(banner);
  await finger.move({ y: -40 });
  await finger.up();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  render(<Notify open>Sold out</Notify>);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
});

it('a second quick tap and a tap during the exit do nothing', async () => {
  const press = vi.fn(() => rerender(view(null)));
  const { rerender } = render(view({ id: '1', message: 'Open', onTap: press }));
  const button = await screen.findByRole('button', { name: 'Open' });
  await waitFor(() => expect(button.parentElement?.dataset.state).toBe('open'));
  button.click();
  expect(button.parentElement?.dataset.state).toBe('leaving');
  button.click();
  expect(press).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button.isConnected).toBe(false));
});
