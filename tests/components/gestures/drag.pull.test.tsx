/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
