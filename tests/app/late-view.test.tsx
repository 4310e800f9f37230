import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LateView } from '@/app/late-view';

afterEach(cleanup);

it('draws what comes', async () => {
  const overlay = { fail: vi.fn() };
  const load = async () => () => <p>scanner</p>;
  render(<LateView load={load} view={{ overlay: overlay, open: true, onExited: () => {} }} />);
  await screen.findByText('scanner');
  expect(overlay.fail).not.toHaveBeenCalled();
});

it('fails the call whose code does not come', async () => {
  const overlay = { fail: vi.fn() };
  const load = () => Promise.reject(new Error('offline'));
  render(<LateView load={load} view={{ overlay: overlay, open: true, onExited: () => {} }} />);
  await waitFor(() => expect(overlay.fail).toHaveBeenCalledTimes(1));
  expect(overlay.fail.mock.calls[0]?.[0]).toMatchObject({
    message: 'its code could not be loaded',
  });
});

it('closed before it came it is gone at once', async () => {
  const onExited = vi.fn();
  const load = () => new Promise<never>(() => {});
  render(
    <LateView
      load={load}
      view={{ overlay: { fail: () => {} }, open: false, onExited: onExited }}
    />,
  );
  await waitFor(() => expect(onExited).toHaveBeenCalledTimes(1));
});
