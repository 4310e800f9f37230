import { inShop } from '../shop.mjs';

export const offline = [
  {
    title: 'an app starts without a server, on pages that nobody has opened before',
    ...inShop(['1'], async ({ page, shop, visit, shows, isKept }) => {
      await visit('/');
      await shows('Welcome');
      await isKept();
      await shop.goAway();
      await visit('/far/moon');
      await shows('Far away: /far/moon in version 1');
      await visit('/me');
      await shows('This is me');
      await page.reload();
      await shows('This is me');
    }),
  },
  {
    title: 'a new version loads when the user wants it',
    ...inShop(['1', '2'], async ({ shop, next, visit, shows, isKept, update }) => {
      await visit('/far/moon');
      await shows('Version 1, none');
      await isKept();
      shop.deploy(next);
      await update();
      await shows('Far away: /far/moon in version 2');
    }),
  },
];
