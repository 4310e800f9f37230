import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { active, phoneOf, setState, signIn } from './market.ts';
import { openScreen, prepare } from './screens.ts';

async function signInAndOrder(page: Page, phone: string): Promise<string> {
  const order = await prepare(page, phone);
  await openScreen(page, '/sign-in');
  await signIn(page, phone);
  await expect(active(page).getByRole('textbox', { name: 'Code' })).toHaveCount(0);
  return order;
}

/** Something that a test lets happen later. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const messages = (page: Page) => active(page).getByRole('log');

async function write(page: Page, text: string) {
  await active(page).getByRole('textbox', { name: 'Write a message' }).fill(text);
  await active(page).getByRole('button', { name: 'Send', exact: true }).tap();
}

/** Nothing that the page says on its socket arrives before. */
async function holdSocket(page: Page, opened: Promise<void>) {
  // Otherwise the stream of an answer would bring what the socket holds back.
  await page.route('**/api/answers/*', (route) => route.abort());
  await page.routeWebSocket('**/api/live', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage(async (message) => {
      await opened;
      server.send(message);
    });
  });
}

test('an answer that came before the socket was connected is shown', async ({ page }, {
  testId,
}) => {
  const order = await signInAndOrder(page, phoneOf(testId));
  const connected = gate();
  await holdSocket(page, connected.opened);
  const answered = page.waitForResponse(`**/api/chats/${order}`);
  await page.goto(`/chat/${order}`);
  const { authorization = '' } = (await answered).request().headers();
  await write(page, 'The bell is broken');
  await expect
    .poll(async () => {
      const headers = { authorization };
      return (await page.request.get(`/api/chats/${order}`, { headers })).text();
    })
    .toContain('I will tell the courier');
  connected.open();
  await expect(messages(page).getByText('Thank you, I will tell the courier.')).toBeVisible();
  await expect(messages(page).getByRole('listitem')).toHaveCount(3);
});

/** Lets the server answer the request, and gives the answer to the page later. */
async function holdAnswer(page: Page, path: string) {
  const fetched = gate();
  const released = gate();
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    fetched.open();
    await released.opened;
    // The page may have given up this request.
    await route.fulfill({ response }).catch(() => {});
  });
  const release = async () => {
    released.open();
    await page.unrouteAll({ behavior: 'wait' });
    // Long enough for a wrong change to be seen.
    await page.waitForTimeout(300);
  };
  return { fetched: fetched.opened, release };
}

test('a late answer of the server does not take an order back', async ({ page }, { testId }) => {
  const order = await signInAndOrder(page, phoneOf(testId));
  await setState(page, order, 'packing');
  const { fetched, release } = await holdAnswer(page, `/api/orders/${order}`);
  await holdSocket(page, fetched);
  await page.goto(`/order/${order}`);
  await fetched;
  await expect(active(page).getByRole('heading', { level: 2, name: 'Packing' })).toBeVisible();
  await setState(page, order, 'done');
  const delivered = active(page).getByRole('heading', { level: 2, name: 'Delivered' });
  await expect(delivered).toBeVisible();
  await release();
  await expect(delivered).toBeVisible();
});

test('a late answer of the server takes away no message', async ({ page }, { testId }) => {
  const order = await signInAndOrder(page, phoneOf(testId));
  await page.goto(`/chat/${order}`);
  await expect(messages(page).getByText('Hello, this is Lina')).toBeVisible();
  await write(page, 'When do you come?');
  const answer = messages(page).getByText('Your order is on time.', { exact: false });
  await expect(answer).toBeVisible();

  const { fetched, release } = await holdAnswer(page, `/api/chats/${order}`);
  await holdSocket(page, fetched);
  await page.reload();
  await fetched;
  await expect(answer).toBeVisible();
  await write(page, 'The bell is broken');
  const second = messages(page).getByText('Thank you, I will tell the courier.');
  await expect(second).toBeVisible();
  await release();
  await expect(second).toBeVisible();
  await expect(messages(page).getByRole('listitem')).toHaveCount(5);
});
