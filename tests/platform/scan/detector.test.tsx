import { afterAll, expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { createDetector } from '@/platform/scan/detector';
import type { CodeFormat } from '@/platform/scan/formats';
import { wasmUrl } from '@/platform/scan/worker-detector';
import { fakePlatform } from '../../helpers/fake-platform';
import { trust } from '../../helpers/markup';
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

it('the browser’s own detector reads the code if it knows every format', async () => {
  const detector = await create(['qr_code', 'ean_13'], { BarcodeDetector: Native });
  expect(await detector.detect(drawCode('none'))).toEqual({
    text: 'qr_code,ean_13',
    format: 'native',
  });
});

it.each([
  ['lacks a format', ['qr_code', 'itf'] as const, async () => ['qr_code']],
  ['rejects', ['qr_code'] as const, () => Promise.reject(new Error('no service'))],
])(
  'the worker reads the code if the browser’s detector %s',
  async (_why, formats, getSupportedFormats) => {
    const BarcodeDetector = Object.assign(class extends Native {}, { getSupportedFormats });
    const detector = await create(formats, { BarcodeDetector });
    expect(await detector.detect(drawCode('qr'))).toEqual(found);
  },
);

const without = { BarcodeDetector: undefined };

it('the worker reads codes, and its WebAssembly comes from the app’s own origin', {
  tags: 'long',
}, async () => {
  expect(new URL(wasmUrl, location.href).origin).toBe(location.origin);
  const detector = await create(['qr_code', 'ean_13'], without);
  const pictures = [drawCode('qr'), drawCode('ean'), drawCode('none')];
  expect(await Promise.all(pictures.map((picture) => detector.detect(picture)))).toEqual([
    found,
    { text: '4006381333931', format: 'ean_13' },
    null,
  ]);
});

it('the worker ignores codes of other formats', { tags: 'long' }, async () => {
  const detector = await create(['ean_13'], without);
  expect(await detector.detect(drawCode('qr'))).toBeNull();
});

it('a video without a picture yet contains no code', async () => {
  const detector = await create(['qr_code'], without);
  expect(await detector.detect(document.createElement('video'))).toBeNull();
});

it('the worker ends with its signal, even while it reads a picture', { tags: 'long' }, async () => {
  const controller = new AbortController();
  const detector = await create(['qr_code'], without, controller.signal);
  const looking = detector.detect(drawCode('qr', 60));
  controller.abort(new Error('enough'));
  await expect(looking).rejects.toThrow('enough');
  await expect(detector.detect(drawCode('qr'))).rejects.toThrow('enough');
  await expect(create(['qr_code'], without, controller.signal)).rejects.toThrow('enough');
});

it('the detector rejects with the reason if no worker can start', async () => {
  const Worker = class extends window.Worker {
    constructor() {
      super(trust().createScriptURL('/there-is-no-such-file.js'), { type: 'module' });
    }
  };
  await expect(create(['qr_code'], { ...without, Worker })).rejects.toThrow(
    'the worker that reads codes did not start',
  );
});
