import assert from 'node:assert/strict';
import { soonEqual } from '../soon.mjs';

const setGuard = (page, side, verdict) =>
  page.evaluate((name, value) => window.fixture.guard.set(name, value), side, verdict);

const refusals = [
  ['navigate', '/me', 'tabbar', 'can not navigate or redirect to a tabbar page: /me'],
  ['switchTab', '/list', 'non-tabbar', 'can not switch to a non-tabbar page: /list'],
  ['navigate', '/nope', 'not-found', 'page not found: /nope'],
  ['relaunch', '/nope', 'not-found', 'page not found: /nope'],
  ['open', '/nope', 'not-found', 'page not found: /nope'],
];

export const rules = [
  {
    title: '[S2.5] three taps while the chunk loads push one page, two are refused as locked',
    run: async ({ app, fixture, page }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      const release = fixture.hold('slow');
      const length = await app.historyLength();
      await page.evaluate(() => {
        const named = [...document.querySelectorAll('[data-state="active"] button')].find(
          ({ textContent }) => textContent === 'to /slow?x=1',
        );
        for (let tap = 0; tap < 3; tap += 1) named.click();
      });
      const failures = async () =>
        (await app.calls()).map(({ outcome }) => outcome).filter((text) => !text.startsWith('ok'));
      await soonEqual(failures, ['locked: locked: /slow?x=1', 'locked: locked: /slow?x=1']);
      release();
      await app.at('/ > /list > /slow?x=1');
      assert.equal(await app.historyLength(), length + 1);
    },
  },
  {
    title: '[S2.1] [S2.2] [S2.3] [S2.4] refusals say why and leave no trace',
    run: async ({ app }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      await app.clearLog();
      const length = await app.historyLength();
      for (const [operation, url, code, message] of refusals) {
        assert.deepEqual(await app.call(operation, { url }), { ok: false, code, message });
        await app.at('/ > /list');
      }
      assert.equal(await app.historyLength(), length);
      assert.deepEqual(await app.log(), []);
    },
  },
  {
    title: '[S2.2] an unknown address shows a not-found page with a way home',
    run: async ({ app, page }) => {
      await app.visit('/nope');
      await app.sees('not found');
      assert.equal(await app.address(), app.href('/nope'));
      await page.click({ within: '[data-state="active"] [data-page-content]', role: 'button' });
      await app.at('/');
    },
  },
  {
    title: '[S2.6] back() on the first page relaunches the root',
    run: async ({ app }) => {
      await app.open('/item/1');
      await app.at('/item/1');
      await app.clearLog();
      assert.deepEqual(await app.call('back'), { ok: true });
      await app.at('/');
      assert.deepEqual(await app.log(), [
        'item/1#1:unload',
        'home#1:load',
        'home#1:show:navigate',
        'home#1:ready',
      ]);
    },
  },
  {
    title: "[S2.1] a guard stops the browser's back, and lets it go on once it agrees",
    run: async ({ app, page }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      await app.tap('navigate', '/guarded');
      await app.at('/ > /list > /guarded');
      await setGuard(page, 'leave', false);
      await app.clearLog();
      await page.evaluate(() => window.history.back());
      await soonEqual(app.log, ['guard:leave:/guarded']);
      await app.at('/ > /list > /guarded');
      await page.evaluate(() => window.history.go(-2));
      await soonEqual(app.log, ['guard:leave:/guarded', 'guard:leave:/guarded']);
      await app.at('/ > /list > /guarded');
      await setGuard(page, 'leave', 'ask');
      await page.back();
      await soonEqual(async () => (await app.log()).length, 3);
      await app.at('/ > /list > /guarded');
      await page.evaluate(() => window.fixture.guard.answer(true));
      await app.at('/ > /list');
    },
  },
];
