import { expect, test } from './showcase';

test('a text is copied, which is said, and read again', async ({ context, page, showcase }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await showcase.open('/call/setClipboardData');
  await showcase.active.getByLabel('data').fill('Carrara, 30 mm');
  await showcase.tapButton('Run');
  await expect(page.getByText('Content copied')).toBeVisible();
  await showcase.open('/call/getClipboardData');
  await showcase.tapButton('Run');
  await expect(showcase.main.getByText('"data": "Carrara, 30 mm"')).toBeVisible();
});

test('the phone is described as it is', async ({ showcase }) => {
  await showcase.open('/call/getSystemInfoSync');
  // In the first moment a call that can not wait says that its code is on its way.
  await expect(async () => {
    await showcase.tapButton('Run');
    await expect(showcase.main.getByText('"windowTop": 44')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(showcase.main.getByText(/"osName": "(ios|android)"/)).toBeVisible();
});

test('a listener hears of the network going and coming', async ({ context, page, showcase }) => {
  await showcase.open('/call/onNetworkStatusChange');
  await showcase.tapButton('Run');
  // The code of the listener comes with the first call.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(showcase.main.getByText('"networkType": "none"')).toBeVisible();
  await context.setOffline(false);
  await expect(showcase.main.getByText('"isConnected": true')).toBeVisible();
});

test('an empty number is not called, and what no browser can says so', async ({ showcase }) => {
  await showcase.open('/call/makePhoneCall');
  await showcase.active.getByLabel('phoneNumber').fill(' ');
  await showcase.tapButton('Run');
  const refusal = 'makePhoneCall:fail parameter.phoneNumber should not be empty String';
  await expect(showcase.main.getByText(refusal)).toBeVisible();
  await showcase.open('/call/login');
  await showcase.tapButton('Run');
  await expect(showcase.main.getByText('login:fail API not yet implemented')).toBeVisible();
});
