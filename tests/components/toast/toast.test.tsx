import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toast, type ToastProps } from '@/components/toast';
import { lookAway } from '../../helpers/open-app';
import { frame } from '../../helpers/waiting';
import '@/components/kit/tokens.css';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
    shouldAdvanceTime: false,
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const frames = async () => {
  for (const _ of [1, 2]) await frame();
};

/** Shows a toast. Timers are fake, and only frames pass in real time. */
async function show(props: ToastProps) {
  const onOpenChange = vi.fn();
  const view = (next: ToastProps) => (
    <StrictMode>
      <Toast onOpenChange={onOpenChange} {...next} />
    </StrictMode>
  );
  const { rerender } = render(view(props));
  await frames();
  await frames();
  return { onOpenChange, again: (next: ToastProps) => rerender(view(next)) };
}

it('[S9.4] a toast is a status and closes after 2000 ms', async () => {
  const { onOpenChange } = await show({ open: true, children: 'Saved' });
  expect(screen.getByRole('status').textContent).toBe('Saved');
  expect(screen.queryByRole('alert')).toBeNull();
  vi.advanceTimersByTime(1999);
  expect(onOpenChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onOpenChange.mock.calls).toEqual([[false, 'timeout']]);
});

it('an error is an alert, and a toast stays open with a duration of 0 or Infinity', async () => {
  const { onOpenChange, again } = await show({
    open: true,
    icon: 'error',
    duration: 0,
    children: 'No',
  });
  expect(screen.getByRole('alert').textContent).toBe('No');
  vi.advanceTimersByTime(60_000);
  for (const duration of [Infinity, 9e15]) {
    again({ open: true, duration, children: 'No' });
    vi.advanceTimersByTime(60_000);
  }
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('a toast with a button stays for at least 5 seconds', async () => {
  const onClick = vi.fn();
  const { onOpenChange } = await show({
    open: true,
    children: 'Put away',
    action: { label: 'Undo', onClick },
  });
  vi.advanceTimersByTime(4999);
  expect(onOpenChange).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Undo' });
  expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  expect(document.activeElement).toBe(document.body);
  button.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onOpenChange.mock.calls).toEqual([[false, 'choice']]);
});

it('a toast stays open under the mouse, with the focus, and in a hidden document', async () => {
  const { onOpenChange } = await show({ open: true, children: 'Saved', action: { label: 'Undo' } });
  const button = screen.getByRole('button');
  const box = button.parentElement as HTMLElement;
  vi.advanceTimersByTime(4000);
  fireEvent.pointerEnter(box);
  vi.advanceTimersByTime(9000);
  button.focus();
  fireEvent.pointerLeave(box);
  vi.advanceTimersByTime(9000);
  lookAway(true);
  button.blur();
  vi.advanceTimersByTime(9000);
  expect(onOpenChange).not.toHaveBeenCalled();
  lookAway(false);
  vi.advanceTimersByTime(999);
  expect(onOpenChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onOpenChange).toHaveBeenCalledTimes(1);
});

it('only one toast is open: a new one replaces it, unless it has a button', async () => {
  vi.useRealTimers();
  const told = vi.fn();
  const tell = (name: string) => (_: boolean, reason: string) => told(name, reason);
  const view = (open: string) => (
    <>
      <Toast open={open.includes('a')} onOpenChange={tell('a')}>
        Ay
      </Toast>
      <Toast open={open.includes('b')} onOpenChange={tell('b')} action={{ label: 'Undo' }}>
        Bee
      </Toast>
      <Toast open={open.includes('c')} onOpenChange={tell('c')}>
        Cee
      </Toast>
    </>
  );
  const texts = () =>
    screen
      .queryAllByRole('status')
      .map(({ firstElementChild }) => firstElementChild as HTMLElement | null)
      .filter((box) => box && box.dataset.state !== 'leaving')
      .map((box) => box?.textContent);
  const { rerender } = render(view('a'));
  await frames();
  rerender(view('ab'));
  expect(told.mock.calls).toEqual([['a', 'replaced']]);
  rerender(view('bc'));
  await waitFor(() => expect(texts()).toEqual(['BeeUndo']));
  rerender(view('c'));
  await waitFor(() => expect(texts()).toEqual(['Cee']));
  expect(told).toHaveBeenCalledTimes(1);
});

it('a toast lets touches through to the page, unless it has a mask', async () => {
  render(<button type="button">Page</button>);
  const page = screen.getByRole('button', { name: 'Page' });
  const { left, top } = page.getBoundingClientRect();
  const { again } = await show({ open: true, children: 'Saved' });
  const under = () => document.elementFromPoint(left + 4, top + 4);
  expect(under()).toBe(page);
  again({ open: true, mask: true, children: 'Saved' });
  const { innerWidth: width, innerHeight: height } = window;
  expect(document.elementFromPoint(width - 4, height - 4)?.getAttribute('aria-hidden')).toBe(
    'true',
  );
  // The back button of the page stays free.
  expect(under()).toBe(page);
});

it('the second of two quick taps on its button does nothing', async () => {
  const onClick = vi.fn();
  const { onOpenChange } = await show({
    defaultOpen: true,
    children: 'Put away',
    action: { label: 'Undo', onClick },
  });
  const button = screen.getByRole('button', { name: 'Undo' });
  act(() => button.click());
  act(() => button.click());
  expect(onClick).toHaveBeenCalledOnce();
  expect(onOpenChange.mock.calls).toEqual([[false, 'choice']]);
});
