// The small app of e2e/offline on its real server, and the steps that its journeys share.
import assert from 'node:assert/strict';
import { createBuilder, serveShop } from '../../e2e/offline/shop.mjs';
import { soon, soonEqual } from './soon.mjs';

/** An action is sent again after pauses that grow. */
const ARRIVAL_LIMIT = 30_000;

const builds = new Map();
let builder;

/** The folder of a version. The first journey that asks for a version builds it. */
function built(version) {
  if (!builder) {
    builder = createBuilder();
    process.once('exit', builder.remove);
  }
  if (!builds.has(version)) {
    builds.set(version, builder.make(version, { prerender: ['/', '/me'] }));
  }
  return builds.get(version);
}

/** Serves the first of the versions, runs the journey, and takes the server away. */
export function inShop(versions, run, options) {
  return {
    options,
    run: async ({ app, page, engine }) => {
      const folders = [];
      for (const version of versions) folders.push(await built(version));
      const shop = await serveShop(folders[0], { shell: '200.html' });
      try {
        await run({ ...createSteps(app, shop), app, page, shop, engine, next: folders[1] });
      } finally {
        await shop.close();
      }
    },
  };
}

async function hasAllFiles() {
  const names = await caches.keys();
  const pages = names.find((name) => name.startsWith('portico-pages'));
  if (!pages || names.length < 2) return false;
  const files = (await (await caches.open(pages)).keys()).map(({ url }) => url);
  return ['far', 'note'].every((name) => files.some((url) => url.includes(`/${name}-`)));
}

/** The text of each action in the list, without its buttons. */
function listed() {
  return [...document.querySelectorAll('[data-page-content] li')].map(({ childNodes }) =>
    [...childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ data }) => data)
      .join('')
      .trim(),
  );
}

function createSteps(app, { origin, bookings }) {
  const { page, sees } = app;
  const press = (name) => app.click('button', name);
  const visit = (path) => page.goto(`${origin}${path}`);
  const write = (table) => app.fill('Table', table);
  const isSignedIn = (user) => sees(`Signed in: ${user}`);

  return {
    visit,
    shows: sees,
    press,
    write,
    isSignedIn,

    /** The phone has the files of the first visit and the code of all pages. */
    isKept: () => soonEqual(() => page.evaluate(hasAllFiles), true),

    /** Opens the page for bookings, and signs ada in. */
    open: async () => {
      await visit('/book');
      await sees('Signed in:');
      const text = await page.evaluate(() => document.body.innerText);
      if (!text.includes('Signed in: ada')) await press('Be ada');
      await isSignedIn('ada');
    },
    book: async (table) => {
      await write(table);
      await press('Book');
      await sees(`Stored ${table}`);
    },
    lists: (actions) => soonEqual(() => page.evaluate(listed), actions),

    /** Loads the newest version of the app, as a user does. */
    update: async () => {
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration.update();
      });
      await sees('Version 1, ready');
      await press('Update');
      await sees('Version 2, none');
    },

    /** The server has exactly these bookings, each as `table user`. */
    arrive: (tables) => soon(async () => assert.deepEqual(bookings.list(), tables), ARRIVAL_LIMIT),
    /** The number of requests that the server got, also those that booked nothing. */
    gets: (isEnough) =>
      soon(async () => assert.ok(isEnough(bookings.arrivals.length)), ARRIVAL_LIMIT),
  };
}
