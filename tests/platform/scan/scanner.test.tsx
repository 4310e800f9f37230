import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { createScanner } from '@/platform/scan/scanner';
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

/** A camera that films the canvas. */
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

/** Draws again and again, because a canvas without changes sends no picture. */
function show(kind: 'qr' | 'none') {
  const picture = drawCode(kind);
  canvas.width = picture.width;
  canvas.height = picture.height;
  const timer = setInterval(() => canvas.getContext('2d')?.drawImage(picture, 0, 0), 20);
  return () => clearInterval(timer);
}

it('the scanner reports a code of the camera once', { tags: 'long' }, async () => {
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

it('the scanner closes a camera that was still opening', async () => {
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

it('no camera opens if the scanner stops before its detector has loaded', async () => {
  const scanner = start({ BarcodeDetector: undefined });
  const watching = scanner.watch(video, () => {});
  scanner.stop();
  await expect(watching).rejects.toMatchObject({ code: 'failed' });
  expect(streams).toEqual([]);
});

it('the scanner keeps the reason of a refused camera', async () => {
  const denial = new DOMException('', 'NotAllowedError');
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(denial);
  const scanner = start();
  await expect(scanner.watch(video, () => {})).rejects.toMatchObject({ code: 'denied' });
  expect(scanner.refusal()).toMatchObject({ code: 'denied', cause: denial });
});

it('the scanner reads codes in photos, also in large ones', { tags: 'long' }, async () => {
  const scanner = start();
  const code = { text: 'PORTICO 20', format: 'qr_code' };
  expect(await scanner.readPhoto(await photoOf(drawCode('qr')))).toEqual(code);
  expect(await scanner.readPhoto(await photoOf(drawCode('qr', 90), 'image/jpeg'))).toEqual(code);
});

it('a picture without a code and a broken file both give null', async () => {
  const scanner = start();
  expect(await scanner.readPhoto(await photoOf(drawCode('none')))).toBeNull();
  expect(await scanner.readPhoto(new Blob(['text'], { type: 'image/png' }))).toBeNull();
});

it('the scanner rejects if no detector can be loaded', async () => {
  const scanner = start({ BarcodeDetector: undefined, Worker: undefined });
  const refusal = { code: 'failed', message: 'its code could not be loaded' };
  await expect(scanner.readPhoto(new Blob())).rejects.toMatchObject(refusal);
  await expect(scanner.watch(video, () => {})).rejects.toMatchObject(refusal);
  expect(scanner.refusal()).toMatchObject(refusal);
});
