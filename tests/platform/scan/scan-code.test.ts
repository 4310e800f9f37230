import { expect, it, vi } from 'vitest';
import { scanCode, type ScanCodeParams } from '@/platform/scan/scan-code';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';

/** A browser with its own detector. Without `mediaDevices` it has no camera. */
function start(mediaDevices?: object) {
  const fake = fakePlatform();
  const { overlays } = fake.context;
  const requested: unknown[] = [];
  class BarcodeDetector {
    static getSupportedFormats = async () => [
      ...['codabar', 'code_39', 'code_93', 'code_128', 'ean_8', 'ean_13', 'itf', 'upc_a', 'upc_e'],
      'qr_code',
    ];
    constructor(options: unknown) {
      requested.push(options);
    }
  }
  Object.assign(fake.context.env.window, { BarcodeDetector, navigator: { mediaDevices } });
  const controller = new AbortController();
  const controls = { signal: controller.signal, progress: () => {} };
  return {
    ...fake,
    requested,
    abort: () => controller.abort(),
    scan: (params?: ScanCodeParams) => scanCode(fake.context)(params, controls),
    opened: () =>
      vi.waitFor(() => {
        const overlay = overlays.getState().open[0];
        if (overlay?.kind !== 'scanner') throw new Error('no scanner is open');
        return overlay;
      }),
  };
}

it('scanCode resolves to the text, the format and the character set', async () => {
  const { scan, opened, layers } = start();
  const answer = scan();
  (await opened()).close({ text: 'PORTICO 20', format: 'qr_code' });
  expect(await answer).toEqual({ result: 'PORTICO 20', scanType: 'QR_CODE', charSet: 'UTF-8' });
  expect(layers()).toBe(0);
});

it.each([
  [undefined, true, true],
  [{ onlyFromCamera: true }, true, false],
  [{ onlyFromCamera: true, sourceType: ['album'] as const }, true, false],
  [{ sourceType: ['album'] as const }, false, true],
  [{ sourceType: ['camera'] as const }, true, false],
])('scanCode with %j offers the camera: %s, and photos: %s', async (params, camera, album) => {
  const { scan, opened, back } = start();
  const answer = scan(params);
  expect((await opened()).props).toMatchObject({ camera, album });
  back();
  await expect(answer).rejects.toMatchObject({ code: 'cancel', errMsg: 'scanCode:fail cancel' });
});

it('scanCode looks only for the wanted formats', async () => {
  const { scan, opened, back, requested } = start();
  const answer = scan({ scanType: ['qrCode'] });
  await opened();
  await flush();
  back();
  await expect(answer).rejects.toMatchObject({ code: 'cancel' });
  expect(requested).toEqual([{ formats: ['qr_code'] }]);
});

it('scanCode rejects with the reason if the user closes a scanner without a camera', async () => {
  const getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  const { scan, opened } = start({ getUserMedia });
  const answer = scan({ scanType: ['qrCode'] });
  const overlay = await opened();
  await overlay.props.scanner.watch({} as never, () => {}).catch(() => {});
  overlay.close();
  await expect(answer).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'scanCode:fail the user did not allow the camera',
  });
});

it('the scanner closes after an abort, when the page is left, and if its view fails', async () => {
  const { scan, opened, abort, leave, layers, context } = start();
  const left = scan();
  await opened();
  leave();
  await expect(left).rejects.toMatchObject({ code: 'cancel' });
  const failed = scan();
  await opened();
  context.overlays.fail(new Error('its code could not be loaded'));
  await expect(failed).rejects.toMatchObject({ code: 'failed' });
  const aborted = scan();
  await opened();
  abort();
  await expect(aborted).rejects.toMatchObject({ name: 'PlatformError' });
  expect(context.overlays.getState().open).toEqual([]);
  expect(layers()).toBe(0);
});

it.each<[string, (fake: ReturnType<typeof start>) => void]>([
  ['[S8.2] the call was aborted meanwhile', ({ abort }) => abort()],
  ['another page has opened', ({ turnTo }) => turnTo({ id: 'p2' })],
])('no scanner opens if its code has loaded and %s', async (_what, happen) => {
  const fake = start();
  const answer = fake.scan().catch((error: unknown) => error);
  happen(fake);
  await vi.dynamicImportSettled();
  await flush();
  expect(fake.context.overlays.getState().open).toEqual([]);
  expect(fake.layers()).toBe(0);
  expect(await answer).toMatchObject({ code: 'cancel' });
});

it.each([
  [{ onlyFromCamera: 'yes' }, 'parameter.onlyFromCamera should be true or false'],
  [{ scanType: 'qrCode' }, 'parameter.scanType should be a list'],
  [{ scanType: [] }, 'parameter.scanType should have at least 1 item'],
  [
    { scanType: ['qr'] },
    'parameter.scanType[0] should be one of barCode, qrCode, datamatrix, pdf417',
  ],
  [{ sourceType: ['disk'] }, 'parameter.sourceType[0] should be one of camera, album'],
])('scanCode refuses %j', async (params, message) => {
  await expect(start().scan(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `scanCode:fail ${message}`,
  });
});
