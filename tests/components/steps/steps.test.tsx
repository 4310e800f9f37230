import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Steps } from '@/components/steps';

afterEach(cleanup);

const steps = [
  { value: 'ordered', label: 'Ordered' },
  { value: 'cut', label: 'Cut' },
  { value: 'sent', label: 'Sent' },
];

it('steps show the current one and the finished ones, also as text', () => {
  render(<Steps items={steps} value="cut" aria-label="Order" />);
  expect(screen.getByRole('list', { name: 'Order' })).toBeTruthy();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.dataset.state)).toEqual(['done', 'current', 'waiting']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items[0]!.textContent).toBe('Ordered Done');
});

it('all steps are done after the last one, and `status` marks a step as failed', () => {
  const { rerender } = render(<Steps items={steps} value="sent" status="done" />);
  const states = () => screen.getAllByRole('listitem').map((item) => item.dataset.state);
  expect(states()).toEqual(['done', 'done', 'done']);
  rerender(<Steps items={steps} value="cut" status="failed" direction="vertical" />);
  expect(states()).toEqual(['done', 'failed', 'waiting']);
  expect(screen.getByText('Failed', { exact: false }).textContent).toContain('Failed');
});

it('steps are buttons with onChange, and keep the chosen one', async () => {
  const onChange = vi.fn();
  render(<Steps items={steps} onChange={onChange} />);
  const last = screen.getByRole('button', { name: 'Sent' });
  expect(last.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.click(last);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('sent');
  const current = screen.getAllByRole('listitem').map((item) => item.dataset.state);
  expect(current).toEqual(['done', 'done', 'current']);
});
