import { expect, test } from './showcase';

/** Makes every network call once, in the production build under its strict policy. */
const tries = [
  ['request', '"item": "honey"'],
  ['uploadFile', '"statusCode": 200'],
  ['downloadFile', '"name": "honey.bin"'],
  ['createClient', '"x-item": "honey"'],
  ['connectSocket', '"data": "honey"'],
] as const;

for (const [name, result] of tries) {
  test(`the page of ${name} makes the call`, async ({ showcase }) => {
    await showcase.open(`/call/${name}`);
    await showcase.tapButton('Run');
    await expect(showcase.main.getByRole('status')).toContainText(result);
  });
}

test('[S7.2] a refused request shows its error', async ({ showcase, traps }) => {
  // The message is from the browser.
  traps.allow(/status of 418/);
  await showcase.open('/call/request');
  await showcase.main.getByLabel('url').fill('/api/status/418');
  await showcase.tapButton('Run');
  await expect(showcase.main.getByRole('status')).toContainText('http-status');
});

test('[S8.2] the user aborts a slow request', async ({ showcase }) => {
  await showcase.open('/call/request');
  await showcase.main.getByLabel('url').fill('/api/slow?ms=9000');
  await showcase.tapButton('Run');
  await showcase.tapButton('Abort');
  await expect(showcase.main.getByRole('status')).toContainText('request:fail request abort');
});

test('[S8.3] a request fails at once without a network, and works again with one', async ({
  context,
  showcase,
}) => {
  await showcase.open('/call/request');
  await showcase.tapButton('Run');
  await expect(showcase.main.getByRole('status')).toContainText('"item": "honey"');
  await context.setOffline(true);
  await showcase.tapButton('Run');
  await expect(showcase.main.getByRole('status')).toContainText(
    'request:fail No network, please check your connection',
  );
  await context.setOffline(false);
  await showcase.tapButton('Run');
  await expect(showcase.main.getByRole('status')).toContainText('"item": "honey"');
});

test('[S8.3] a first request without a network says so, and works when there is one', async ({
  context,
  showcase,
}) => {
  await showcase.open('/call/request');
  await context.setOffline(true);
  await showcase.tapButton('Run');
  await expect(showcase.main.getByRole('status')).toContainText(
    'request:fail No network, please check your connection',
  );
  await context.setOffline(false);
  await showcase.tapButton('Run');
  await expect(showcase.main.getByRole('status')).toContainText('"item": "honey"');
});

test('[S8.3] the network may go while code is fetched ahead, and each call works when it is back', async ({
  context,
  page,
  showcase,
}) => {
  await showcase.open('/apis');
  await showcase.tapLink(/^request/);
  let cut = () => {};
  const isOffline = new Promise<void>((resolve) => {
    cut = resolve;
  });
  const files: string[] = [];
  await page.route(/\/assets\//, async (route) => {
    files.push(route.request().url());
    await isOffline;
    await route.continue();
  });
  await showcase.tapButton('Run');
  await expect.poll(() => files.length).toBeGreaterThan(0);
  const failure = page.waitForEvent('requestfailed');
  await context.setOffline(true);
  cut();
  await failure;
  await showcase.tapButton('Run');
  await expect(showcase.main.getByRole('status')).toContainText(
    'request:fail No network, please check your connection',
  );
  await context.setOffline(false);
  await showcase.back();
  for (const [name, result] of tries) {
    await showcase.tapLink(new RegExp(`^${name}`));
    await showcase.tapButton('Run');
    await expect(showcase.main.getByRole('status')).toContainText(result);
    await showcase.back();
  }
});

test('[S8.12] a message without a socket is refused', async ({ showcase }) => {
  await showcase.open('/call/sendSocketMessage');
  await showcase.tapButton('Run');
  await expect(showcase.main.getByRole('status')).toContainText('socket not connected');
});
