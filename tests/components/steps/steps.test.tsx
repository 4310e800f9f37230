import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Steps } from '@/components/steps';

afterEach(cleanup);

const steps = [{ title: 'Ordered' }, { title: 'Cut' }, { title: 'Sent' }];

it('steps show the current one and the finished ones, also as text', () => {
  render(<Steps steps={steps} current={1} aria-label="Order" />);
  expect(screen.getByRole('list', { name: 'Order' })).toBeTruthy();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.dataset.state)).toEqual(['done', 'current', 'waiting']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items[0]!.textContent).toBe('Ordered Done');
});

it('all steps are done after the last one, and `status` marks a step as failed', () => {
  const { rerender } = render(<Steps steps={steps} current={3} />);
  const states = () => screen.getAllByRole('listitem').map((item) => item.dataset.state);
  expect(states()).toEqual(['done', 'done', 'done']);
  rerender(<Steps steps={steps} current={1} status="failed" direction="vertical" />);
  expect(states()).toEqual(['done', 'failed', 'waiting']);
  expect(screen.getByText('Failed', { exact: false }).textContent).toContain('Failed');
});

it('steps are buttons with onStep', async () => {
  const onStep = vi.fn();
  render(<Steps steps={steps} onStep={onStep} />);
  const last = screen.getByRole('button', { name: 'Sent' });
  expect(last.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.click(last);
  expect(onStep).toHaveBeenCalledExactlyOnceWith(2);
});
