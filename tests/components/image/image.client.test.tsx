import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImageView } from '@/components/image';
import type { PictureClient } from '@/components/kit/client-files';
import { Upload } from '@/components/upload';
import '@/components/kit/tokens.css';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>';

/** A client of a server that needs a token for each picture. */
function start() {
  const state = { isDown: false };
  const signals: (AbortSignal | undefined)[] = [];
  const request = vi.fn(async ({ signal }: { readonly signal?: AbortSignal }) => {
    signals.push(signal);
    if (state.isDown) throw new Error('503');
    return { data: new Blob([svg], { type: 'image/svg+xml' }) };
  });
  const uploadFile = vi.fn(() =>
    Object.assign(Promise.resolve({ data: '{}' }), { onProgress: () => {} }),
  );
  const client = { request, uploadFile } as unknown as PictureClient & { uploadFile: never };
  return { client, request, uploadFile, signals, state };
}

const frame = () => screen.getByTestId('frame');
const isIn = (state: string) => waitFor(() => expect(frame().dataset.state).toBe(state));

describe('an Image with a client', () => {
  it('fetches its picture with the client, and shows it from memory', async () => {
    const { client, request } = start();
    const onLoad = vi.fn();
    render(
      <ImageView data-testid="frame" src="/files/1" alt="One" client={client} onLoad={onLoad} />,
    );
    expect(frame().dataset.state).toBe('loading');
    await isIn('loaded');
    expect(screen.getByRole<HTMLImageElement>('img').src).toMatch(/^blob:/);
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith(
      expect.objectContaining({ url: '/files/1', responseType: 'blob' }),
    );
    expect(onLoad).toHaveBeenCalledWith({ width: 20, height: 10 });
  });

  it('tells a failure, and fetches again after a tap', async () => {
    const { client, state } = start();
    state.isDown = true;
    const onError = vi.fn();
    render(
      <ImageView data-testid="frame" src="/files/1" alt="One" client={client} onError={onError} />,
    );
    await isIn('failed');
    await waitFor(() => expect(onError.mock.calls).toEqual([[{ src: '/files/1' }]]));
    state.isDown = false;
    fireEvent.click(screen.getByRole('button'));
    await isIn('loaded');
  });

  it('ends its request and frees the picture when it goes', async () => {
    const { client, signals } = start();
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const { rerender, unmount } = render(
      <ImageView data-testid="frame" src="/files/1" alt="One" client={client} />,
    );
    await isIn('loaded');
    rerender(<ImageView data-testid="frame" src="/files/2" alt="Two" client={client} />);
    await isIn('loaded');
    expect(revoke).toHaveBeenCalledTimes(1);
    unmount();
    expect(revoke).toHaveBeenCalledTimes(2);
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
  });

  it('leaves data: and blob: addresses to the browser', async () => {
    const { client, request } = start();
    const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    render(<ImageView data-testid="frame" src={src} alt="One" client={client} />);
    await isIn('loaded');
    expect(request).not.toHaveBeenCalled();
  });
});

describe('an Upload with a client', () => {
  const saved = [
    { id: '1', name: 'one.svg', url: '/files/1', status: 'done' },
    { id: '2', name: 'paper.pdf', url: '/files/2', status: 'done' },
  ] as const;

  it('shows the thumbnail of a stored picture with the token, as after a reload', async () => {
    const { client, request } = start();
    render(<Upload label="Papers" defaultValue={saved} client={client} />);
    await waitFor(() =>
      expect(document.querySelector<HTMLImageElement>('li img')?.naturalWidth).toBe(20),
    );
    expect(request).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'View one.svg' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('img')?.src).toMatch(/^blob:/));
  });

  it('shows the kind of a picture that cannot be fetched', async () => {
    const { client, state, request } = start();
    state.isDown = true;
    render(<Upload label="Papers" defaultValue={saved} client={client} />);
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    expect(document.querySelector('li img')).toBeNull();
  });
});
