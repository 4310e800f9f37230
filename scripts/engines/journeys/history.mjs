import assert from 'node:assert/strict';
import { soonEqual } from '../soon.mjs';

async function openDeep(app) {
  await app.open('/');
  for (const path of ['/list', '/item/1', '/item/2', '/item/3']) {
    await app.go(path);
    await soonEqual(() => app.text('url'), path);
  }
  await app.at('/ > /list > /item/1 > /item/2 > /item/3');
}

export const history = [
  {
    title: "[S2.1] pages open by taps, the browser's back and forward walk through them",
    run: async ({ app, page }) => {
      await app.open('/');
      await app.count(2);
      await app.go('/list');
      await app.at('/ > /list');
      await app.tap('navigate', '/item/1?n=2');
      await app.at('/ > /list > /item/1?n=2');
      assert.equal(await app.text('page'), '/item/:id {"id":"1","n":2}');
      await page.back();
      await app.at('/ > /list');
      await app.back();
      await app.at('/');
      assert.equal(await app.text('count'), 'Count 2');
      await page.forward();
      await app.at('/ > /list');
      await page.forward();
      await app.at('/ > /list > /item/1?n=2');
    },
  },
  {
    title: '[S2.1] [S2.6] a reload in depth keeps the whole stack, back leads down page by page',
    run: async ({ app, page }) => {
      await openDeep(app);
      const length = await app.historyLength();
      await page.reload();
      await app.at('/ > /list > /item/1 > /item/2 > /item/3');
      assert.equal(await app.historyLength(), length);
      await app.back();
      await app.at('/ > /list > /item/1 > /item/2');
      await page.back();
      await app.at('/ > /list > /item/1');
      await app.call('back', 2);
      await app.at('/');
      await page.forward();
      await app.at('/ > /list');
    },
  },
  {
    title: '[S4.1] history.go(-3) lands on the page that it names, and forward again',
    run: async ({ app, page }) => {
      await openDeep(app);
      await app.clearLog();
      await page.evaluate(() => window.history.go(-3));
      await app.at('/ > /list');
      assert.deepEqual(await app.log(), [
        'item/3#1:unload',
        'item/2#1:unload',
        'item/1#1:unload',
        'list#1:show:back',
      ]);
      await page.evaluate(() => window.history.go(3));
      await app.at('/ > /list > /item/1 > /item/2 > /item/3');
    },
  },
  {
    title: '[S2.7] backs that follow each other at once take a page each',
    run: async ({ app, page }) => {
      await openDeep(app);
      const outcomes = await page.evaluate(async () => {
        const { platform } = window.fixture;
        const settled = await Promise.allSettled([platform.back(), platform.back()]);
        return settled.map(({ status }) => status);
      });
      assert.deepEqual(outcomes, ['fulfilled', 'fulfilled']);
      await app.at('/ > /list > /item/1');
      await page.evaluate(() => {
        window.history.back();
        setTimeout(() => window.history.back(), 40);
      });
      await app.at('/');
    },
  },
  {
    title: '[S2.1] a navigation right after back() opens on top of the page below',
    run: async ({ app, page }) => {
      await openDeep(app);
      await page.evaluate(() => {
        const { platform } = window.fixture;
        const calls = [platform.back(), platform.back(), platform.navigate({ url: '/item/9' })];
        return Promise.allSettled(calls).then(() => null);
      });
      await app.at('/ > /list > /item/1 > /item/9');
      await page.back();
      await app.at('/ > /list > /item/1');
    },
  },
  {
    title: '[S2.1] [S8.5] switchTab from depth leaves no entries behind: back leads out of the app',
    run: async ({ app, engine, fixture, page }) => {
      await page.goto(fixture.siteX);
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      await app.go('/item/1');
      await app.at('/ > /list > /item/1');
      await app.tap('switchTab', '/me');
      await app.at('/me');
      await app.count(1);
      await page.back();
      if (engine.isAndroid) {
        await app.sees('Press back button again to exit');
        await app.at('/me');
        await page.back();
      }
      await soonEqual(app.address, fixture.siteX);
    },
  },
  {
    title: '[S2.1] taps on the tab bar switch, keep the pages and add no history',
    run: async ({ app, engine }) => {
      await app.open('/');
      await app.count(1);
      const length = await app.historyLength();
      await app.click('link', 'Me');
      await app.at('/me');
      await app.click('link', 'Home');
      await app.at('/');
      assert.equal(await app.text('count'), 'Count 1');
      // On Android the first touch of the root pushes the entry of the exit prompt.
      assert.ok((await app.historyLength()) - length <= (engine.isAndroid ? 1 : 0));
      assert.deepEqual(await app.log(), [
        'home#1:load',
        'home#1:show:navigate',
        'home#1:ready',
        'home#1:hide',
        'me#1:load',
        'me#1:show:tab',
        'me#1:ready',
        'me#1:hide',
        'home#1:show:tab',
        'home#1:tab-item-tap',
      ]);
    },
  },
  {
    title: '[S2.1] hash mode below /app/: steps, a reload and a hash that is typed by hand',
    variant: 'hash-app',
    run: async ({ app, page }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      await app.tap('navigate', '/item/1?n=2');
      await app.at('/ > /list > /item/1?n=2');
      await page.reload();
      await app.at('/ > /list > /item/1?n=2');
      await page.back();
      await app.at('/ > /list');
      await app.count(1);
      await page.evaluate(() => {
        window.location.hash = '#/item/5';
      });
      await app.at('/ > /list > /item/5');
      await page.back();
      await app.at('/ > /list');
      await page.forward();
      await app.at('/ > /list > /item/5');
    },
  },
  {
    title: 'an anchor within a page scrolls and has an entry of its own',
    run: async ({ app, page }) => {
      await app.open('/');
      await app.tap('navigate', '/links');
      await app.at('/ > /links');
      await app.click('link', 'anchor to part');
      await soonEqual(async () => (await app.scrollTop()) > 500, true);
      await app.at('/ > /links#part');
      await page.back();
      await app.at('/ > /links');
      await app.click('link', 'link to item 1');
      await app.at('/ > /links > /item/1?from=link');
      await page.back();
      await app.at('/ > /links');
      await page.back();
      await app.at('/');
    },
  },
  {
    title: 'entries that nobody touched may be skipped by the back of the browser, the app follows',
    run: async ({ app, engine, page }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      await app.go('/item/1');
      await app.at('/ > /list > /item/1');
      // The new document has no touch yet. WebKit's Back skips entries that were pushed without one.
      await page.reload();
      await app.at('/ > /list > /item/1');
      await app.call('navigate', { url: '/item/2' });
      await app.at('/ > /list > /item/1 > /item/2');
      await page.back();
      await app.at(engine.skipsUntouched ? '/ > /list' : '/ > /list > /item/1');
      await app.call('back');
      await app.at(engine.skipsUntouched ? '/' : '/ > /list');
    },
  },
  {
    title: 'when the browser refuses to write more history, the app goes on',
    skip: ({ name }) =>
      name === 'firefox' ? 'an automated Firefox has no limit of history writes' : undefined,
    run: async ({ app, page }) => {
      await app.open('/');
      await app.call('navigate', { url: '/list' });
      await app.at('/ > /list');
      const refused = await page.evaluate(() => {
        for (let write = 0; write < 1000; write += 1) {
          try {
            window.history.replaceState(window.history.state, '');
          } catch ({ name }) {
            return name;
          }
        }
        return null;
      });
      assert.equal(refused, 'SecurityError');
      for (const id of [1, 2]) {
        assert.deepEqual(await app.call('navigate', { url: `/item/${id}` }), { ok: true });
        await soonEqual(() => app.text('url'), `/item/${id}`);
      }
      assert.deepEqual(await app.call('back'), { ok: true });
      await soonEqual(() => app.text('url'), '/item/1');
      assert.deepEqual(await app.call('back'), { ok: true });
      await soonEqual(() => app.text('url'), '/list');
      assert.deepEqual(await app.call('back'), { ok: true });
      await soonEqual(() => app.text('url'), '/');
    },
  },
];
