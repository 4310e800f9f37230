/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePress } from '@/components/kit/gestures';
import { trackPull } from '@/components/pull-to-refresh/pull-finger';
import { touch } from '../../helpers/touch';
import { Pad, scroller } from './parts';

afterEach(cleanup);

it('dragging an element does not pull the page to refresh', async () => {
  const log: string[] = [];
  render(
    <div style={scroller} data-testid="page">
      <Pad name="wheel" log={log} axis="y" style={{ height: 120 }} />
      <Pad name="row" log={log} axis="y" hold={100} style={{ height: 120 }} />
      <div data-testid="text" style={{ height: 900 }} />
    </div>,
  );
  const pulls: string[] = [];
  const stop = trackPull(screen.getByTestId('page'), {
    ready: () => true,
    move: () => pulls.push('pull'),
    end: () => pulls.push('end'),
  });
  const dragged = await touch(screen.getByTestId('wheel'));
  await dragged.move({ y: 90 });
  await dragged.up();
  await expect.poll(() => log.length).toBe(2);
  const held = await touch(screen.getByTestId('row'));
  await expect.poll(() => log[2]).toBe('row start');
  await held.move({ y: 90 });
  await held.up();
  await expect.poll(() => log.length).toBe(4);
  expect(pulls).toEqual([]);
  const pulled = await touch({ x: 50, y: 255 });
  await pulled.move({ y: 90 });
  await pulled.up();
  await expect.poll(() => pulls[pulls.length - 1]).toBe('end');
  expect(log).toHaveLength(4);
  stop();
});

function Key({ log }: { log: string[] }) {
  const press = usePress({
    onTap: () => log.push('tap'),
    onLongPress: () => log.push('long'),
    onPressChange: (isPressed) => log.push(isPressed ? 'down' : 'up'),
  });
  return (
    <button type="button" ref={press} style={{ width: 200, height: 120 }}>
      Latte
    </button>
  );
}

function showKey() {
  const log: string[] = [];
  render(
    <div style={scroller} data-testid="page">
      <Key log={log} />
      <div style={{ height: 900 }} />
    </div>,
  );
  const stop = trackPull(screen.getByTestId('page'), {
    ready: () => true,
    move: () => log.at(-1) !== 'pull' && log.push('pull'),
    end: (how) => log.push(how),
  });
  return { log, stop };
}

it('a finger that moves down after a long press does not pull', async () => {
  const { log, stop } = showKey();
  const finger = await touch(screen.getByRole('button'));
  await expect.poll(() => log).toEqual(['down', 'long']);
  await finger.move({ y: 90 });
  await finger.up();
  await expect.poll(() => log).toEqual(['down', 'long', 'up']);
  // The next finger pulls.
  const next = await touch(screen.getByRole('button'));
  await next.move({ y: 90 });
  await next.up();
  await expect.poll(() => log.slice(3)).toEqual(['down', 'up', 'pull', 'release']);
  stop();
});

it('a pull ends the press below it, so there is no tap and no long press', async () => {
  // On a slow machine the usual 350 ms may be over before the finger moves.
  const { setTimeout: run } = window;
  const slow = (then: () => void, ms?: number) => run(then, ms === 350 ? 2000 : ms);
  vi.spyOn(window, 'setTimeout').mockImplementation(slow as typeof run);
  const { log, stop } = showKey();
  const finger = await touch(screen.getByRole('button'));
  await finger.move({ y: 90 });
  vi.restoreAllMocks();
  await new Promise((later) => setTimeout(later, 2100));
  await finger.up();
  await expect.poll(() => log).toEqual(['down', 'up', 'pull', 'release']);
  await new Promise((later) => setTimeout(later, 100));
  expect(log).toEqual(['down', 'up', 'pull', 'release']);
  stop();
});
