import assert from 'node:assert/strict';
import { soonEqual } from '../soon.mjs';

const ACTIVE = '[data-page][data-state="active"]';
const on = (role, name) => ({ within: ACTIVE, role, name });
const inSheet = (role, name) => ({ within: '[role="dialog"]', role, name });

/** More than half of the width, so that a slow drag changes the slide too. It starts right of the middle. */
const FAR = -280;
const RIGHT = 130;

/** The name of the visible slide, for eyes and for screen readers. */
function slideOf(name) {
  const swiper = document.querySelector(`[role="group"][aria-label="${name}"]`);
  const { left, width } = swiper.getBoundingClientRect();
  const slides = [...swiper.querySelectorAll('[aria-roledescription="slide"]')].filter(
    (slide) => slide.parentElement.closest('[aria-roledescription="carousel"]') === swiper,
  );
  const isInFront = (slide) =>
    Math.abs(slide.getBoundingClientRect().left - left) < 1 && width > 100;
  return slides
    .filter((slide) => isInFront(slide) && !slide.inert)
    .map((slide) => slide.getAttribute('aria-label'))
    .join();
}

const valueOf = (selector) => document.querySelector(selector).value;
const textOf = (selector) => document.querySelector(selector).textContent;
const movingParts = () => document.getAnimations().length;
const daysOf = () =>
  [...document.querySelectorAll('[role="gridcell"][aria-selected="true"]')].map(
    ({ dataset }) => dataset.date,
  );

export const components = [
  {
    title: 'components: slides are dragged, and inside of another the inner ones first',
    run: async ({ app, page }) => {
      await app.visit('/parts');
      const slide = (name) => page.evaluate(slideOf, name);
      const swipe = (name, x, from = 0) => page.drag(on('group', name), { x }, { x: from });
      await soonEqual(() => slide('Slabs'), '1 of 3');
      await swipe('Slabs', 100);
      await soonEqual(() => slide('Slabs'), '1 of 3');
      await swipe('Slabs', FAR, RIGHT);
      await soonEqual(() => slide('Slabs'), '2 of 3');
      await soonEqual(() => slide('Basalts'), '1 of 2');
      await swipe('Basalts', FAR, RIGHT);
      await soonEqual(() => slide('Basalts'), '2 of 2');
      assert.equal(await slide('Slabs'), '2 of 3');
      await swipe('Basalts', FAR, RIGHT);
      await soonEqual(() => slide('Slabs'), '3 of 3');
      await page.press('ArrowLeft');
      await soonEqual(() => slide('Slabs'), '2 of 3');
    },
  },
  {
    title: 'components: a slider is dragged, and moved by keys',
    run: async ({ app, page }) => {
      await app.visit('/parts');
      const value = async () => Number(await page.evaluate(valueOf, '[type="range"]'));
      await soonEqual(value, 20);
      await page.drag(on('slider', 'Thickness'), { x: 100 });
      await soonEqual(async () => (await value()) > 35, true);
      const dragged = await value();
      await page.press('ArrowLeft');
      await soonEqual(value, dragged - 1);
      await page.press('End');
      await soonEqual(value, 100);
    },
  },
  {
    title: 'components: a wheel is turned by finger and keys, and Done takes what it shows',
    run: async ({ app, page }) => {
      await app.visit('/parts');
      await app.press('Stone Granite');
      await soonEqual(() => app.has('dialog', 'Stone'), true);
      // A touch beside a moving sheet closes it.
      await soonEqual(() => page.evaluate(movingParts), 0);
      await page.drag(inSheet('listbox'), { y: -88 });
      const chosen = () =>
        page.evaluate(textOf, '[role="dialog"] [role="option"][aria-selected="true"]');
      await soonEqual(async () => (await chosen()) === 'Granite', false);
      await page.press('Home');
      await soonEqual(chosen, 'Granite');
      await page.press('ArrowDown');
      await soonEqual(chosen, 'Basalt');
      await app.click('button', 'Done');
      await soonEqual(() => app.has('dialog'), false);
      await soonEqual(() => page.has(on('button', 'Stone Basalt')), true);
    },
  },
  {
    title: 'components: a sheet is pulled down, and back closes it',
    run: async ({ app, page }) => {
      await app.open('/');
      await app.call('navigate', { url: '/parts' });
      for (const close of [() => page.drag(inSheet('button'), { y: 240 }), page.back]) {
        await app.press('Delivery');
        await soonEqual(() => app.has('heading', 'On Monday'), true);
        // The grip can only be found when the sheet does not move.
        await soonEqual(() => page.evaluate(movingParts), 0);
        await close();
        await soonEqual(() => app.has('dialog'), false);
      }
      assert.equal(await page.has(on('button', 'Delivery')), true);
    },
  },
  {
    title: 'components: tabs are pressed, swiped, and chosen by keys',
    run: async ({ app, page }) => {
      await app.visit('/parts');
      const panel = () => page.evaluate(textOf, '[role="tabpanel"]:not([inert], [hidden])');
      await page.click(on('tab', 'Sent'));
      await soonEqual(panel, 'One is sent');
      await page.press('ArrowLeft');
      await soonEqual(panel, 'Two are open');
      await page.drag(on('tabpanel', 'Open'), { x: FAR }, { x: RIGHT });
      await soonEqual(panel, 'One is sent');
    },
  },
  {
    title: 'components: a period of a calendar is begun by a click and ended by keys',
    run: async ({ app, page }) => {
      await app.visit('/parts');
      await soonEqual(() => page.evaluate(daysOf), ['2026-06-03', '2026-06-04']);
      await page.evaluate(
        (selector) => document.querySelector(selector).click(),
        '[data-date="2026-06-10"]',
      );
      await soonEqual(() => page.evaluate(daysOf), ['2026-06-10']);
      await page.evaluate(
        (selector) => document.querySelector(selector).focus(),
        '[data-date="2026-06-10"]',
      );
      await page.press('ArrowRight');
      await page.press('ArrowDown');
      await page.press('Enter');
      await soonEqual(async () => (await page.evaluate(daysOf)).length, 9);
    },
  },
  {
    title: 'components: a form leads to what is wrong, and is sent without it',
    run: async ({ app, page }) => {
      await app.visit('/parts');
      const focused = () => page.evaluate(() => document.activeElement.name ?? '');
      await app.press('Send');
      await soonEqual(focused, 'email');
      const isInvalid = () =>
        page.evaluate(() => document.activeElement.getAttribute('aria-invalid'));
      await soonEqual(isInvalid, 'true');
      await app.fill('E-mail', 'ada@example.org');
      await app.press('Send');
      await soonEqual(() => page.evaluate(textOf, 'form output'), '{"email":"ada@example.org"}');
    },
  },
  {
    title: 'components: rich text is shown, and nothing in it runs',
    run: async ({ app, page }) => {
      await app.visit('/parts');
      await app.sees('Cut wet, by hand.');
      await soonEqual(() => page.evaluate(textOf, 'strong'), 'wet');
      const left = () =>
        document.querySelectorAll(
          '[data-page-content] script, [data-page-content] [onerror], [data-page-content] [href^="javascript"]',
        ).length;
      assert.equal(await page.evaluate(left), 0);
      await app.rest();
      assert.equal(await page.evaluate(() => window.ran ?? null), null);
    },
  },
];
