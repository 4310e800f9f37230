import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lateLayer, preload } from '@/components/late-layer';

afterEach(cleanup);

const Sheet = ({ open }: { open: boolean }) => <p>{open ? 'open' : 'shut'}</p>;

describe('a layer whose code waits', () => {
  it('is asked for when it is wanted, and stays to leave as it likes', async () => {
    const load = vi.fn(async () => Sheet);
    const Late = lateLayer(load);
    const draw = (open: boolean) => <Late isWanted={open} onFail={() => {}} props={{ open }} />;
    const { rerender } = render(draw(false));
    expect(load).not.toHaveBeenCalled();
    rerender(draw(true));
    expect(await screen.findByText('open')).toBeTruthy();
    rerender(draw(false));
    expect(screen.getByText('shut')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tells that its code has not come, and asks again', async () => {
    const load = vi.fn(async () => Sheet).mockRejectedValueOnce(new TypeError('no network'));
    const Late = lateLayer(load);
    const onFail = vi.fn();
    const draw = (open: boolean) => <Late isWanted={open} onFail={onFail} props={{ open }} />;
    const { rerender } = render(draw(true));
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
    rerender(draw(false));
    rerender(draw(true));
    expect(await screen.findByText('open')).toBeTruthy();
    expect(onFail).toHaveBeenCalledTimes(1);
  });

  it('is asked for again when the network is back, where it is still wanted', async () => {
    const load = vi.fn(async () => Sheet).mockRejectedValueOnce(new TypeError('no network'));
    const Late = lateLayer(load);
    const onFail = vi.fn();
    const { unmount } = render(<Late isWanted onFail={onFail} props={{ open: true }} />);
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('open')).toBeTruthy();
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is there at once when its code has come before', async () => {
    const load = vi.fn(async () => Sheet);
    const Late = lateLayer(load);
    const late = <Late isWanted onFail={() => {}} props={{ open: true }} />;
    render(late);
    expect(screen.queryByText('open')).toBeNull();
    expect(await screen.findByText('open')).toBeTruthy();
    cleanup();
    render(late);
    expect(screen.getByText('open')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not heard of when it sets out early and does not come', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('no network')));
    preload(load);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });
});
