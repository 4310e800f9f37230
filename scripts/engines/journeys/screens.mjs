import assert from 'node:assert/strict';
import { soonEqual } from '../soon.mjs';

const GONE = 'The connection timed out, click the screen to try again';

/** Chromium and Firefox name the file, WebKit does not. */
const missingChunk = [/404|dynamically imported module|Importing a module script failed|MIME/i];

const hasSheet = (app) => app.has('dialog');

/** Whether the browser is at the history entry of something that stands above a page. */
const isOnLayer = () => window.history.state.nav.o !== undefined;

function ask() {
  const { platform } = window.fixture;
  const say = ({ confirm }) =>
    platform.showToast({ title: confirm ? 'Yes' : 'No', duration: 60_000 });
  void platform.showModal({ title: 'Sure?' }).then(say);
}

function preview() {
  void window.fixture.platform.previewImage({ urls: ['/no.png', '/nothing.png'] });
}

const pageIsInert = () =>
  document.querySelector('[data-page][data-state="active"]').closest('[inert]') !== null;
const textOf = (selector) => document.querySelector(selector).textContent;

export const screens = [
  {
    title: "the browser's back closes the action sheet as cancelled, the next one leaves the page",
    run: async ({ app, page }) => {
      await app.open('/');
      await app.tap('navigate', '/overlays');
      await app.at('/ > /overlays');
      await app.press('sheet');
      await soonEqual(() => hasSheet(app), true);
      await page.back();
      await soonEqual(() => hasSheet(app), false);
      await app.at('/ > /overlays');
      const outcome = async () =>
        (await app.calls()).findLast(({ call }) => call === 'sheet').outcome;
      assert.match(await outcome(), /^cancel: /);
      await app.press('sheet');
      await soonEqual(() => hasSheet(app), true);
      await app.click('button', 'Two');
      await soonEqual(() => hasSheet(app), false);
      await soonEqual(async () => (await outcome()).startsWith('ok: '), true);
      // WebKit makes one step of two that start together: the app's from the sheet, and the browser's back.
      await soonEqual(() => page.evaluate(isOnLayer), false);
      await page.back();
      await app.at('/');
    },
  },
  {
    title: 'a question is answered, a toast says so, back closes the pictures',
    run: async ({ app, page }) => {
      await app.open('/');
      await app.tap('navigate', '/overlays');
      await app.at('/ > /overlays');
      await page.evaluate(ask);
      await soonEqual(() => app.has('dialog', 'Sure?'), true);
      assert.equal(await page.evaluate(pageIsInert), true);
      await app.click('button', 'OK');
      await soonEqual(() => page.evaluate(textOf, '[role=status]'), 'Yes');
      await soonEqual(() => hasSheet(app), false);
      assert.equal(await page.evaluate(pageIsInert), false);
      await page.evaluate(preview);
      await soonEqual(() => app.has('dialog', 'Picture 1 of 2'), true);
      await app.click('button', 'Next picture');
      await soonEqual(() => app.has('dialog', 'Picture 2 of 2'), true);
      await page.back();
      await soonEqual(() => hasSheet(app), false);
      await app.at('/ > /overlays');
      await page.back();
      await app.at('/');
    },
  },
  {
    title: '[S2.11] a chunk that does not arrive shows the loading screen, and back works',
    run: async ({ app, fixture, page }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      const release = fixture.hold('slow');
      await app.go('/slow?x=1');
      await soonEqual(async () => (await app.view()).path, '/slow?x=1');
      await soonEqual(() => app.has('heading', 'Slow'), true);
      await page.back();
      await app.at('/ > /list');
      release();
      await app.go('/slow?x=1');
      await app.at('/ > /list > /slow?x=1');
    },
  },
  {
    title: '[S2.12] [S8.4] a chunk that is gone shows the error screen, a tap tries again in place',
    allows: missingChunk,
    run: async ({ app, fixture, page }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      const mend = fixture.breakOff('slow');
      await app.go('/slow?x=1');
      await app.sees(GONE);
      await soonEqual(async () => (await app.view()).stack, '/ > /list > /slow?x=1');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }) && null);
      mend();
      await page.click({ role: 'button', name: GONE });
      await app.at('/ > /list > /slow?x=1');
      assert.equal(await page.evaluate(() => window.sameDocument ?? false), true);
      await app.back();
      await app.at('/ > /list');
    },
  },
  {
    title: '[S2.12] a chunk that was gone is there after a reload, and so is the stack',
    allows: missingChunk,
    run: async ({ app, fixture, page }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      const mend = fixture.breakOff('slow');
      await app.go('/slow?x=1');
      await app.sees(GONE);
      mend();
      await page.reload();
      await app.at('/ > /list > /slow?x=1');
    },
  },
  {
    title: 'a page that throws shows an error screen with a way back, the rest lives on',
    allows: [/this page always throws|The above error|error boundary/],
    run: async ({ app }) => {
      await app.open('/');
      await app.count(2);
      await app.call('navigate', { url: '/broken' });
      await app.sees('This page could not be shown.');
      await app.back();
      await app.at('/');
      assert.equal(await app.text('count'), 'Count 2');
    },
  },
  {
    title: "the focus goes to the new page's heading, the title follows",
    run: async ({ app, page }) => {
      const focused = () =>
        page.evaluate(() => {
          const element = document.activeElement;
          const isHeading = element.matches('h1, h2, h3, [role="heading"]');
          return [element.closest('[data-page]')?.dataset.page ?? null, isHeading];
        });
      const title = () => page.evaluate(() => document.title);
      await app.open('/');
      await soonEqual(title, 'Home');
      await app.go('/item/1');
      await app.at('/ > /item/1');
      await soonEqual(focused, ['/item/:id', true]);
      await soonEqual(title, 'Item');
      assert.equal(await app.has('heading', 'Home page'), false);
      await page.back();
      await app.at('/');
      await soonEqual(title, 'Home');
    },
  },
  {
    title: '[S9.16] [S9.17] the bars have their heights, nothing is wider than the screen',
    run: async ({ app, page }) => {
      const heightOf = (selector) =>
        page.evaluate(
          (wanted) => document.querySelector(wanted).getBoundingClientRect().height,
          `[data-state="active"] ${selector}`,
        );
      await app.open('/');
      assert.equal(await heightOf('header'), 44);
      const bar = await page.evaluate(() => {
        const { height, bottom } = document.querySelector('nav').getBoundingClientRect();
        return { height, below: Math.round(window.innerHeight - bottom) };
      });
      assert.deepEqual(bar, { height: 50, below: 0 });
      for (const path of ['/', '/list', '/pull', '/overlays']) {
        await app.call(path === '/' ? 'relaunch' : 'navigate', { url: path });
        await soonEqual(() => app.text('url'), path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        assert.ok(overflow <= 0, `${path} is ${overflow} px too wide`);
      }
    },
  },
];
