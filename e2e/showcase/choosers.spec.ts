import type { Page } from '@playwright/test';
import { expect, test } from './showcase';

/** A picture of one colour, which the browser makes. */
async function png(page: Page, name: string) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 30, height: 20 });
    canvas.getContext('2d')?.fillRect(0, 0, 30, 20);
    return canvas.toDataURL();
  });
  return { name, mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

/** A film of about two seconds, recorded as a phone does it. */
async function webm(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 24 });
    const pen = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let frame = 0; frame < 50; frame++) {
      pen.fillStyle = `hsl(${frame * 7} 80% 50%)`;
      pen.fillRect(0, 0, 32, 24);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await stopped;
    return Array.from(new Uint8Array(await new Blob(parts).arrayBuffer()));
  });
  return { name: 'clip.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) };
}

const chooserInput = 'body > input[type=file]';

test.describe('the choosers', () => {
  test('the user chooses pictures and sees them', async ({ page, showcase }) => {
    await showcase.open('/call/chooseImage');
    const files = [await png(page, 'arch.png'), await png(page, 'column.png')];
    const opening = page.waitForEvent('filechooser');
    await showcase.tapButton('Run');
    const chooser = await opening;
    expect(chooser.isMultiple()).toBe(true);
    expect(await chooser.element().getAttribute('accept')).toBe('image/*');
    await chooser.setFiles(files);
    await expect(showcase.main.getByRole('img', { name: 'arch.png' })).toBeVisible();
    const column = showcase.main.getByRole('img', { name: 'column.png' });
    await expect.poll(() => column.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(30);
    await expect(page.locator(chooserInput)).toHaveCount(0);
  });

  test('[S9.5] the first pictures are kept when the user chooses too many', async ({
    page,
    showcase,
  }) => {
    await showcase.open('/call/chooseImage');
    await showcase.active.getByLabel('count').fill('2');
    const opening = page.waitForEvent('filechooser');
    await showcase.tapButton('Run');
    const names = ['a.png', 'b.png', 'c.png'];
    await (await opening).setFiles(await Promise.all(names.map((name) => png(page, name))));
    await expect(showcase.main.getByRole('img', { name: 'b.png' })).toBeVisible();
    await expect(showcase.main.getByRole('img', { name: 'c.png' })).toHaveCount(0);
  });

  test('a cancel settles the call, and the next call works', async ({ page, showcase }) => {
    await showcase.open('/call/chooseFile');
    const first = page.waitForEvent('filechooser');
    await showcase.tapButton('Run');
    await first;
    await page.locator(chooserInput).dispatchEvent('cancel');
    await expect(showcase.main.getByText('chooseFile:fail cancel')).toBeVisible();
    await expect(page.locator(chooserInput)).toHaveCount(0);

    const second = page.waitForEvent('filechooser');
    await showcase.tapButton('Run');
    await (await second).setFiles({
      name: 'quote.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('cake'),
    });
    await expect(showcase.main.getByText('"name": "quote.txt"')).toBeVisible();
  });

  test('[S8.6] without a tap the call fails at once', async ({ page, showcase }) => {
    const choosers: unknown[] = [];
    page.on('filechooser', (chooser) => choosers.push(chooser));
    // A script of the page does it, because everything that the test evaluates counts as a tap for five seconds.
    await page.addInitScript(() => {
      const timer = setInterval(() => {
        const run = Array.from(document.querySelectorAll('[data-page-content] button')).find(
          ({ textContent }) => textContent === 'Run',
        );
        if (!run || navigator.userActivation.isActive) return;
        clearInterval(timer);
        (run as HTMLElement).click();
      }, 50);
    });
    await showcase.open('/call/chooseImage');
    await page.waitForTimeout(6000);
    await expect(
      showcase.main.getByText(
        'chooseImage:fail File chooser dialog can only be shown with a user activation',
      ),
    ).toBeVisible();
    await expect(showcase.main.getByText('denied', { exact: true })).toBeVisible();
    expect(choosers).toHaveLength(0);
  });

  test('the first call opens the chooser, also on a slow network', async ({ page, showcase }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = 0;
    // The code of these calls.
    await page.route(/\/assets\/calls\d*-[^/]*\.js$/, async (route) => {
      held++;
      await released;
      await route.continue();
    });
    await showcase.open('/call/chooseImage');
    const file = await png(page, 'early.png');
    const opening = page.waitForEvent('filechooser');
    await showcase.tapButton('Run');
    const chooser = await opening;
    await chooser.setFiles(file);
    await expect.poll(() => held).toBeGreaterThan(0);
    await expect(showcase.main.getByRole('img')).toHaveCount(0);
    release();
    await expect(showcase.main.getByRole('img', { name: 'early.png' })).toBeVisible();
  });

  test('[S9.6] a video that is too long is refused, and another one is measured', async ({
    page,
    showcase,
  }) => {
    await showcase.open('/call/chooseVideo');
    const clip = await webm(page);
    await showcase.active.getByLabel('maxDuration').fill('1');
    const first = page.waitForEvent('filechooser');
    await showcase.tapButton('Run');
    await (await first).setFiles(clip);
    await expect(
      showcase.main.getByText('chooseVideo:fail The video is longer than 1 seconds'),
    ).toBeVisible();

    await showcase.active.getByLabel('maxDuration').fill('60');
    const second = page.waitForEvent('filechooser');
    await showcase.tapButton('Run');
    await (await second).setFiles(clip);
    await expect(showcase.main.getByText('"width": 32')).toBeVisible();
  });

  test('a chooser closes with its page', async ({ page, showcase }) => {
    await showcase.open('/apis');
    await showcase.active.getByRole('searchbox').fill('chooseImage');
    await showcase.tapLink(/^chooseImage/);
    const opening = page.waitForEvent('filechooser');
    await showcase.tapButton('Run');
    await opening;
    await expect(page.locator(chooserInput)).toHaveCount(1);
    await showcase.back();
    await expect(showcase.title('Calls')).toBeVisible();
    await expect(page.locator(chooserInput)).toHaveCount(0);
  });

  test('a chooser closes with its page, also before the code of the call has loaded', async ({
    page,
    showcase,
  }) => {
    // The code of these calls never comes.
    await page.route(/\/assets\/calls\d*-[^/]*\.js$/, () => {});
    await showcase.open('/call/chooseImage');
    const opening = page.waitForEvent('filechooser');
    await showcase.tapButton('Run');
    await opening;
    await expect(page.locator(chooserInput)).toHaveCount(1);
    await showcase.back();
    await expect(page.locator(chooserInput)).toHaveCount(0);
  });

  test('a worker compresses a picture, and a canvas becomes a picture', async ({
    page,
    showcase,
  }) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await showcase.open('/call/compressImage');
    await showcase.tapButton('Run');
    await expect(showcase.main.getByText('"width": 320')).toBeVisible();
    await expect(showcase.main.getByRole('img')).toBeVisible();
    expect(workers.filter((url) => url.includes('compress'))).toHaveLength(1);

    await showcase.open('/call/canvasToTempFilePath');
    await showcase.active.getByLabel('destWidth').fill('480');
    await showcase.active.getByLabel('destHeight').fill('240');
    await showcase.tapButton('Run');
    const made = showcase.main.getByRole('img', { name: 'canvas.png' });
    await expect.poll(() => made.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);
  });

  test('a picture is saved as a download', async ({ page, showcase }) => {
    // Chromium on a desktop has no share sheet, also when it imitates a phone.
    await showcase.open('/call/saveImage');
    const downloading = page.waitForEvent('download');
    await showcase.tapButton('Run');
    expect((await downloading).suggestedFilename()).toBe('arch.svg');
  });
});
