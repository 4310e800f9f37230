import { screen } from '@testing-library/react';
import { usePullDownRefresh } from 'portico';
import { expect, it, vi } from 'vitest';
import { openApp, page, scrollerOf } from '../../helpers/open-app';
import { touch } from '../../helpers/touch';
import { until, wait } from '../../helpers/waiting';

const network = vi.hoisted(() => {
  let release = () => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { arrival, release };
});
vi.mock('@/shared/late-part', async (original) => {
  const parts = await original<typeof import('@/shared/late-part')>();
  const late: typeof parts.late = (load) => parts.late(() => network.arrival.then(load));
  return { ...parts, late };
});

function send(type: string, x: number, y: number) {
  const target = screen.getByText('feed');
  const changedTouches = [new Touch({ identifier: 0, target, clientX: 100 + x, clientY: 100 + y })];
  const touches = type === 'touchend' ? [] : changedTouches;
  const event = new TouchEvent(type, { touches, changedTouches, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
}

function pull(x: number, y: number) {
  send('touchstart', 0, 0);
  send('touchmove', x, y);
  send('touchend', x, y);
}

it('[S9.13] a pull before the code of pull-to-refresh has loaded refreshes when it has', async () => {
  const onRefresh = vi.fn(() => new Promise(() => {}));
  const Feed = () => {
    usePullDownRefresh(onRefresh);
    return (
      <>
        <p>feed</p>
        <p style={{ height: 3000 }} />
      </>
    );
  };
  const routes = { '/feed': page(Feed, { pullDownRefresh: true }) };
  await openApp({ routes }, { url: '/feed' });
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  const before = screen.getByText('feed').getBoundingClientRect().top;
  pull(0, 149);
  pull(200, 160);
  scrollerOf('/feed').scrollTop = 10;
  pull(0, 160);
  scrollerOf('/feed').scrollTop = 0;
  const used = (event: Event) => event.preventDefault();
  screen.getByText('feed').addEventListener('touchmove', used);
  pull(0, 160);
  screen.getByText('feed').removeEventListener('touchmove', used);
  // The code arrives during the last pull, which is a real one.
  const finger = await touch(screen.getByText('feed'));
  await finger.move({ y: 80 });
  network.release();
  await until(() => expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy());
  await wait(50);
  expect(onRefresh).not.toHaveBeenCalled();
  await finger.move({ y: 80 });
  await finger.up();
  await until(() => expect(onRefresh).toHaveBeenCalledOnce());
  expect(screen.getByText('feed').getBoundingClientRect().top).toBe(before);
});
