import type { Locator, Page, Route } from '@playwright/test';
import { type App, expect, type Traps, test } from './helpers';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** The demo server answers an upload with the digest of the file. */
const DIGEST = /^[0-9a-f]{40}$/;

const stored = {
  name: 'Ada',
  lines: [
    { drink: 'Latte', amount: 2 },
    { drink: 'Tea', amount: 1 },
  ],
  region: ['lyon', 'bridge'],
};

type Sent = { readonly key: string; readonly values: Record<string, unknown> };
type Answer = 'accept' | 'accept, then break the connection' | { readonly errors: object };

/** The server of the orders. An order with a known key is the same order. */
async function startOrders(page: Page, traps: Traps) {
  traps.allow(/status of (422|500)|net::ERR_|The order answered 500|Failed to fetch/);
  const posts: Sent[] = [];
  const orders = new Map<string, Sent['values']>();
  const loads: ('fail' | 'slow')[] = [];
  const answers: Answer[] = [];
  const load = async (route: Route) => {
    const how = loads.shift();
    if (how === 'slow') await new Promise((resolve) => setTimeout(resolve, 700));
    await (how === 'fail' ? route.fulfill({ status: 500 }) : route.fulfill({ json: stored }));
  };
  await page.route('**/api/order', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return load(route);
    const key = request.headers()['idempotency-key'] ?? '';
    const values = request.postDataJSON();
    posts.push({ key, values });
    const answer = answers.shift() ?? 'accept';
    if (typeof answer === 'object') return route.fulfill({ status: 422, json: answer.errors });
    if (!orders.has(key)) orders.set(key, values);
    return answer === 'accept' ? route.fulfill({ json: {} }) : route.abort('connectionreset');
  });
  return { posts, loads, answers, accepted: () => [...orders.values()] };
}

async function openOrder(app: App) {
  await app.open('/');
  await app.tap('navigate', '/order');
  await app.at('/ > /order');
}

const line = (app: App, place: number) =>
  app.active.getByRole('group', { name: `Line ${place}`, exact: true });
const drink = (row: Locator) => row.getByRole('textbox', { name: 'Drink' });
const cups = (row: Locator) => row.getByRole('spinbutton', { name: 'Cups' });
const tapIn = (row: Locator, name: string) => row.getByRole('button', { name, exact: true }).tap();
const nameField = (app: App) => app.active.getByRole('textbox', { name: 'Name' });
const send = (app: App) => app.active.getByRole('button', { name: 'Send the order' });
const question = (app: App) => app.page.getByRole('dialog', { name: 'Leave without saving?' });
const pick = (app: App, name: string) =>
  app.active
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: PIXEL });

async function chooseRegion(app: App, ...names: string[]) {
  await app.active.getByRole('button', { name: /^Region/ }).tap();
  // The sheet opens at the last level of the value.
  await app.page.getByRole('dialog').getByRole('tab').first().tap();
  for (const name of names) await app.page.getByRole('option', { name, exact: true }).tap();
  await expect(app.page.getByRole('dialog')).toHaveCount(0);
}

/** The browser asks too before a changed form is reloaded. */
async function reload(app: App) {
  app.page.once('dialog', (dialog) => void dialog.accept());
  await app.page.reload();
  await app.at('/ > /order');
}

test.describe('a page with an order to edit', () => {
  test('loads slowly, fails, and shows the order after a tap', async ({ app, page, traps }) => {
    const { loads } = await startOrders(page, traps);
    loads.push('slow', 'fail');
    await app.open('/');
    await app.tap('navigate', '/order');
    await app.at('/ > /order');
    await expect(nameField(app)).toHaveValue('Ada');
    await page.goBack();
    await app.at('/');
    await app.tap('navigate', '/order');
    await page.getByRole('button', { name: 'Something went wrong' }).tap();
    await app.at('/ > /order');
    await expect(nameField(app)).toHaveValue('Ada');
    await expect(drink(line(app, 2))).toHaveValue('Tea');
    await expect(cups(line(app, 1))).toHaveValue('2');
    await expect(app.active.getByText('3 cups in all')).toBeVisible();
    await expect(app.active.getByRole('button', { name: /^Region/ })).toContainText('Bridge');
  });

  test('is sent once with its lines, photo and region, though the server refuses it and loses an answer', async ({
    app,
    page,
    traps,
  }) => {
    const { answers, posts, accepted } = await startOrders(page, traps);
    await openOrder(app);
    await nameField(app).fill('Grace');
    await app.press('Add a line');
    await expect(drink(line(app, 3))).toBeFocused();
    await drink(line(app, 3)).fill('Mocha');
    await tapIn(line(app, 3), 'Up');
    await tapIn(line(app, 1), 'Remove');
    await cups(line(app, 2)).fill('40');
    await expect(app.active.getByText('41 cups in all')).toBeVisible();
    await chooseRegion(app, 'Arles', 'Pier 3');
    await pick(app, 'door.png');
    await expect(app.active.getByText('Uploaded', { exact: true })).toBeAttached();

    answers.push({ errors: { name: 'Too short' } });
    await send(app).tap();
    await expect(nameField(app)).toBeFocused();
    await expect(nameField(app)).toHaveAccessibleDescription('Too short');
    await nameField(app).fill('Grace Hopper');

    answers.push({ errors: { 'lines.1.amount': 'At most 20 cups' } });
    await send(app).tap();
    await expect(cups(line(app, 2))).toBeFocused();
    await expect(cups(line(app, 2))).toHaveAccessibleDescription('At most 20 cups');
    await cups(line(app, 2)).fill('20');

    answers.push('accept, then break the connection');
    await send(app).tap();
    await expect(app.active.getByText('Could not send this. Try again.')).toBeVisible();
    await send(app).dblclick();
    await app.at('/');

    expect(accepted()).toEqual([
      {
        name: 'Grace Hopper',
        lines: [
          { drink: 'Mocha', amount: 1 },
          { drink: 'Tea', amount: 20 },
        ],
        region: ['arles', 'pier'],
        photos: [expect.stringMatching(DIGEST)],
      },
    ]);
    expect(posts).toHaveLength(4);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(3);
  });

  test('a double tap sends one order', async ({ app, page, traps }) => {
    const { posts } = await startOrders(page, traps);
    await openOrder(app);
    await send(app).dblclick();
    await app.at('/');
    expect(posts).toHaveLength(1);
  });

  test('a reload brings back fields, lines and the photo that the server has, and names the photo that it has not', async ({
    app,
    page,
    traps,
  }) => {
    const { accepted } = await startOrders(page, traps);
    await openOrder(app);
    await nameField(app).fill('Grace');
    await tapIn(line(app, 1), 'Remove');
    await app.press('Add a line');
    await drink(line(app, 2)).fill('Mocha');
    await chooseRegion(app, 'Lyon', 'Market Square');
    await pick(app, 'door.png');
    await expect(app.active.getByText('Uploaded', { exact: true })).toBeAttached();
    await page.route('**/api/upload', () => {});
    await pick(app, 'bell.png');
    await expect(app.active.getByRole('button', { name: 'Cancel bell.png' })).toBeVisible();

    await reload(app);
    await expect(nameField(app)).toHaveValue('Grace');
    await expect(drink(line(app, 1))).toHaveValue('Tea');
    await expect(drink(line(app, 2))).toHaveValue('Mocha');
    await expect(app.active.getByText('Choose these files again: bell.png')).toBeVisible();
    await expect(app.active.getByRole('button', { name: 'Remove door.png' })).toBeVisible();

    await reload(app);
    await expect(nameField(app)).toHaveValue('Grace');
    await send(app).tap();
    await app.at('/');
    expect(accepted()).toEqual([
      {
        name: 'Grace',
        lines: [
          { drink: 'Tea', amount: 1 },
          { drink: 'Mocha', amount: 1 },
        ],
        region: ['lyon', 'market'],
        photos: [expect.stringMatching(DIGEST)],
      },
    ]);

    await app.tap('navigate', '/order');
    await app.at('/ > /order');
    await expect(nameField(app)).toHaveValue('Ada');
  });

  test('a retry after a reload is the same order', async ({ app, page, traps }) => {
    const { answers, posts, accepted } = await startOrders(page, traps);
    answers.push('accept, then break the connection');
    await openOrder(app);
    await nameField(app).fill('Grace');
    await send(app).tap();
    await expect(app.active.getByText('Could not send this. Try again.')).toBeVisible();
    await reload(app);
    await expect(nameField(app)).toHaveValue('Grace');
    await send(app).tap();
    await app.at('/');
    expect(posts).toHaveLength(2);
    expect(accepted()).toHaveLength(1);
  });

  test('Back of the browser and of the bar ask before they lose changes', async ({
    app,
    page,
    traps,
  }) => {
    await startOrders(page, traps);
    await openOrder(app);
    await nameField(app).fill('Grace');
    await page.goBack();
    await question(app).getByRole('button', { name: 'Stay' }).tap();
    await app.at('/ > /order');
    await expect(nameField(app)).toHaveValue('Grace');
    await app.backButton.tap();
    await question(app).getByRole('button', { name: 'Stay' }).tap();
    await app.at('/ > /order');
    await expect(nameField(app)).toHaveValue('Grace');
    await page.goBack();
    await question(app).getByRole('button', { name: 'Leave' }).tap();
    await app.at('/');
    await app.tap('navigate', '/order');
    await app.at('/ > /order');
    await expect(nameField(app)).toHaveValue('Ada');
    await app.backButton.tap();
    await app.at('/');
  });
});
