import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { createScanner } from '@/platform/scan/create-scanner';
import { fakePlatform } from '../../helpers/fake-platform';
import { drawCode, photoOf } from '../../helpers/sample-codes';
import { until } from '../../helpers/waiting';
import { windowWith } from '../../helpers/window-with';

const start = (change: object = {}) => {
  const { context } = fakePlatform({ env: { ...createEnv(window), window: windowWith(change) } });
  return createScanner(context, ['qr_code']);
};
let canvas: HTMLCanvasElement;
let video: HTMLVideoElement;
const streams: MediaStream[] = [];

/** A camera that looks at the canvas. */
beforeEach(() => {
  canvas = drawCode('none');
  video = document.body.appendChild(document.createElement('video'));
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = canvas.captureStream(20);
    streams.push(stream);
    return stream;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  video.remove();
  streams.length = 0;
});

const live = () =>
  streams.flatMap((stream) => stream.getTracks()).filter((track) => track.readyState === 'live');

/** Draws without end, since a canvas that stands still sends no picture. */
function show(kind: 'qr' | 'none') {
  const picture = drawCode(kind);
  canvas.width = picture.width;
  canvas.height = picture.height;
  const timer = setInterval(() => canvas.getContext('2d')?.drawImage(picture, 0, 0), 20);
  return () => clearInterval(timer);
}

it('finds the code that the camera comes to see, once', { tags: 'long' }, async () => {
  const scanner = start();
  const codes: unknown[] = [];
  const still = show('none');
  await scanner.watch(video, (code) => codes.push(code));
  await scanner.watch(video, (code) => codes.push(code));
  expect(streams).toHaveLength(1);
  still();
  const end = show('qr');
  await until(() => expect(codes).toEqual([{ text: 'PORTICO 20', format: 'qr_code' }]), 8000);
  end();
  expect(scanner.refusal()).toBeNull();
  scanner.stop();
  expect(live()).toEqual([]);
});

it('lets go of a camera that was still being opened', async () => {
  const scanner = start();
  const codes: unknown[] = [];
  await scanner.readPhoto(new Blob());
  const watching = scanner.watch(video, (code) => codes.push(code));
  scanner.stop();
  await watching;
  expect(streams).toHaveLength(1);
  expect(live()).toEqual([]);
  expect(codes).toEqual([]);
});

it('opens no camera when it is stopped before it can read codes', async () => {
  const scanner = start({ BarcodeDetector: undefined });
  const watching = scanner.watch(video, () => {});
  scanner.stop();
  await expect(watching).rejects.toMatchObject({ code: 'failed' });
  expect(streams).toEqual([]);
});

it('remembers why there was no camera', async () => {
  const denial = new DOMException('', 'NotAllowedError');
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(denial);
  const scanner = start();
  await expect(scanner.watch(video, () => {})).rejects.toMatchObject({ code: 'denied' });
  expect(scanner.refusal()).toMatchObject({ code: 'denied', cause: denial });
});

it('reads photos, also large ones', { tags: 'long' }, async () => {
  const scanner = start();
  const code = { text: 'PORTICO 20', format: 'qr_code' };
  expect(await scanner.readPhoto(await photoOf(drawCode('qr')))).toEqual(code);
  expect(await scanner.readPhoto(await photoOf(drawCode('qr', 90), 'image/jpeg'))).toEqual(code);
});

it('finds nothing in other pictures, nor in what is none', async () => {
  const scanner = start();
  expect(await scanner.readPhoto(await photoOf(drawCode('none')))).toBeNull();
  expect(await scanner.readPhoto(new Blob(['text'], { type: 'image/png' }))).toBeNull();
});

it('says so where there is nothing to read codes with', async () => {
  const scanner = start({ BarcodeDetector: undefined, Worker: undefined });
  const refusal = { code: 'failed', message: 'the code to scan with could not be loaded' };
  await expect(scanner.readPhoto(new Blob())).rejects.toMatchObject(refusal);
  await expect(scanner.watch(video, () => {})).rejects.toMatchObject(refusal);
  expect(scanner.refusal()).toMatchObject(refusal);
});
