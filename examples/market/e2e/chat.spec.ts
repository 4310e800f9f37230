import type { Page } from '@playwright/test';
import { keyboard } from 'portico/testing';
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

test('the answer of the shop appears while it is written, also over a connection that breaks', async ({
  page,
}, { testId }) => {
  const lastIds: (string | undefined)[] = [];
  await page.route('**/api/answers/*', async (route) => {
    lastIds.push(route.request().headers()['last-event-id']);
    if (lastIds.length > 1) return route.continue();
    // The connection ends after two pieces.
    const body = 'id: 1\ndata: Your\n\nid: 2\ndata:  order\n\n';
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  await openChat(page, phoneOf(testId));
  await field(page).fill('When do you come?');
  await send(page).tap();
  const bubble = messages(page).locator('li[data-from="shop"]').last();
  await expect(bubble).toHaveText('Your order');
  await expect(bubble).toHaveText(/^The shop: Your order is on time\./);
  await expect(messages(page).locator('li')).toHaveCount(3);
  expect(lastIds).toEqual([undefined, '2']);
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

test.describe('a long chat', () => {
  /** Sends messages of three lines, and waits for the last answer. */
  async function openLongChat(page: Page, phone: string) {
    await openChat(page, phone);
    for (let at = 1; at <= 8; at += 1) {
      await field(page).fill(
        `Question ${at}. ${'Is the bread still warm when it comes? '.repeat(4)}`,
      );
      await send(page).tap();
      await expect(messages(page).getByText(`Question ${at}.`)).toBeVisible();
    }
    // The greeting, the questions and the answers.
    await expect(messages(page).locator('li')).toHaveCount(17);
  }

  const turn = async (page: Page) => {
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: height, height: width });
  };

  /** How far the newest message is below or above the bar, in pixels. Negative: the bar covers it. */
  const roomOfNewest = (page: Page) =>
    active(page)
      .locator('.chat > li')
      .last()
      .evaluate((row) => {
        const bar = row.closest('[data-page-content]')?.querySelector('.chat-bar');
        return Math.round(
          (bar?.getBoundingClientRect().top ?? 0) - row.getBoundingClientRect().bottom,
        );
      });
  const isAtEnd = async (page: Page) => {
    const isNear = async () => {
      const room = await roomOfNewest(page);
      return room >= 0 && room < 80 ? 'near' : room;
    };
    await expect.poll(isNear).toBe('near');
  };

  test('the newest message stays in view when the phone rotates and the keyboard opens', async ({
    page,
  }, { testId }) => {
    await openLongChat(page, phoneOf(testId));
    await isAtEnd(page);
    await turn(page);
    await isAtEnd(page);
    await turn(page);
    await isAtEnd(page);
    for (const manner of ['covers', 'resizes'] as const) {
      await field(page).focus();
      const close = await keyboard(page, 300, { manner });
      await isAtEnd(page);
      await close();
      await isAtEnd(page);
    }
    // The field grows to four lines.
    await field(page).fill('One\nTwo\nThree\nFour');
    await isAtEnd(page);
  });

  test('a reader who has scrolled up keeps the message at the top of the screen', async ({ page }, {
    testId,
  }) => {
    await openLongChat(page, phoneOf(testId));
    const scroller = active(page).getByRole('main');
    const third = messages(page).locator('li').filter({ hasText: 'Question 3.' });
    const topOfThird = () =>
      third.evaluate((row) => {
        const top = row.closest('[data-page-content]')?.getBoundingClientRect().top ?? 0;
        // Not -0.
        return Math.round(row.getBoundingClientRect().top - top) + 0;
      });
    await third.evaluate((row) => row.scrollIntoView({ block: 'start' }));
    const before = await topOfThird();
    expect(Math.abs(before)).toBeLessThan(4);
    for (let at = 0; at < 2; at += 1) {
      await turn(page);
      await expect.poll(topOfThird).toBe(before);
    }
    const close = await keyboard(page, 300);
    await expect.poll(() => scroller.evaluate((main) => main.scrollTop > 0)).toBe(true);
    expect(await topOfThird()).toBe(before);
    await close();
    expect(await topOfThird()).toBe(before);
  });
});
