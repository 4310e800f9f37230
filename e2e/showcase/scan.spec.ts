import { QR_CELLS } from '../../tests/helpers/qr-cells';
import { violations } from '../helpers';
import { expect, test } from './showcase';

test('the page reads a code from a photo under the strict policy, with files from the same origin', async ({
  page,
  showcase,
}) => {
  const photo = await page.evaluate((cells) => {
    const rows = cells.trim().split('\n');
    const canvas = Object.assign(document.createElement('canvas'), { width: 296, height: 296 });
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 296, 296);
    pen.fillStyle = '#000';
    rows.forEach((row, y) => {
      [...row].forEach((cell, x) => {
        if (cell === '#') pen.fillRect(64 + x * 8, 64 + y * 8, 8, 8);
      });
    });
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, QR_CELLS);

  const worker = page.waitForResponse(/scan-worker/);
  const wasm = page
    .context()
    .waitForEvent('response', (response) => response.url().endsWith('.wasm'));
  await showcase.open('/call/scanCode');
  await showcase.tapButton('Run');
  const scanner = page.getByRole('dialog', { name: 'Scan a code' });
  await expect(scanner).toBeVisible();
  await scanner.getByLabel('Choose a photo').setInputFiles({
    name: 'code.png',
    mimeType: 'image/png',
    buffer: Buffer.from(photo, 'base64'),
  });
  await expect(showcase.main.getByText('"result": "PORTICO 20"')).toBeVisible();
  await expect(scanner).toHaveCount(0);
  // The policy of the page does not allow WebAssembly (csp.spec.ts). The worker has another policy in the header of its file.
  expect((await worker).headers()['content-security-policy']).toContain(
    "script-src 'self' 'wasm-unsafe-eval';",
  );
  expect(new URL((await wasm).url()).origin).toBe('http://localhost:4320');
});

test('back closes the scanner and not the page below', async ({ page, showcase }) => {
  await showcase.open('/call/scanCode');
  await showcase.tapButton('Run');
  await expect(page.getByRole('dialog', { name: 'Scan a code' })).toBeVisible();
  await expect(page.getByText('The camera is not available')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(showcase.main.getByText(/scanCode:fail /)).toBeVisible();
  await expect(showcase.title('scanCode')).toBeVisible();
});

test('the call fails and opens nothing if its code does not load', async ({
  page,
  showcase,
  traps,
}) => {
  traps.allow(/404|Failed to fetch dynamically imported module|Unable to preload/);
  await page.route(/assets\/scanner-(?!view)/, (route) => route.fulfill({ status: 404 }));
  await showcase.open('/call/scanCode');
  await showcase.tapButton('Run');
  await expect(showcase.main.getByText('its code could not be loaded').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
