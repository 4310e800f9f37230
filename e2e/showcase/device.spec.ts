import { expect, test } from './showcase';

test('a copied text can be read again, and a message confirms the copy', async ({
  context,
  page,
  showcase,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await showcase.open('/call/setClipboardData');
  await showcase.active.getByLabel('data').fill('Quay 7');
  await showcase.tapButton('Run');
  await expect(page.getByText('Content copied')).toBeVisible();
  await showcase.open('/call/getClipboardData');
  await showcase.tapButton('Run');
  await expect(showcase.main.getByText('"data": "Quay 7"')).toBeVisible();
});

test('getSystemInfoSync describes the phone', async ({ showcase }) => {
  await showcase.open('/call/getSystemInfoSync');
  // At first a synchronous call fails, because its code is still loading.
  await expect(async () => {
    await showcase.tapButton('Run');
    await expect(showcase.main.getByText('"windowTop": 44')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(showcase.main.getByText(/"osName": "(ios|android)"/)).toBeVisible();
});

test('a listener hears when the network goes and comes back', async ({ context, showcase }) => {
  await showcase.open('/call/onNetworkStatusChange');
  await showcase.tapButton('Run');
  // The code of the listener loads with the first call.
  await showcase.quiet();
  await context.setOffline(true);
  await expect(showcase.main.getByText('"networkType": "none"')).toBeVisible();
  await context.setOffline(false);
  await expect(showcase.main.getByText('"isConnected": true')).toBeVisible();
});

test('an empty number is not called, and a call that no browser supports says so', async ({
  showcase,
}) => {
  await showcase.open('/call/makePhoneCall');
  await showcase.active.getByLabel('phoneNumber').fill(' ');
  await showcase.tapButton('Run');
  const refusal = 'makePhoneCall:fail parameter.phoneNumber should not be empty String';
  await expect(showcase.main.getByText(refusal)).toBeVisible();
  await showcase.open('/call/login');
  await showcase.tapButton('Run');
  await expect(showcase.main.getByText('login:fail API not yet implemented')).toBeVisible();
});
