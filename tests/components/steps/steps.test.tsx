import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Steps } from '@/components/steps';

afterEach(cleanup);

const steps = [{ title: 'Ordered' }, { title: 'Cut' }, { title: 'Sent' }];

it('say where one is, and what is done, in words too', () => {
  render(<Steps steps={steps} current={1} aria-label="Order" />);
  expect(screen.getByRole('list', { name: 'Order' })).toBeTruthy();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.dataset.state)).toEqual(['done', 'current', 'waiting']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items[0]!.textContent).toBe('Ordered Done');
});

it('all are done past the last one, and a step may say of itself that it failed', () => {
  const { rerender } = render(<Steps steps={steps} current={3} />);
  const states = () => screen.getAllByRole('listitem').map((item) => item.dataset.state);
  expect(states()).toEqual(['done', 'done', 'done']);
  rerender(<Steps steps={steps} current={1} status="failed" direction="vertical" />);
  expect(states()).toEqual(['done', 'failed', 'waiting']);
  expect(screen.getByText('Failed', { exact: false }).textContent).toContain('Failed');
});

it('are buttons where one may go to them', async () => {
  const onStep = vi.fn();
  render(<Steps steps={steps} onStep={onStep} />);
  const last = screen.getByRole('button', { name: 'Sent' });
  expect(last.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.click(last);
  expect(onStep).toHaveBeenCalledExactlyOnceWith(2);
});
