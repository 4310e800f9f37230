import { afterAll, expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { createDetector } from '@/platform/scan/create-detector';
import type { CodeFormat } from '@/platform/scan/formats';
import { wasmUrl } from '@/platform/scan/wasm-url';
import { fakePlatform } from '../../helpers/fake-platform';
import { drawCode } from '../../helpers/sample-codes';
import { windowWith } from '../../helpers/window-with';

const found = { text: 'PORTICO 20', format: 'qr_code' };
const end = new AbortController();

function create(
  formats: readonly CodeFormat[],
  change: object = {},
  signal: AbortSignal = end.signal,
) {
  const { context } = fakePlatform({ env: { ...createEnv(window), window: windowWith(change) } });
  return createDetector(context, formats, signal);
}

class Native {
  static getSupportedFormats = async () => ['qr_code', 'ean_13'];
  readonly detect: () => Promise<object[]>;
  constructor({ formats }: { readonly formats: readonly string[] }) {
    this.detect = async () => [{ rawValue: formats.join(), format: 'native' }];
  }
}

afterAll(() => end.abort());

it('asks the browser’s own detector where it knows every format', async () => {
  const detector = await create(['qr_code', 'ean_13'], { BarcodeDetector: Native });
  expect(await detector.detect(drawCode('none'))).toEqual({
    text: 'qr_code,ean_13',
    format: 'native',
  });
});

it.each([
  ['knows too little', ['qr_code', 'itf'] as const, async () => ['qr_code']],
  ['is a shell', ['qr_code'] as const, () => Promise.reject(new Error('no service'))],
])('brings its own where that %s', async (_why, formats, getSupportedFormats) => {
  const BarcodeDetector = Object.assign(class extends Native {}, { getSupportedFormats });
  const detector = await create(formats, { BarcodeDetector });
  expect(await detector.detect(drawCode('qr'))).toEqual(found);
});

const without = { BarcodeDetector: undefined };

it('reads codes with what comes from its own origin', { tags: 'long' }, async () => {
  expect(new URL(wasmUrl, location.href).origin).toBe(location.origin);
  const detector = await create(['qr_code', 'ean_13'], without);
  const pictures = [drawCode('qr'), drawCode('ean'), drawCode('none')];
  expect(await Promise.all(pictures.map((picture) => detector.detect(picture)))).toEqual([
    found,
    { text: '4006381333931', format: 'ean_13' },
    null,
  ]);
});

it('finds no code of a kind that was not asked for', { tags: 'long' }, async () => {
  const detector = await create(['ean_13'], without);
  expect(await detector.detect(drawCode('qr'))).toBeNull();
});

it('finds nothing in a video that has no picture yet', async () => {
  const detector = await create(['qr_code'], without);
  expect(await detector.detect(document.createElement('video'))).toBeNull();
});

it('ends with its signal, also in the middle of a picture', { tags: 'long' }, async () => {
  const controller = new AbortController();
  const detector = await create(['qr_code'], without, controller.signal);
  const looking = detector.detect(drawCode('qr', 60));
  controller.abort(new Error('enough'));
  await expect(looking).rejects.toThrow('enough');
  await expect(detector.detect(drawCode('qr'))).rejects.toThrow('enough');
  await expect(create(['qr_code'], without, controller.signal)).rejects.toThrow('enough');
});

it('says why it can not be made', async () => {
  await expect(create(['qr_code'], { ...without, Worker: undefined })).rejects.toThrow(
    'this browser has no workers',
  );
  const Worker = class extends window.Worker {
    constructor() {
      super('/there-is-no-such-file.js', { type: 'module' });
    }
  };
  await expect(create(['qr_code'], { ...without, Worker })).rejects.toThrow(
    'the worker that reads codes did not start',
  );
});
