/** @module-tag long */
import { beforeEach, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { scanCode } from '@/platform/scan/scan-code';
import { createScanner } from '@/platform/scan/scanner';
import { fakePlatform } from '../../helpers/fake-platform';
import { losses } from '../../helpers/lose-code';
import { drawCode, photoOf } from '../../helpers/sample-codes';
import { windowWith } from '../../helpers/window-with';

vi.mock('@/shared/lost-code', async (importOriginal) => {
  const { losingCode } = await import('../../helpers/lose-code');
  return losingCode(await importOriginal());
});

const start = () =>
  fakePlatform({ env: createEnv(windowWith({ BarcodeDetector: undefined })) }).context;

beforeEach(() => Object.assign(losses, { left: 0, loads: 0 }));

const lose = (file: string, left: number) => Object.assign(losses, { file, left });

it('the code of the scanner is fetched once more if it was lost', async () => {
  const context = start();
  lose('scan/scanner', 1);
  const scan = scanCode(context)();
  await vi.waitFor(() => expect(context.overlays.getState().open).toHaveLength(1), 10_000);
  context.overlays.getState().open[0]?.close();
  await expect(scan).rejects.toMatchObject({ code: 'cancel' });
});

it('scanCode rejects if the code of the scanner was lost twice', async () => {
  lose('scan/scanner', 2);
  await expect(scanCode(start())()).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'scanCode:fail its code could not be loaded',
  });
  expect(losses.loads).toBe(2);
});

it('the code of the worker’s detector is fetched once more if it was lost', async () => {
  lose('worker-detector', 1);
  const scanner = createScanner(start(), ['qr_code']);
  expect(await scanner.readPhoto(await photoOf(drawCode('qr')))).toEqual({
    text: 'PORTICO 20',
    format: 'qr_code',
  });
  expect(losses.loads).toBe(2);
  scanner.stop();
});

it('the scanner is refused if the code of the worker’s detector was lost twice', async () => {
  lose('worker-detector', 2);
  const scanner = createScanner(start(), ['qr_code']);
  const refusal = { code: 'failed', message: 'its code could not be loaded' };
  await expect(scanner.readPhoto(new Blob())).rejects.toMatchObject(refusal);
  expect(scanner.refusal()).toMatchObject(refusal);
  expect(losses.loads).toBe(2);
});
