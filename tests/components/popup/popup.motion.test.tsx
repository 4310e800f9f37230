import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Popup, type PopupProps } from '@/components/popup';
import '@/components/kit/tokens.css';

type Media = { send: (call: string, params: object) => Promise<unknown> };

const setReducedMotion = (value: 'reduce' | '') =>
  (cdp() as unknown as Media).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

afterEach(async () => {
  cleanup();
  await setReducedMotion('');
});

const layer = () => screen.queryByRole('dialog', { hidden: true })?.parentElement;
const motions = () => layer()?.getAnimations({ subtree: true }).length ?? 0;

function watched() {
  const log: string[] = [];
  const onEntered = () => log.push(`entered ${motions()}`);
  const onExited = () => log.push('exited');
  const ui = (open: boolean, props: PopupProps = {}) => (
    <StrictMode>
      <Popup open={open} label="Menu" {...{ onEntered, onExited }} {...props}>
        Latte
      </Popup>
    </StrictMode>
  );
  return { log, ui };
}

it('onEntered and onExited are called once, after the transitions', async () => {
  const { log, ui } = watched();
  const { rerender } = render(ui(true));
  expect(log).toEqual([]);
  await waitFor(() => expect(motions()).toBeGreaterThan(0));
  expect(log).toEqual([]);
  await waitFor(() => expect(log).toEqual(['entered 0']));
  rerender(ui(true));
  rerender(ui(false));
  await waitFor(() => expect(layer()).toBeFalsy());
  expect(log).toEqual(['entered 0', 'exited']);
});

it('with reduced motion onEntered and onExited are called without a transition', async () => {
  await setReducedMotion('reduce');
  const { log, ui } = watched();
  const { rerender } = render(ui(true));
  await waitFor(() => expect(log).toEqual(['entered 0']));
  rerender(ui(false));
  await waitFor(() => expect(log).toEqual(['entered 0', 'exited']));
});

it('a popup that closes in mid-opening calls only onExited', async () => {
  const { log, ui } = watched();
  const { rerender } = render(ui(true));
  await waitFor(() => expect(motions()).toBeGreaterThan(0));
  rerender(ui(false));
  await waitFor(() => expect(layer()).toBeFalsy());
  expect(log).toEqual(['exited']);
});

it('a popup that opens again in mid-closing calls onEntered again, and not onExited', async () => {
  const { log, ui } = watched();
  const { rerender } = render(ui(true));
  await waitFor(() => expect(log).toEqual(['entered 0']));
  rerender(ui(false));
  await waitFor(() => expect(motions()).toBeGreaterThan(0));
  rerender(ui(true));
  await waitFor(() => expect(log).toEqual(['entered 0', 'entered 0']));
  expect(layer()?.dataset.state).toBe('open');
});

it('an unmounted popup calls nothing', async () => {
  const { log, ui } = watched();
  const { unmount } = render(ui(true));
  await waitFor(() => expect(motions()).toBeGreaterThan(0));
  unmount();
  const { log: other, ui: next } = watched();
  render(next(true));
  await waitFor(() => expect(other).toEqual(['entered 0']));
  expect(log).toEqual([]);
});

it('closeIcon replaces the X, and the button keeps its name and its size', async () => {
  const onOpenChange = vi.fn();
  const { ui } = watched();
  render(ui(true, { closeButton: true, closeIcon: <i data-testid="icon">v</i>, onOpenChange }));
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button.contains(screen.getByTestId('icon'))).toBe(true);
  expect(button.querySelector('svg')).toBeNull();
  expect([button.offsetWidth, button.offsetHeight]).toEqual([44, 44]);
  await userEvent.click(button);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, 'close-button');
});
