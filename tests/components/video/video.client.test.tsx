import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { VideoClient } from '@/components/kit/client-files';
import { Video, type VideoProps } from '@/components/video';
import '@/components/kit/tokens.css';

const src = new URL('../../../src/components/video/delivery.webm', import.meta.url).href;
let film = new File([], '');
beforeAll(async () => {
  film = new File([await (await fetch(src)).blob()], 'film.webm', { type: 'video/webm' });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>';
const video = () => document.querySelector('video')!;
const root = () => screen.getByRole('group', { name: 'Slab' });
const button = (name: string) => screen.getByRole('button', { name });

/** A client of a server that needs a token for each file. The test decides when a download ends. */
function start() {
  const state = { isDown: false };
  const gates: (() => void)[] = [];
  const revoke = vi.fn();
  const signals: (AbortSignal | undefined)[] = [];
  const downloadFile = vi.fn(
    ({ signal }: { readonly signal?: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signals.push(signal);
        if (state.isDown) reject(new Error('503'));
        gates.push(() => resolve({ file: film, revoke }));
      }),
  );
  const request = vi.fn(async () => ({ data: new Blob([svg], { type: 'image/svg+xml' }) }));
  const client = { request, downloadFile } as unknown as VideoClient;
  const open = () => act(async () => gates.splice(0).forEach((gate) => gate()));
  return { client, request, downloadFile, revoke, signals, state, open };
}

const show = (props: VideoProps) => render(<Video src="/films/1" label="Slab" muted {...props} />);

describe('a Video with a client', () => {
  it('downloads its file and its poster, and shows them from memory', async () => {
    const { client, downloadFile, request, revoke, open } = start();
    show({ client, poster: '/posters/1' });
    expect(video().hasAttribute('src')).toBe(false);
    await open();
    await waitFor(() => expect(video().readyState).toBeGreaterThan(0));
    expect(video().src).toMatch(/^blob:/);
    expect(video().poster).toMatch(/^blob:/);
    expect(downloadFile).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ url: '/films/1' }),
    );
    expect(request).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: '/posters/1' }));
    // The path of the download is not needed.
    expect(revoke).toHaveBeenCalledTimes(1);
  });

  it('plays when the file has arrived after the tap', async () => {
    const { client, open } = start();
    const onLoadedMetadata = vi.fn();
    show({ client, onLoadedMetadata });
    await userEvent.click(button('Play'));
    await screen.findByText('Loading');
    await open();
    await waitFor(() => expect(video().currentTime).toBeGreaterThan(0));
    expect(root().dataset.state).toBe('playing');
    expect(onLoadedMetadata).toHaveBeenCalledTimes(1);
  });

  it('stays paused if the user pauses before the file has arrived', async () => {
    const { client, open } = start();
    show({ client });
    await userEvent.click(button('Play'));
    await userEvent.click(button('Pause'));
    await waitFor(() => expect(root().dataset.state).toBe('paused'));
    await open();
    await waitFor(() => expect(video().readyState).toBeGreaterThan(1));
    expect(video().paused).toBe(true);
  });

  it('with `autoplay` plays when the file has arrived', async () => {
    const { client, open } = start();
    show({ client, autoplay: true, preload: 'none' });
    await open();
    await waitFor(() => expect(video().currentTime).toBeGreaterThan(0));
  });

  it('with `preload="none"` downloads at the first tap', async () => {
    const { client, downloadFile, open } = start();
    show({ client, preload: 'none' });
    expect(downloadFile).not.toHaveBeenCalled();
    await userEvent.click(button('Play'));
    await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(1));
    await open();
    await waitFor(() => expect(video().currentTime).toBeGreaterThan(0));
  });

  it('tells a failure, and downloads again after a tap', async () => {
    const { client, state, open } = start();
    state.isDown = true;
    const onError = vi.fn();
    show({ client, onError });
    await screen.findByRole('alert');
    expect(onError.mock.calls).toEqual([
      [{ code: 2, message: 'the file could not be downloaded' }],
    ]);
    state.isDown = false;
    await userEvent.click(button('Try again'));
    expect(screen.queryByRole('alert')).toBeNull();
    await open();
    await waitFor(() => expect(video().currentTime).toBeGreaterThan(0));
  });

  it('tells that a file which has arrived cannot be played', async () => {
    const { client } = start();
    const broken = { file: new File(['none'], 'film.webm'), revoke: () => {} };
    vi.mocked(client.downloadFile).mockResolvedValue(broken as never);
    const onError = vi.fn();
    show({ client, onError });
    await screen.findByRole('alert');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 4 }));
  });

  it('shows another source after a failed one', async () => {
    const { client, state, open } = start();
    state.isDown = true;
    const { rerender } = show({ client });
    await screen.findByRole('alert');
    state.isDown = false;
    rerender(<Video src="/films/2" label="Slab" muted client={client} />);
    expect(screen.queryByRole('alert')).toBeNull();
    await open();
    await waitFor(() => expect(video().readyState).toBeGreaterThan(0));
  });

  it('ends its download, and frees the file when it goes', async () => {
    const { client, signals, open } = start();
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { rerender, unmount } = render(
      <StrictMode>
        <Video src="/films/1" label="Slab" client={client} />
      </StrictMode>,
    );
    await open();
    await waitFor(() => expect(video().readyState).toBeGreaterThan(0));
    const { src: first } = video();
    rerender(
      <StrictMode>
        <Video src="/films/2" label="Slab" client={client} />
      </StrictMode>,
    );
    expect(revoked).toHaveBeenCalledWith(first);
    unmount();
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
  });

  it('leaves streams and blob: addresses to the browser', async () => {
    const { client, downloadFile } = start();
    const { rerender } = show({ client, src: URL.createObjectURL(film) });
    await waitFor(() => expect(video().readyState).toBeGreaterThan(0));
    rerender(<Video src="/films/1.m3u8" label="Slab" muted client={client} />);
    expect(downloadFile).not.toHaveBeenCalled();
  });
});
