import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Notify, type NotifyProps } from '@/components/notify';
import { touch } from '../../helpers/touch';
import { frame } from '../../helpers/waiting';
import '@/components/kit/tokens.css';
import { setMarkup } from '../../helpers/markup';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(props: NotifyProps) {
  const onOpenChange = vi.fn();
  render(
    <StrictMode>
      <Notify defaultOpen onOpenChange={onOpenChange} {...props} />
    </StrictMode>,
  );
  const words = await screen.findByText(String(props.children));
  const banner = words.closest<HTMLElement>('[data-type]') as HTMLElement;
  await waitFor(() => expect(banner.dataset.state).toBe('open'));
  await Promise.all(banner.getAnimations().map((motion) => motion.finished));
  return { banner, onOpenChange };
}

it('[S9.23] a notification closes after 3000 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const onOpenChange = vi.fn();
  render(
    <Notify open onOpenChange={onOpenChange}>
      News
    </Notify>,
  );
  for (const _ of [1, 2, 3, 4]) await frame();
  expect(screen.getByRole('status').textContent).toBe('News');
  vi.advanceTimersByTime(2999);
  expect(onOpenChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onOpenChange.mock.calls).toEqual([[false, 'timeout']]);
});

it('a warning is an alert, has a close button of 44 px, and leaves nothing behind', {
  tags: 'long',
}, async () => {
  const { onOpenChange } = await show({ type: 'warning', closable: true, children: 'Soon' });
  expect(screen.getByRole('alert').textContent).toBe('Soon');
  const cross = screen.getByRole('button', { name: 'Close' });
  expect(cross.offsetHeight).toBeGreaterThanOrEqual(44);
  await userEvent.click(cross);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(onOpenChange.mock.calls).toEqual([[false, 'close-button']]);
});

it('a swipe up closes a notification, and a pull down does not', async () => {
  const { banner, onOpenChange } = await show({ duration: 0, children: 'News' });
  const down = await touch(banner);
  await down.move({ y: 60 });
  expect(banner.getBoundingClientRect().top).toBeLessThan(30);
  await down.up();
  expect(onOpenChange).not.toHaveBeenCalled();
  const up = await touch(banner);
  await up.move({ y: -40 });
  await up.up();
  await waitFor(() => expect(banner.isConnected).toBe(false));
  expect(onOpenChange.mock.calls).toEqual([[false, 'swipe']]);
});

it('a notification with placement="below" appears below the nav bar, or at the top without one', {
  tags: 'long',
}, async () => {
  const page = document.createElement('div');
  page.dataset.page = '/';
  page.dataset.state = 'active';
  page.style.cssText = 'position:fixed;inset:0';
  setMarkup(page, '<header style="height:73px"></header>');
  document.body.append(page);
  const { banner } = await show({ placement: 'below', children: 'News' });
  expect(banner.getBoundingClientRect().top).toBe(73);
  cleanup();
  page.replaceChildren();
  const second = await show({ placement: 'below', children: 'Again' });
  expect(second.banner.getBoundingClientRect().top).toBe(0);
  page.remove();
});

it('only one notification is open at a time', async () => {
  const replaced = vi.fn();
  const view = (second: boolean) => (
    <>
      <Notify defaultOpen onOpenChange={(_, reason) => replaced(reason)}>
        First
      </Notify>
      <Notify open={second}>Second</Notify>
    </>
  );
  const { rerender } = render(view(false));
  await screen.findByText('First');
  rerender(view(true));
  await screen.findByText('Second');
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  expect(replaced.mock.calls).toEqual([['replaced']]);
});

it('taps during the exit do nothing', async () => {
  const onClick = vi.fn();
  const { onOpenChange } = await show({ closable: true, children: 'News', onClick });
  const cross = screen.getByRole('button', { name: 'Close' });
  act(() => cross.click());
  act(() => cross.click());
  act(() => screen.getByRole('button', { name: 'News' }).click());
  expect(onOpenChange.mock.calls).toEqual([[false, 'close-button']]);
  expect(onClick).not.toHaveBeenCalled();
});
