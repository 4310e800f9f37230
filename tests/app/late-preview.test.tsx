import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LatePreview } from '@/app/late-preview';
import type { OverlayOf } from '@/platform';

afterEach(cleanup);

const overlay = () =>
  ({
    id: 'o',
    kind: 'preview',
    props: {},
    close: vi.fn(),
    fail: vi.fn(),
  }) as unknown as OverlayOf<'preview'> & { fail: ReturnType<typeof vi.fn> };

it('draws what comes', async () => {
  const load = () => Promise.resolve({ PreviewView: () => <p>pictures</p> });
  render(<LatePreview overlay={overlay()} open onExited={() => {}} load={load} />);
  await screen.findByText('pictures');
});

it('fails the call whose code does not come', async () => {
  const given = overlay();
  const load = () => Promise.reject(new Error('offline'));
  render(<LatePreview overlay={given} open onExited={() => {}} load={load} />);
  await waitFor(() => expect(given.fail).toHaveBeenCalledTimes(1));
  expect(given.fail.mock.calls[0]?.[0]).toMatchObject({
    message: 'its code could not be loaded',
  });
});

it('closed before it came it is gone at once', async () => {
  const onExited = vi.fn();
  const load = () => new Promise<never>(() => {});
  render(<LatePreview overlay={overlay()} open={false} onExited={onExited} load={load} />);
  await waitFor(() => expect(onExited).toHaveBeenCalledTimes(1));
});
