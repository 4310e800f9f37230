import { expect, test } from '@playwright/test';

test('a user makes a passkey, signs out, and signs in with it', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // The phone of this test would choose the first suggestion at once. Here a tap on the button signs in.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const active = page.locator('[data-page][data-state="active"]');
  const title = (name: string) => active.getByRole('heading', { level: 1, name });

  await page.goto('/me');
  await active.getByRole('link', { name: 'Sign in' }).tap();
  await active.getByLabel('Phone number').fill('13800000000');
  await active.getByRole('textbox', { name: 'Code' }).fill('123456');
  await active.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await expect(active.getByText('Signed in as 13800000000')).toBeVisible();
  await active.getByRole('button', { name: 'Sign in faster next time' }).tap();
  await expect(page.getByText('Next time, unlock your phone')).toBeVisible();
  await active.getByRole('button', { name: 'Sign out' }).tap();

  await active.getByRole('link', { name: 'Sign in' }).tap();
  await expect(title('Sign in')).toBeVisible();
  await active.getByRole('button', { name: 'Sign in with a passkey' }).tap();
  await expect(title('Me')).toBeVisible();
  await expect(active.getByText('Signed in as 13800000000')).toBeVisible();
});
