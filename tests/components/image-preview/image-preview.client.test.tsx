import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PictureClient } from '@/components/kit/client-files';
import { dialog, loaded, named, openPreview, press } from '../../helpers/open-preview';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>';
const pictures = Array.from({ length: 5 }, (_, index) => ({
  url: `/files/${index + 1}`,
  alt: `File ${index + 1}`,
}));

/** A client of a server that needs a token for each picture. */
function start() {
  const state = { isDown: false };
  const asked: string[] = [];
  const request = async ({ url }: { readonly url: string }) => {
    asked.push(url);
    if (state.isDown) throw new Error('503');
    return { data: new Blob([svg], { type: 'image/svg+xml' }) };
  };
  return { client: { request } as unknown as PictureClient, asked, state };
}

it('a preview with a client fetches each picture when it comes near, and shows it from memory', async () => {
  const { client, asked } = start();
  await openPreview({ pictures, client });
  expect((await loaded('File 1')).src).toMatch(/^blob:/);
  expect(new Set(asked)).toEqual(new Set(['/files/1', '/files/2']));
  await press('Next picture');
  await named('Picture 2 of 5');
  await loaded('File 2');
  await waitFor(() => expect(asked).toContain('/files/3'));
  expect(asked).not.toContain('/files/4');
});

it('a preview with a client tells a failure, and fetches again after a tap', async () => {
  const { client, state } = start();
  state.isDown = true;
  await openPreview({ pictures: pictures.slice(0, 1), client });
  await waitFor(() => expect(dialog().querySelector('[data-part="error"]')).not.toBeNull());
  state.isDown = false;
  await press('Load again');
  await loaded('File 1');
});

it('a preview with a client frees the pictures that are far away, and all of them when it closes', async () => {
  const { client } = start();
  const made = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  await openPreview({ pictures, client });
  await loaded('File 1');
  for (const number of [2, 3]) {
    await press('Next picture');
    await loaded(`File ${number}`);
  }
  expect(revoked).toHaveBeenCalledTimes(1);
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(revoked).toHaveBeenCalledTimes(made.mock.calls.length));
});
