import { createBuilder, serveShop } from '../../../e2e/offline/shop.mjs';
import { createApp } from '../app.mjs';
import { soonEqual } from '../soon.mjs';

/** The place of the app on its server. */
const root = { port: 0, mode: 'path', base: '/' };

/** Builds the versions, serves the first one, and takes everything away at the end. */
async function withShop(versions, run) {
  const builder = createBuilder();
  let shop;
  try {
    const builds = [];
    for (const version of versions) {
      builds.push(await builder.make(version, { prerender: ['/', '/me'] }));
    }
    shop = await serveShop(builds[0], { shell: '200.html' });
    await run(shop, builds);
  } finally {
    await shop?.close();
    builder.remove();
  }
}

const page = (driver) => ({
  shows: (text) =>
    soonEqual(
      () => driver.evaluate((wanted) => document.body.innerText.includes(wanted), text),
      true,
      text,
    ),
  /** The phone has the files of the first visit and the code of all pages. */
  isKept: () =>
    soonEqual(
      () =>
        driver.evaluate(async () => {
          const names = await caches.keys();
          const pages = names.find((name) => name.startsWith('portico-pages'));
          if (!pages || names.length < 2) return 'nothing yet';
          const files = (await (await caches.open(pages)).keys()).map(({ url }) => url);
          return ['far', 'note'].every((name) => files.some((url) => url.includes(`/${name}-`)));
        }),
      true,
    ),
});

export const offline = [
  {
    title: 'an app starts without a server, on pages that nobody has opened before',
    run: ({ page: driver }) =>
      withShop(['1'], async (shop) => {
        const { shows, isKept } = page(driver);
        await driver.goto(`${shop.origin}/`);
        await shows('Welcome');
        await isKept();
        await shop.goAway();
        await driver.goto(`${shop.origin}/far/moon`);
        await shows('Far away: /far/moon in version 1');
        await driver.goto(`${shop.origin}/me`);
        await shows('This is me');
        await driver.reload();
        await shows('This is me');
      }),
  },
  {
    title: 'a new version loads when the user wants it',
    run: ({ page: driver }) =>
      withShop(['1', '2'], async (shop, [, second]) => {
        const { shows, isKept } = page(driver);
        await driver.goto(`${shop.origin}/far/moon`);
        await shows('Version 1, none');
        await isKept();
        shop.deploy(second);
        await driver.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration.update();
        });
        await shows('Version 1, ready');
        await driver.click({ role: 'button', name: 'Update' });
        await shows('Version 2, none');
        await shows('Far away: /far/moon in version 2');
      }),
  },
  {
    title: 'a table that was booked without a server arrives once, though the app was closed',
    run: ({ page: driver }) =>
      withShop(['1'], async (shop) => {
        const { shows, isKept } = page(driver);
        const press = (name) => driver.click({ role: 'button', name });
        await driver.goto(`${shop.origin}/book`);
        await isKept();
        await press('Be ada');
        await shows('Signed in: ada');
        await shop.goAway();
        await createApp(driver, root).fill('Table', 'seven');
        await press('Book');
        await shows('Stored seven');
        await shows('seven waiting');
        await driver.goto('about:blank');
        await shop.comeBack();
        await driver.goto(`${shop.origin}/book`);
        await soonEqual(() => shop.bookings.list(), ['seven ada']);
        await soonEqual(() => new Set(shop.bookings.arrivals).size, 1);
      }),
  },
];
