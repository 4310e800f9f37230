import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { active, fillCheckout, goToCheckout, phoneOf, placeOrder, titled } from './market.ts';

async function openChat(page: Page, phone: string) {
  await goToCheckout(page, phone);
  await fillCheckout(page);
  await placeOrder(page);
  await active(page).getByRole('link', { name: 'The shop' }).tap();
  await titled(page, 'Chat with the shop');
  await expect(active(page).getByText('Hello, this is Lina')).toBeVisible();
}

const messages = (page: Page) => active(page).getByRole('log');
const field = (page: Page) => active(page).getByRole('textbox', { name: 'Write a message' });
const send = (page: Page) => active(page).getByRole('button', { name: 'Send', exact: true });

test('a discarded recording sends nothing, and Back in a recording leaves the chat', async ({
  page,
}, { testId }) => {
  await openChat(page, phoneOf(testId));
  await active(page).getByRole('button', { name: 'Record a voice message' }).tap();
  await expect(active(page).getByRole('timer')).toBeVisible();
  await active(page).getByRole('button', { name: 'Discard the recording' }).tap();
  await expect(field(page)).toBeVisible();
  await expect(messages(page).getByRole('button', { name: /^Play voice/ })).toHaveCount(0);

  await active(page).getByRole('button', { name: 'Record a voice message' }).tap();
  await expect(active(page).getByRole('timer')).toBeVisible();
  await page.goBack();
  await titled(page, /^Order/);
  await active(page).getByRole('link', { name: 'The shop' }).tap();
  await expect(field(page)).toBeVisible();
  await expect(messages(page).getByRole('button', { name: /^Play voice/ })).toHaveCount(0);
});

test('a browser that cannot record sends a sound file', async ({ page }, { testId }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'MediaRecorder');
  });
  await openChat(page, phoneOf(testId));
  const chooser = page.waitForEvent('filechooser');
  await active(page).getByRole('button', { name: 'Record a voice message' }).tap();
  await (await chooser).setFiles({
    name: 'hello.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from(
      'RIFF$\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0@\x1f\0\0@\x1f\0\0\x01\0\x08\0data\0\0\0\0',
      'latin1',
    ),
  });
  await expect(messages(page).getByRole('button', { name: /^Play voice/ })).toBeVisible();
  await expect(messages(page).getByText('I have listened to it, all clear.')).toBeVisible();
});

test('offline, a message waits as not sent, survives a reload, and goes with a tap', async ({
  page,
  context,
}, { testId }) => {
  await openChat(page, phoneOf(testId));
  await context.setOffline(true);
  await field(page).fill('When do you come?');
  await send(page).tap();
  const retry = messages(page).getByRole('button', { name: 'Not sent. Tap to try again' });
  await expect(retry).toBeVisible();
  await field(page).fill('A draft');
  await context.setOffline(false);
  await page.reload();
  await expect(field(page)).toHaveValue('A draft');
  await expect(messages(page).getByText('When do you come?')).toHaveCount(1);
  await retry.tap();
  await expect(messages(page).getByText('Your order is on time.', { exact: false })).toBeVisible();
  await expect(retry).toHaveCount(0);
  await expect(messages(page).getByText('When do you come?')).toHaveCount(1);
});

test('offline, a voice message waits as not sent, and goes with a tap', async ({ page, context }, {
  testId,
}) => {
  await openChat(page, phoneOf(testId));
  await active(page).getByRole('button', { name: 'Record a voice message' }).tap();
  await expect(active(page).getByRole('timer')).toHaveText(/Recording 0:0[1-9]/);
  await context.setOffline(true);
  await active(page).getByRole('button', { name: 'Stop and send' }).tap();
  const retry = messages(page).getByRole('button', { name: 'Not sent. Tap to try again' });
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await retry.tap();
  await expect(messages(page).getByText('I have listened to it, all clear.')).toBeVisible();
  await expect(retry).toHaveCount(0);
});
