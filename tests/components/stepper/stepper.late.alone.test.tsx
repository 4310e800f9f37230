/** @module-tag long */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Stepper } from '@/components/stepper';
import '@/components/tokens.css';

const network = vi.hoisted(() => ({ isGone: true, asked: 0 }));
vi.mock('@/components/late-layer', async (original) => {
  const { overNetwork } = await import('../../helpers/over-network');
  return overNetwork(await original<typeof import('@/components/late-layer')>(), network);
});

afterEach(cleanup);

it('steps while the code that repeats can not come, and repeats when it is there', async () => {
  const onChange = vi.fn();
  render(
    <StrictMode>
      <Stepper label="Slabs" defaultValue={2} max={5} onChange={onChange} />
    </StrictMode>,
  );
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase Slabs' });
  const less = screen.getByRole('button', { name: 'Decrease Slabs' });
  await userEvent.click(more);
  await userEvent.click(less);
  await userEvent.click(less);
  expect(onChange.mock.calls).toEqual([[3], [2], [1]]);

  network.isGone = false;
  window.dispatchEvent(new Event('online'));
  await expect
    .poll(
      () => {
        fireEvent.pointerDown(more, { pointerId: 5, pointerType: 'touch', isPrimary: true });
        return more.disabled;
      },
      { timeout: 8000 },
    )
    .toBe(true);
  expect(onChange.mock.calls.slice(3)).toEqual([[2], [3], [4], [5]]);
});
