/** @module-tag long */
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type PullHandle, PullToRefresh } from '@/components/pull-to-refresh';
import { createDeferred } from '../../helpers/deferred';
import { touch } from '../../helpers/touch';
import '@/components/tokens.css';

const network = vi.hoisted(() => ({ isGone: true, asked: 0 }));
vi.mock('@/components/late-layer', async (original) => {
  const { overNetwork } = await import('../../helpers/over-network');
  return overNetwork(await original<typeof import('@/components/late-layer')>(), network);
});

afterEach(cleanup);

const at = (id: string) => screen.getByTestId(id);
const stateOf = (id: string) => at(id).dataset.state;
const disc = () => at('page').querySelector('[aria-hidden]');
const place = () => at('row').getBoundingClientRect().top;
const isSaid = (text: string) =>
  [...document.querySelectorAll('[aria-live]')].some(({ textContent }) => textContent === text);
const isFree = () => screen.getAllByRole('button')[0]?.getAttribute('aria-disabled') === null;

async function pull() {
  const hand = await touch(at('row'));
  await hand.move({ y: 170 });
  return hand;
}

it('[S9.13] refreshes by button and handle while the code of the finger can not come', async () => {
  const load = createDeferred();
  const onRefresh = vi.fn(() => load.promise);
  const handle = { current: null as PullHandle | null };
  const scroller = { current: null as HTMLDivElement | null };
  render(
    <StrictMode>
      <PullToRefresh data-testid="page" handle={handle} scroller={scroller} onRefresh={() => {}} />
      <div ref={scroller} data-testid="scroller" style={{ height: 400, overflow: 'auto' }}>
        <PullToRefresh data-testid="pull" onRefresh={onRefresh}>
          <p data-testid="row">Row</p>
          <p style={{ height: 900 }}>More</p>
        </PullToRefresh>
      </div>
    </StrictMode>,
  );
  const top = place();
  await (await pull()).up();
  expect([stateOf('pull'), stateOf('page')]).toEqual(['idle', 'idle']);
  // A pull that nobody follows yet must not reload the app.
  expect(at('scroller').style.overscrollBehaviorY).toBe('contain');

  act(() => handle.current?.start());
  expect(stateOf('page')).toBe('refreshing');
  expect(disc()?.childElementCount).toBe(1);
  act(() => handle.current?.stop());
  await expect.poll(() => stateOf('page')).toBe('idle');
  expect(disc()?.childElementCount).toBe(0);

  act(() => screen.getAllByRole('button', { name: 'Refresh' })[1]?.click());
  expect(stateOf('pull')).toBe('refreshing');
  expect(isSaid('Refreshing')).toBe(true);
  load.resolve();
  await expect.poll(() => stateOf('pull')).toBe('idle');
  expect(isSaid('Up to date')).toBe(true);
  expect(isFree()).toBe(true);
  expect(place()).toBe(top);

  network.isGone = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => at('page').querySelector('svg')).not.toBeNull();
  expect(place()).toBe(top);
  const hand = await pull();
  expect(stateOf('pull')).toBe('reached');
  await hand.up();
  await expect.poll(() => onRefresh.mock.calls.length).toBe(2);
});
