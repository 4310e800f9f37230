import assert from 'node:assert/strict';
import { soon, soonEqual } from '../soon.mjs';

const answers = async (app) => (await app.log()).filter((line) => /:(answer|result):/.test(line));

/** The answers of queries in the browser. */
async function keptAnswers() {
  const answerOf = (asking) =>
    new Promise((resolve) => {
      asking.onsuccess = () => resolve(asking.result);
    });
  const database = await answerOf(indexedDB.open('portico:app:queries'));
  const values = database.transaction('values').objectStore('values');
  const data = await answerOf(values.getAll(IDBKeyRange.bound(['data'], ['data', []])));
  database.close();
  return data;
}

export const keeping = [
  {
    title: '[S4.1] [S4.2] the whole order of a visit, once each',
    run: async ({ app, page }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      await page.back();
      await app.at('/');
      // The window stays on top, so set the property and send the event.
      await page.evaluate(() => {
        for (const state of ['hidden', 'visible']) {
          Object.defineProperty(document, 'hidden', {
            configurable: true,
            get: () => state === 'hidden',
          });
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        }
      });
      assert.deepEqual(await app.log(), [
        'home#1:load',
        'home#1:show:navigate',
        'home#1:ready',
        'home#1:hide',
        'list#1:load',
        'list#1:show:navigate',
        'list#1:ready',
        'list#1:unload',
        'home#1:show:back',
        'home#1:hide',
        'app:hide',
        'app:show',
        'home#1:show:app',
      ]);
    },
  },
  {
    title: '[S4.1] a chosen value arrives where it was asked for, also after a reload',
    run: async ({ app, page }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      for (const isReloaded of [false, true]) {
        await app.tap('open', '/pick');
        await app.at('/ > /list > /pick');
        await app.clearLog();
        if (isReloaded) {
          await page.reload();
          await app.at('/ > /list > /pick');
        }
        await app.press('red');
        await app.at('/ > /list');
        const kind = isReloaded ? 'result' : 'answer';
        await soonEqual(
          async () => (await answers(app)).includes(`list#1:${kind}:{"colour":"red"}`),
          true,
        );
        assert.ok((await app.log()).includes('list#1:show:back:{"colour":"red"}'));
      }
      await page.reload();
      await app.at('/ > /list');
      assert.deepEqual(await answers(app), []);
    },
  },
  {
    title: 'the scroll position is kept on back, over a reload and when going forward',
    run: async ({ app, page }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      await app.scrollTo(500);
      await app.call('navigate', { url: '/item/1' });
      await app.at('/ > /list > /item/1');
      await soonEqual(app.scrollTop, 0);
      await app.scrollTo(700);
      await page.back();
      await app.at('/ > /list');
      await soonEqual(app.scrollTop, 500);
      await page.reload();
      await app.at('/ > /list');
      await soonEqual(app.scrollTop, 500);
      // Touch first, because WebKit's Back skips entries that a document pushed before a touch.
      await app.count(1);
      await app.scrollTo(600);
      await app.call('navigate', { url: '/item/2' });
      await app.at('/ > /list > /item/2');
      await app.scrollTo(300);
      await page.reload();
      await app.at('/ > /list > /item/2');
      await soonEqual(app.scrollTop, 300);
      await page.back();
      await app.at('/ > /list');
      await soonEqual(app.scrollTop, 600);
    },
  },
  {
    title: 'drafts survive a reload, on the page on top and on the page below',
    run: async ({ app, page }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      await app.fill('Draft', 'half a sentence');
      await app.go('/item/1');
      await app.at('/ > /list > /item/1');
      await app.fill('Draft', 'typed on top 你好');
      await page.reload();
      await app.at('/ > /list > /item/1');
      await soonEqual(() => app.valueOf('Draft'), 'typed on top 你好');
      await page.back();
      await app.at('/ > /list');
      await soonEqual(() => app.valueOf('Draft'), 'half a sentence');
    },
  },
  {
    title: 'an answer of a query is there after a reload, and goes when the user signs out',
    run: async ({ app, page }) => {
      await app.open('/');
      await page.evaluate(() => {
        window.fixture.platform.auth.setToken(`a.${btoa('{"uid":"ann","exp":9999999999}')}.a`);
        window.fetch = async () => new Response('tea');
      });
      await app.call('navigate', { url: '/note' });
      await soonEqual(() => app.text('note'), 'tea');
      await soonEqual(() => page.evaluate(keptAnswers), ['tea']);
      await page.reload();
      await soonEqual(() => app.text('note'), 'tea');
      await page.evaluate(() => window.fixture.platform.auth.clear());
      await soonEqual(() => app.text('note'), 'nothing');
      await soonEqual(() => page.evaluate(keptAnswers), []);
    },
  },
  {
    title: '[S4.1] hidden pages sleep, keep what was typed and wake up with the news',
    run: async ({ app, page }) => {
      const ticks = async (label) =>
        (await page.evaluate(() => window.fixture.ticks()))[label] ?? 0;
      const hasMoreThan = (label, number) =>
        soonEqual(async () => (await ticks(label)) > number, true);
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      await app.fill('Plain', 'plain text');
      await hasMoreThan('list#1', 1);
      await app.go('/item/1');
      await app.at('/ > /list > /item/1');
      const asleep = await ticks('list#1');
      await page.evaluate(() => window.fixture.setShared(42));
      await hasMoreThan('list#1.alive', (await ticks('list#1.alive')) + 5);
      assert.equal(await ticks('list#1'), asleep);
      assert.equal(await app.has('heading', 'List page'), false);
      await page.back();
      await app.at('/ > /list');
      assert.equal(await app.text('shared'), '42');
      assert.equal(await app.valueOf('Plain'), 'plain text');
      await hasMoreThan('list#1', asleep);
    },
  },
  {
    title: '[S4.2] a page from the back/forward cache is the same one, and shows again',
    // No clicks: Playwright waits for a load event first, and Firefox sends none after such a return.
    run: async ({ app, fixture, page }) => {
      // Firefox does not cache a page that loads files in the background. It loads such a page again.
      await soon(async () => {
        await app.open('/');
        await app.call('navigate', { url: '/list' });
        await app.at('/ > /list');
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
        });
        await page.goto(fixture.siteX);
        await page.back();
        await app.at('/ > /list');
        assert.equal(await page.evaluate(() => window.persisted ?? null), true);
      }, 20_000);
      assert.deepEqual((await app.log()).slice(-4), [
        'list#1:hide',
        'app:hide',
        'app:show',
        'list#1:show:app',
      ]);
      await page.evaluate(() => window.history.back());
      await app.at('/');
    },
  },
];
