import type { Page } from '@playwright/test';
import { flatJpeg, installWeChat, profiles, type WeChatOptions } from 'portico/testing';
import { violations } from '../helpers';
import { expect, type Showcase, test } from './showcase';

const carrara = { latitude: 44.0793, longitude: 10.0979 };

/** The row of the table that says who does a call. */
const servedBy = (showcase: Showcase, call: string) =>
  showcase.main.getByRole('row', { name: new RegExp(`^${call} `) });

/** Checks both themes. The dark theme changes only colours. */
async function expectAccessible(page: Page, what: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page), what).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, ['color-contrast']), `${what}, dark`).toEqual([]);
}

test.describe('the page about the messaging app, in a browser', () => {
  test('has a link on the page for developers, and shows who does each call', async ({
    showcase,
  }) => {
    await showcase.open('/developers');
    await showcase.tapLink(/^Messaging app/);
    await expect(showcase.title('Messaging app')).toBeVisible();
    await expect(showcase.main.getByRole('heading', { name: 'A browser' })).toBeVisible();
    await expect(servedBy(showcase, 'chooseImage')).toContainText('The browser');
    await expect(servedBy(showcase, 'host.hideMenuItems')).toContainText('Not available');
    await expect(showcase.main.getByText('No failures.')).toBeVisible();
  });

  test('shares the typed title with its link, or does not share', async ({
    context,
    page,
    showcase,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await showcase.open('/host');
    await showcase.main.getByLabel('Title').fill('Thirty cakes');
    await expect(showcase.main.getByRole('figure')).toContainText('Thirty cakes');
    await showcase.tapButton('Share this page');
    await expect(showcase.main.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'http://localhost:4320/host',
    );
    await showcase.main
      .getByRole('radiogroup', { name: 'Allow sharing' })
      .getByRole('radio', { name: 'No' })
      .check();
    await expect(showcase.main.getByRole('figure')).toHaveText('This page cannot be shared.');
    await showcase.tapButton('Share this page');
    await expect(showcase.main.getByText('Not allowed.')).toBeVisible();
    // The message fades out. Half transparent, it has no contrast.
    await expect(page.getByText('Content copied')).toHaveCount(0);
    await expectAccessible(page, 'not shared');
  });

  test('shows the chosen pictures small and large', async ({ page, showcase }) => {
    await showcase.open('/host');
    const opening = page.waitForEvent('filechooser');
    await showcase.tapButton('Choose pictures');
    const buffer = Buffer.from(flatJpeg(16, 16, 90));
    const files = ['arch.jpg', 'column.jpg'].map((name) => ({
      name,
      mimeType: 'image/jpeg',
      buffer,
    }));
    await (await opening).setFiles(files);
    await expect(showcase.main.getByText('2 pictures chosen.')).toBeVisible();
    await showcase.tapButton('Picture 2, column.jpg');
    await expect(showcase.dialog).toBeVisible();
    await page.goBack();
    await expect(showcase.dialog).toHaveCount(0);
    await expect(showcase.title('Messaging app')).toBeVisible();
  });

  test('records a voice and plays it', async ({ page, showcase }) => {
    // A tone instead of the microphone.
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        const sound = new AudioContext();
        const end = sound.createMediaStreamDestination();
        const tone = sound.createOscillator();
        tone.connect(end);
        tone.start();
        return end.stream;
      };
    });
    await showcase.open('/host');
    await showcase.tapButton('Record');
    await expect(showcase.main.getByText(/^Recording\./)).toBeVisible();
    await showcase.tapButton('Stop');
    await expect(showcase.main.getByText(/^Recorded: \d+\.\d seconds\.$/)).toBeVisible();
    await showcase.tapButton('Play');
    await expect(showcase.active.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(showcase.active.getByRole('button', { name: 'Record again' })).toBeEnabled();
    await expect(showcase.main.getByText('That did not work.')).toHaveCount(0);
  });

  test('shows the location, and a reason when access is denied', async ({
    context,
    page,
    showcase,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ ...carrara, accuracy: 20 });
    await showcase.open('/host');
    await showcase.tapButton('Where am I?');
    await expect(showcase.main.getByText('44.07930, 10.09790, accurate to 20 m.')).toBeVisible();
    await context.clearPermissions();
    await showcase.tapButton('Where am I?');
    await expect(showcase.main.getByText(/^getLocation:fail /)).toBeVisible();
    await expectAccessible(page, 'denied');
  });

  test('opens the scanner and a place, and back returns to the page', async ({
    page,
    showcase,
  }) => {
    // The camera has not answered yet.
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => new Promise(() => {});
    });
    await showcase.open('/host');
    await showcase.tapButton('Scan a code');
    await expect(page.getByRole('dialog', { name: 'Scan a code' })).toBeVisible();
    await page.goBack();
    await expect(showcase.main.getByText('Cancelled.')).toBeVisible();
    await showcase.tapButton(/^Show a place/);
    await expect(page.locator('[data-state="active"][data-page="/open-location"]')).toBeVisible();
    await page.goBack();
    await expect(showcase.title('Messaging app')).toBeVisible();
  });

  test('has no menu and no window of an app', async ({ showcase }) => {
    await showcase.open('/host');
    const menu = showcase.main.getByRole('radiogroup', { name: /^Moments/ });
    await menu.getByRole('radio', { name: 'Hidden' }).tap();
    await expect(showcase.main.getByText('Not available here.')).toBeVisible();
    await expect(menu.getByRole('radio', { name: 'Shown' })).toBeChecked();
    await showcase.tapButton('Open in the browser');
    await expect(showcase.main.getByText('This is the browser.')).toBeVisible();
    await showcase.tapButton(/^Close the window/);
    await expect(showcase.title('Linden Market')).toBeVisible();
  });
});

for (const [name, profile] of [
  ['an iPhone', profiles.wechatIos],
  ['Android', profiles.wechatAndroid],
] as const) {
  test.describe(`[S1.2] the page about the messaging app, in WeChat on ${name}`, () => {
    test.use({ ...profile, locale: 'en-US' });

    const inWeChat = async (page: Page, options: WeChatOptions = {}) =>
      installWeChat(page, { profile, ...options });

    test('is connected, and WeChat does the calls', async ({ page, showcase }) => {
      const wechat = await inWeChat(page, { bridge: 'absent', scan: 'PORTICO 20' });
      await showcase.open('/host');
      await expect(showcase.main.getByText('Connecting', { exact: true })).toBeVisible();
      await wechat.makeReady();
      await expect(showcase.main.getByText('Connected', { exact: true })).toBeVisible();
      await expect(showcase.main.getByRole('heading', { name: 'WeChat' })).toBeVisible();
      await expect(servedBy(showcase, 'chooseImage')).toContainText('The app');
      await expect(servedBy(showcase, 'share.open')).toContainText('You');

      await showcase.tapButton('Choose pictures');
      const picture = showcase.main.getByRole('img', { name: /^Picture 1/ });
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await showcase.tapButton('Scan a code');
      await expect(showcase.main.getByText('Read: PORTICO 20')).toBeVisible();
      await showcase.tapButton('Where am I?');
      await expect(showcase.main.getByText(/, accurate to \d+ m\.$/)).toBeVisible();
      expect(wechat.calls('chooseImage')).toHaveLength(1);

      const menu = showcase.main.getByRole('radiogroup', { name: /^Moments/ });
      await menu.getByRole('radio', { name: 'Hidden' }).tap();
      await expect(showcase.main.getByText('Both are hidden.')).toBeVisible();
      await expect(menu.getByRole('radio', { name: 'Hidden' })).toBeChecked();
      await showcase.tapButton(/^Close the window/);
      await expect.poll(() => wechat.calls('closeWindow').length).toBe(1);
      await expectAccessible(page, 'connected');
    });

    test('puts the typed title on the card of the menu', async ({ page, showcase }) => {
      const wechat = await inWeChat(page);
      await showcase.open('/host');
      await showcase.main.getByLabel('Title').fill('Thirty cakes');
      await expect
        .poll(() => wechat.calls('updateAppMessageShareData').at(-1)?.params)
        .toMatchObject({ title: 'Thirty cakes', link: 'http://localhost:4320/host' });
      await showcase.tapButton('Share this page');
      await expect(showcase.dialog).toBeVisible();
      await page.goBack();
      await expect(showcase.dialog).toHaveCount(0);
      await expect(showcase.main.getByText('Follow the guide to share.')).toBeVisible();
    });

    test('records and plays through WeChat', async ({ page, showcase }) => {
      const wechat = await inWeChat(page);
      await showcase.open('/host');
      await showcase.tapButton('Record');
      await expect(showcase.main.getByText(/^Recording\./)).toBeVisible();
      await showcase.tapButton('Stop');
      await showcase.tapButton('Play');
      await expect.poll(() => wechat.calls('playVoice').length).toBe(1);
      await wechat.emit('onVoicePlayEnd');
      await expect(showcase.active.getByRole('button', { name: 'Play' })).toBeVisible();
    });

    test('is refused, shows why and keeps a log', async ({ page, showcase }) => {
      await inWeChat(page, { ticket: 'another' });
      await showcase.open('/host');
      await expect(showcase.main.getByText('Refused', { exact: true })).toBeVisible();
      await expect(showcase.main.getByText(/^host\.ready:fail /)).toBeVisible();
      await expect(servedBy(showcase, 'chooseImage')).toContainText('The browser');
      const log = showcase.main.getByRole('list', { name: 'Reported failures' });
      await expect(log.getByText('unsigned', { exact: true })).toBeVisible();
      await expectAccessible(page, 'refused');
      await showcase.tapButton('Clear the failures');
      await expect(showcase.main.getByText('No failures.')).toBeVisible();
    });
  });
}

test.describe('the page about the messaging app, in Arabic', () => {
  test.use({ ...profiles.wechatIos, locale: 'ar' });

  test('has no axe violation when WeChat refuses a call', async ({ page, showcase }) => {
    const wechat = await installWeChat(page);
    await wechat.reply('scanQRCode', 'fail');
    await showcase.open('/host');
    await showcase.tapButton(/Scan a code/);
    await expect(
      showcase.main.getByRole('list', { name: /failures/ }).getByText('scanCode'),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page, 'right to left');
  });
});
