import assert from 'node:assert/strict';
import { soonEqual } from '../soon.mjs';

const landing = () => performance.getEntriesByType('navigation')[0].name;
const address = () => location.pathname + location.search + location.hash;
const environment = () => {
  const { app, os, version } = window.fixture.platform.host.env();
  return `${app} ${version} on ${os}`;
};
const ready = () => window.fixture.platform.host.ready().then(() => 'ready');

export const host = [
  {
    title: '[S1.2] the address that the document was opened at outlives navigation and a reload',
    run: async ({ app, page }) => {
      await app.open('/list?x=1#top');
      const opened = await page.evaluate(() => location.href);
      assert.match(opened, /\/list\?x=1#top$/);
      await app.tap('navigate', '/item/1');
      await app.at('/list?x=1#top > /item/1');
      assert.equal(await page.evaluate(landing), opened);
      await page.reload();
      await app.at('/list?x=1#top > /item/1');
      assert.match(await page.evaluate(landing), /\/item\/1$/);
    },
  },
  {
    title: '[S1.2] WeChat is known, and what it glues to links goes when it is ready',
    skip: ({ name }) => name !== 'webkit' && 'only WebKit says here that it is WeChat',
    run: async ({ app, page }) => {
      await app.visit('/list?from=timeline&isappinstalled=0&x=1');
      assert.equal(await page.evaluate(ready), 'ready');
      await soonEqual(() => page.evaluate(environment), 'wechat 8.0.50 on ios');
      await soonEqual(() => page.evaluate(address), '/list?x=1');
    },
  },
];
