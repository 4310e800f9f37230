/** @module-tag long */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OverlayHost } from '@/app/overlays/overlay-host';
import { createEnv, PlatformProvider } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import '@/components/kit/tokens.css';
import { fakePlatform } from '../../helpers/fake-platform';
import { drawCode, photoOf } from '../../helpers/sample-codes';
import { frame } from '../../helpers/waiting';

const streams: MediaStream[] = [];
let timer: ReturnType<typeof setInterval>;

/** Fakes a camera whose picture has a QR code, or no code. */
function fakeCamera(kind: 'qr' | 'none', extra: object = {}, permission = Promise.resolve()) {
  const picture = drawCode(kind);
  const canvas = drawCode('qr');
  timer = setInterval(() => {
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  }, 20);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    await permission;
    const stream = canvas.captureStream(20);
    for (const track of stream.getTracks()) Object.assign(track, extra);
    streams.push(stream);
    return stream;
  });
}

beforeEach(() => {
  streams.length = 0;
});

afterEach(() => {
  clearInterval(timer);
  cleanup();
  vi.restoreAllMocks();
});

function open() {
  const fake = fakePlatform({ env: createEnv(window) });
  const platform = createPlatform(fake.context, {} as Navigator);
  render(
    <StrictMode>
      <PlatformProvider platform={platform} context={fake.context}>
        <OverlayHost />
      </PlatformProvider>
    </StrictMode>,
  );
  return { ...fake, platform };
}

const liveTracks = () =>
  streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live');

const dialog = () => screen.findByRole('dialog', { name: 'Scan a code' }, { timeout: 5000 });

async function choose(photo: Blob) {
  const input = (await screen.findByLabelText('Choose a photo', undefined, {
    timeout: 5000,
  })) as HTMLInputElement;
  await userEvent.upload(input, new File([photo], 'code.png', { type: 'image/png' }));
}

it('scanCode reads a code from the camera, closes, and stops the camera', async () => {
  fakeCamera('qr');
  const { platform, layers } = open();
  const answer = platform.scanCode({ scanType: ['qrCode'] });
  await dialog();
  expect(await answer).toEqual({ result: 'PORTICO 20', scanType: 'QR_CODE', charSet: 'UTF-8' });
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  // StrictMode mounts twice, but the scanner opened only one camera.
  expect(streams).toHaveLength(1);
  expect(liveTracks()).toEqual([]);
  expect(layers()).toBe(0);
});

it.each([
  [
    'a tap on Cancel',
    async () => userEvent.click(await screen.findByRole('button', { name: 'Cancel' })),
  ],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('scanCode rejects with cancel after %s', async (_name, leave) => {
  fakeCamera('none');
  const { platform } = open();
  const answer = platform.scanCode();
  answer.catch(() => {});
  await dialog();
  await screen.findByText('Point the camera at a code', undefined, { timeout: 5000 });
  await leave();
  await expect(answer).rejects.toMatchObject({ code: 'cancel', errMsg: 'scanCode:fail cancel' });
  expect(liveTracks()).toEqual([]);
});

it('scanCode rejects with cancel after Back, and with abort after abort()', async () => {
  fakeCamera('none');
  const { platform, back } = open();
  const answer = platform.scanCode();
  answer.catch(() => {});
  await dialog();
  back();
  await expect(answer).rejects.toMatchObject({ code: 'cancel' });
  const aborted = platform.scanCode();
  aborted.catch(() => {});
  await screen.findByText('Point the camera at a code', undefined, { timeout: 5000 });
  aborted.abort();
  await expect(aborted).rejects.toMatchObject({ code: 'abort' });
  await waitFor(() => expect(liveTracks()).toEqual([]));
});

it('scanCode has a torch button if the camera has a torch', async () => {
  const torches: unknown[] = [];
  fakeCamera('none', {
    getCapabilities: () => ({ torch: true }),
    applyConstraints: async ({ advanced }: { advanced: unknown[] }) =>
      void torches.push(advanced[0]),
  });
  const { platform } = open();
  const answer = platform.scanCode();
  answer.catch(() => {});
  const torch = await screen.findByRole('button', { name: 'Torch' }, { timeout: 5000 });
  expect(torch.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(torch);
  await waitFor(() => expect(torch.getAttribute('aria-pressed')).toBe('true'));
  await userEvent.click(torch);
  await waitFor(() => expect(torches).toEqual([{ torch: true }, { torch: false }]));
  answer.abort();
});

it('scanCode reads a photo instead of the camera, and shows a message if it has no code', async () => {
  fakeCamera('none');
  const { platform } = open();
  const answer = platform.scanCode();
  await choose(await photoOf(drawCode('none')));
  await screen.findByText('No code found in this photo');
  await choose(await photoOf(drawCode('ean')));
  expect(await answer).toMatchObject({ result: '4006381333931', scanType: 'EAN_13' });
  expect(liveTracks()).toEqual([]);
});

it('scanCode says that a photo has no code, also if the camera starts after the photo was read', async () => {
  let allow = () => {};
  fakeCamera('none', {}, new Promise<void>((resolve) => (allow = resolve)));
  const { platform } = open();
  const answer = platform.scanCode();
  answer.catch(() => {});
  await screen.findByText('Opening the camera');
  await choose(await photoOf(drawCode('none')));
  await screen.findByText('No code found in this photo');
  allow();
  await waitFor(() => expect(liveTracks()).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('video')?.readyState).toBeGreaterThan(1));
  await frame();
  await frame();
  screen.getByText('No code found in this photo');
  answer.abort();
});

it('scanCode still offers photos if the user denies the camera, and rejects with denied', async () => {
  const denial = new DOMException('', 'NotAllowedError');
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(denial);
  const { platform } = open();
  const answer = platform.scanCode();
  answer.catch(() => {});
  await screen.findByText('The camera is not available', undefined, { timeout: 5000 });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(answer).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'scanCode:fail the user did not allow the camera',
  });
  const strict = platform.scanCode({ onlyFromCamera: true });
  await expect(strict).rejects.toMatchObject({ code: 'denied' });
});

it('scanCode opens no camera if only photos are allowed', async () => {
  fakeCamera('qr');
  const { platform } = open();
  const answer = platform.scanCode({ sourceType: ['album'] });
  await screen.findByText('Choose a photo of the code', undefined, { timeout: 5000 });
  await choose(await photoOf(drawCode('qr')));
  expect(await answer).toMatchObject({ result: 'PORTICO 20' });
  expect(streams).toEqual([]);
});
