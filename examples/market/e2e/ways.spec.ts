import type { Page } from '@playwright/test';
import { createFakeWeChat, installWeChat, profiles } from 'portico/testing';
import { answer } from '../../../e2e/support/answer';
import { createWays } from '../mock/ways.ts';
import { expect, test } from './fixtures.ts';
import { active, phoneOf, signIn, tab, titled } from './market.ts';

const way = (page: Page, name: string) => active(page).getByRole('button', { name });

/** A phone that keeps passkeys and unlocks at once. It also chooses the first suggestion of a field at once. */
async function addPhone(page: Page, { suggests }: { readonly suggests: boolean }) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  if (suggests) return;
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

/** A coffee is in the cart, and the checkout asks a guest to sign in. */
async function askAtCheckout(page: Page, next = 'Sign in') {
  await page.goto('/');
  await active(page).getByRole('button', { name: 'Add Flat white' }).first().tap();
  await active(page)
    .getByRole('link', { name: /item in the cart/ })
    .tap();
  await active(page).getByRole('button', { name: 'Check out' }).tap();
  await titled(page, next);
}

/** The checkout has taken the place of the sign-in, and the pages below are as before. */
async function expectCheckout(page: Page) {
  await titled(page, 'Checkout');
  await expect(active(page).getByText('€3.40').first()).toBeVisible();
  expect(page.url()).not.toMatch(/code=|state=/);
  await page.goBack();
  await titled(page, 'Cart');
  await page.goBack();
  await titled(page, 'Linden Market');
  expect(page.url()).not.toMatch(/code=|state=/);
}

test('a passkey made on the page Me signs the guest in at the checkout, and the cart stays', async ({
  page,
}, { testId }) => {
  await addPhone(page, { suggests: false });
  await page.goto('/me');
  await active(page).getByRole('button', { name: 'Sign in', exact: true }).tap();
  await signIn(page, phoneOf(testId));
  await titled(page, 'Me');
  await way(page, 'Sign in faster next time').tap();
  await expect(page.getByText('Next time, unlock your phone')).toBeVisible();
  await way(page, 'Sign out').tap();
  await expect(active(page).getByRole('heading', { name: 'Hello' })).toBeVisible();

  await askAtCheckout(page);
  await way(page, 'Sign in with a passkey').tap();
  await expectCheckout(page);
  await tab(page, 'Me').tap();
  await expect(active(page).getByText(phoneOf(testId))).toBeVisible();
});

test('the suggestions of the phone number offer the passkey, and a tap on one signs in', async ({
  page,
}, { testId }) => {
  await addPhone(page, { suggests: true });
  await page.goto('/me');
  await active(page).getByRole('button', { name: 'Sign in', exact: true }).tap();
  await signIn(page, phoneOf(testId));
  await way(page, 'Sign in faster next time').tap();
  await expect(page.getByText('Next time, unlock your phone')).toBeVisible();
  await way(page, 'Sign out').tap();
  // The phone of this test chooses the first suggestion itself.
  await askAtCheckout(page, 'Checkout');
});

test('the account service leads to the checkout, and Back meets no page of the service', async ({
  page,
}) => {
  await askAtCheckout(page);
  await way(page, 'Use a market account').tap();
  await page.getByRole('link', { name: 'Mira Lind' }).tap();
  await expectCheckout(page);
  await tab(page, 'Me').tap();
  await expect(active(page).getByText('mira@linden')).toBeVisible();
});

test('a guest who refuses at the account service is at the sign-in again, with the cart below', async ({
  page,
}) => {
  await askAtCheckout(page);
  await way(page, 'Use a market account').tap();
  await page.getByRole('link', { name: 'Not now' }).tap();
  await titled(page, 'Sign in');
  await expect(way(page, 'Use a market account')).toBeEnabled();
  await expect(active(page).getByText('That did not work')).toHaveCount(0);
  await page.goBack();
  await titled(page, 'Cart');
});

test('without an answer of the server, there is the code alone', async ({ page }, { testId }) => {
  await page.route('**/api/ways', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/sign-in');
  await signIn(page, phoneOf(testId));
  await titled(page, 'Linden Market');
});

test.describe('in Instagram', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.28.85 (iPhone15,4; iOS 18_5; en_US; en; scale=3.00; 1179x2556)',
  });

  test('there is no button for a passkey', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(way(page, 'Use a market account')).toBeVisible();
    await expect(way(page, 'Sign in with a passkey')).toHaveCount(0);
    await expect(way(page, 'Sign in with WeChat')).toHaveCount(0);
  });
});

test.describe('in WeChat', () => {
  const profile = profiles.wechatAndroid;
  const { userAgent } = profile;
  test.use({ userAgent });

  test('one tap leads to the checkout, and Back to the cart', async ({ page, context }) => {
    const credentials = { appId: 'wx0123456789abcdef', secret: 'secret-of-this-test' };
    const wechat = createFakeWeChat({ ...credentials, users: [{ openId: 'ann' }] });
    const { origin, close } = await wechat.listen();
    const { appId: WECHAT_APP_ID, secret: WECHAT_APP_SECRET } = credentials;
    const ways = createWays({ WECHAT_APP_ID, WECHAT_APP_SECRET, WECHAT_API: origin });
    // The same server, with an official account.
    await page.route(/\/api\/ways(\/wechat\/.*)?$/, (route) =>
      answer(route, async (request) => (await ways(request)) ?? new Response('', { status: 404 })),
    );
    await installWeChat(context, { profile });
    await askAtCheckout(page);
    await way(page, 'Sign in with WeChat').tap();
    await expectCheckout(page);
    await tab(page, 'Me').tap();
    await expect(active(page).getByText('ann@wechat')).toBeVisible();
    await close();
  });
});
