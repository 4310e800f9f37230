import { afterEach, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { createDetector } from '@/platform/scan/create-detector';
import { drawCode } from '../../helpers/sample-codes';

const env = createEnv(window);

class Native {
  static getSupportedFormats = async () => ['qr_code', 'ean_13'];
  readonly detect: () => Promise<object[]>;
  constructor({ formats }: { readonly formats: readonly string[] }) {
    this.detect = async () => [{ rawValue: formats.join(), format: 'native' }];
  }
}

afterEach(() => vi.unstubAllGlobals());

it('asks the browser’s own detector where it knows every format', async () => {
  vi.stubGlobal('BarcodeDetector', Native);
  const detector = await createDetector(env, ['qr_code', 'ean_13']);
  expect(await detector.detect(drawCode('none'))).toEqual({
    text: 'qr_code,ean_13',
    format: 'native',
  });
});

it.each([
  ['knows too little', ['qr_code', 'itf'] as const, async () => ['qr_code']],
  ['is a shell', ['qr_code'] as const, () => Promise.reject(new Error('no service'))],
])('brings its own where that %s', async (_why, formats, getSupportedFormats) => {
  vi.stubGlobal('BarcodeDetector', Object.assign(class extends Native {}, { getSupportedFormats }));
  const detector = await createDetector(env, formats);
  expect(await detector.detect(drawCode('qr'))).toEqual({ text: 'PORTICO 20', format: 'qr_code' });
});

it('reads codes with what it fetches from its own origin', async () => {
  vi.stubGlobal('BarcodeDetector', undefined);
  const detector = await createDetector(env, ['qr_code', 'ean_13']);
  expect(await detector.detect(drawCode('qr'))).toEqual({ text: 'PORTICO 20', format: 'qr_code' });
  expect(await detector.detect(drawCode('ean'))).toEqual({
    text: '4006381333931',
    format: 'ean_13',
  });
  expect(await detector.detect(drawCode('none'))).toBeNull();
  const wasm = performance.getEntriesByType('resource').filter(({ name }) => /\.wasm/.test(name));
  expect(wasm.length).toBeGreaterThan(0);
  for (const { name } of wasm) expect(new URL(name).origin).toBe(location.origin);
});

it('finds no code of a kind that was not asked for', async () => {
  vi.stubGlobal('BarcodeDetector', undefined);
  const detector = await createDetector(env, ['ean_13']);
  expect(await detector.detect(drawCode('qr'))).toBeNull();
});
