import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Upload, type UploadItem, type UploadProps } from '@/components/upload';
import { PlatformProvider } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import '@/components/kit/tokens.css';
import { patternBlob } from '../../helpers/pattern-blob';
import { pickFiles, sized } from '../../helpers/pick-files';
import { noise } from '../../helpers/pictures';
import { realPlatform } from '../../helpers/start-call';

afterEach(cleanup);

type Received = { files: { name: string; size: number; type: string }[] };

function show(first: UploadProps) {
  const { context } = realPlatform();
  const platform = createPlatform(context, {} as Navigator);
  let items: readonly UploadItem[] = [];
  const element = (props: UploadProps) => (
    <PlatformProvider platform={platform} context={context}>
      <Upload onChange={(next) => (items = next)} {...props} />
    </PlatformProvider>
  );
  const { rerender } = render(element(first));
  return {
    items: () => items,
    received: (at: number) => (items[at]!.result as Received).files[0]!,
    become: (props: UploadProps) => rerender(element(props)),
  };
}

const field = () => screen.getByLabelText<HTMLInputElement>(/Files/, { selector: 'input' });
const states = () =>
  [...document.querySelectorAll<HTMLElement>('[data-upload]')].map(({ dataset }) => dataset.state);

describe('[S7.5] uploads to a server', () => {
  it('report their percent separately, and return the answer of the server', async () => {
    const { received } = show({ url: '/api/upload', accept: 'all' });
    const seen = new Set<number>();
    const watch = new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]');
      if (bar?.getAttribute('aria-valuenow')) seen.add(Number(bar.getAttribute('aria-valuenow')));
    });
    watch.observe(document.body, { subtree: true, attributes: true, childList: true });
    // The browser tells of the progress every 50 ms, and a smaller file may arrive before.
    pickFiles(field(), new File([patternBlob(192)], 'large.bin'), sized('small.png', 100));
    await waitFor(() => expect(states()).toEqual(['done', 'done']));
    watch.disconnect();
    expect(received(0)).toMatchObject({ name: 'large.bin', size: 192 * 1024 * 1024 });
    expect(received(1)).toMatchObject({ name: 'small.png', size: 100, type: 'image/png' });
    expect([...seen].some((percent) => percent > 0 && percent < 100)).toBe(true);
  });

  it('go through the client, so that they have its token', async () => {
    const uploadFile = vi.fn((_params: object) =>
      Object.assign(Promise.resolve({ data: '{"url":"/files/1"}' }), { onProgress: () => {} }),
    );
    const client = { uploadFile, request: vi.fn() } as never;
    const { items } = show({ url: '/files', client, accept: 'all' });
    pickFiles(field(), sized('small.bin', 100));
    await waitFor(() => expect(states()).toEqual(['done']));
    expect(uploadFile.mock.calls[0]?.[0]).toMatchObject({ url: '/files' });
    expect(items()[0]?.result).toEqual({ url: '/files/1' });
  });

  it('can be cancelled, and a failed one can be retried without the others', async () => {
    const { items, become, received } = show({ url: '/api/upload?limit=1000', accept: 'all' });
    pickFiles(
      field(),
      new File([patternBlob(60)], 'long.bin'),
      sized('good.png', 10),
      sized('large.png', 5000),
    );
    // Cancel at once, because sixty megabytes upload quickly here.
    fireEvent.click(screen.getByRole('button', { name: 'Cancel long.bin' }));
    await waitFor(() => expect(states()).toEqual(['failed', 'done', 'failed']));
    expect(items().map(({ message }) => message)).toEqual([
      ...['Cancelled', undefined, 'Upload failed'],
    ]);
    become({ url: '/api/upload', accept: 'all' });
    await userEvent.click(screen.getByRole('button', { name: 'Try large.png again' }));
    await waitFor(() => expect(states()).toEqual(['failed', 'done', 'done']));
    expect(received(2)).toMatchObject({ name: 'large.png', size: 5000 });
  });

  it('compress photos before the upload, and no other files', async () => {
    const { received } = show({ url: '/api/upload', quality: 0.3, accept: 'all' });
    const photo = await noise(200, 200);
    pickFiles(field(), photo, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    await waitFor(() => expect(states()).toEqual(['done', 'done']));
    expect(received(0).size).toBeLessThan(photo.size / 1.5);
    expect(received(0)).toMatchObject({ name: 'picture.jpg', type: 'image/jpeg' });
    expect(received(1)).toMatchObject({ name: 'a.svg', size: 6 });
  });

  it('pass a file of a hundred megabytes on without reading it', async () => {
    const read = [
      vi.spyOn(FileReader.prototype, 'readAsDataURL'),
      vi.spyOn(FileReader.prototype, 'readAsArrayBuffer'),
      vi.spyOn(Blob.prototype, 'arrayBuffer'),
    ];
    const file = new File([patternBlob(100)], 'film.mp4', { type: 'video/mp4' });
    const upload = vi.fn(async (_file: File) => '/film');
    show({ upload, accept: 'video' });
    pickFiles(field(), file);
    await waitFor(() => expect(states()).toEqual(['done']));
    expect(upload.mock.calls[0]![0].size).toBe(100 * 1024 * 1024);
    for (const spy of read) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });

  it('throw an error outside of an app that names the missing provider', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Upload url="/api/upload" />)).toThrow('<PlatformProvider>');
    quiet.mockRestore();
  });
});
