import type { Page } from '@playwright/test';
import { installWeChat, profiles } from 'portico/testing';
import { expect, test as base, withOptions } from '../helpers';
import { uid } from './session';
import { openWay, type Way, type WayName } from './ways';

const names = ['wechat', 'oidc', 'oidcByServer'] as const;

const test = base.extend<{ wayName: WayName; way: Way }>({
  wayName: ['oidc', { option: true }],
  way: async ({ page, app, traps, context, wayName }, provide) => {
    await withOptions(page, { signIn: '/welcome' });
    if (wayName === 'wechat') await installWeChat(context, { profile: profiles.wechatIos });
    const way = await openWay(wayName, { page, app, traps });
    await provide(way);
    await way.close();
  },
});

/** The addresses with an answer of the service. The browser of the victim never gets the first one. */
function watchAnswers(page: Page, start: string) {
  const answers: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${start}?`) && request.isNavigationRequest())
      answers.push(request.url());
  });
  return answers;
}

for (const wayName of names) {
  test.describe(`[S1.2] attacks on ${wayName}`, () => {
    const { userAgent } = profiles.wechatIos;
    test.use({ wayName, ...(wayName === 'wechat' && { userAgent }) });

    test('an answer from the browser of an attacker, or one that was used, signs nobody in', async ({
      app,
      page,
      way,
      browser,
    }) => {
      const answers = watchAnswers(page, app.href('/'));
      await app.open('/welcome');
      await app.press(`Sign in by ${wayName}`);
      await way.finish(page, 'ann');
      await expect.poll(() => uid(page)).toBeTruthy();
      await page.evaluate(() => window.fixture.platform.auth.clear());
      const [used = ''] = answers;
      expect(used).toMatch(/[?&]code=/);
      const exchanged = way.exchanges();

      await page.goto(used);
      await app.at('/');
      expect(await uid(page)).toBeNull();

      const victim = await (await browser.newContext({ userAgent })).newPage();
      await victim.goto(used);
      await expect.poll(() => victim.url()).toBe(app.href('/'));
      await expect.poll(() => victim.evaluate(() => window.fixture?.stack())).toBe('/');
      expect(await uid(victim)).toBeNull();
      expect(way.exchanges()).toBe(exchanged);
      await victim.context().close();
    });
  });
}
