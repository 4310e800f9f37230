import { installWeChat, profiles } from 'portico/testing';
import { expect, test } from './fixtures.ts';
import { active, titled } from './market.ts';

test.describe('in WeChat', () => {
  const { userAgent } = profiles.wechatAndroid;
  test.use({ userAgent });

  test('the share button points to the menu, because a page cannot open it', async ({
    page,
    context,
  }) => {
    await installWeChat(context, { profile: profiles.wechatAndroid });
    await page.goto('/item/honey');
    await titled(page, 'City honey');
    await active(page).getByRole('button', { name: 'Share', exact: true }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await titled(page, 'City honey');
  });
});
