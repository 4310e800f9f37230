// The cases of e2e/offline/outbox.spec.ts in the other engines.
import assert from 'node:assert/strict';
import { soonEqual } from '../soon.mjs';
import { inShop } from '../shop.mjs';

/** The browser can be killed, and started again with its data. */
const kept = { keepsData: true };
/** The same, and a site may store 50 MB: a fifth of this. */
const small = { ...kept, megabytes: 250 };

/** Another file of the site leaves no room for a plan of 30 MB. */
const bigFile = {
  store: async () => {
    const files = await caches.open('files');
    const bytes = new Uint8Array(30 * 1024 * 1024);
    // Firefox compresses the files of caches.
    for (let start = 0; start < bytes.length; start += 65_536) {
      crypto.getRandomValues(bytes.subarray(start, start + 65_536));
    }
    await files.put('/file', new Response(bytes));
  },
  // The cache itself would stay until the document has forgotten it.
  remove: async () => (await caches.open('files')).delete('/file'),
  hasRoom: async () => {
    const { quota, usage } = await navigator.storage.estimate();
    return quota - usage > 40 * 1024 * 1024;
  },
  again: 'Book with a plan',
};

/**
 * A database that refuses, as a full one does. WebKit keeps the data of its driver in memory, as a private window does:
 * there is no limit that a journey could reach, and files are not stored at all.
 */
const refusingDatabase = {
  store: () => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { put });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('there is no room', 'QuotaExceededError');
    };
  },
  remove: () => {
    IDBObjectStore.prototype.put = window.put;
  },
  hasRoom: () => true,
  again: 'Book',
};

const year = () => new Date().getFullYear();

export const outbox = [
  {
    title: 'a table that was booked in a tunnel arrives once, though the app was killed',
    ...inShop(
      ['1'],
      async ({ page, shop, open, isKept, book, lists, arrive }) => {
        await open();
        await isKept();
        await shop.goAway();
        await page.kill();
        await open();
        await book('by the window');
        await lists(['by the window waiting']);
        await page.kill();
        await shop.comeBack();
        await open();
        await arrive(['by the window ada']);
        await lists([]);
        assert.equal(shop.bookings.arrivals.length, 1);
      },
      kept,
    ),
  },
  {
    title: 'an app that is killed while it sends books one table',
    ...inShop(
      ['1'],
      async ({ page, shop, open, book, lists, gets, arrive }) => {
        await open();
        shop.bookings.be('silent');
        await book('seven');
        await gets((count) => count === 1);
        await page.kill();
        shop.bookings.be('kind');
        await open();
        await gets((count) => count === 2);
        const [one, two] = shop.bookings.arrivals;
        assert.equal(one, two);
        await lists([]);
        await arrive(['seven ada']);
      },
      kept,
    ),
  },
  {
    title: 'two tabs show the same actions, and when one is closed the other one sends',
    ...inShop(['1'], async ({ page, shop, open, book, lists, gets, arrive }) => {
      await open();
      shop.bookings.be('silent');
      await book('first');
      await gets((count) => count === 1);
      await page.newTab();
      await open();
      await book('second');
      await lists(['first waiting', 'second waiting']);
      await page.otherTab();
      await lists(['first sending', 'second waiting']);
      shop.bookings.be('kind');
      await page.closeTab();
      await arrive(['first ada', 'second ada']);
      await lists([]);
    }),
  },
  {
    title:
      'a full phone says so, the form keeps its text, and the booking arrives when there is room',
    ...inShop(
      ['1'],
      async ({ app, page, engine, open, write, press, shows, lists, arrive }) => {
        const room = engine.name === 'webkit' ? refusingDatabase : bigFile;
        await open();
        await page.evaluate(room.store);
        await write('with a plan');
        await press('Book with a plan');
        await shows('quota');
        assert.equal(await app.valueOf('Table'), 'with a plan');
        await lists([]);
        await page.evaluate(room.remove);
        await soonEqual(() => page.evaluate(room.hasRoom), true);
        await press(room.again);
        await arrive(['with a plan ada']);
        await lists([]);
      },
      small,
    ),
  },
  {
    title: 'a booking waits for its user, and other users neither see it nor send it',
    ...inShop(
      ['1'],
      async ({ page, shop, open, isKept, press, book, lists, isSignedIn, arrive }) => {
        await open();
        await isKept();
        await shop.goAway();
        await book('for ada');
        await press('Sign out');
        await lists([]);
        await press('Be bob');
        await isSignedIn('bob');
        await lists([]);
        await shop.comeBack();
        await book('for bob');
        await arrive(['for bob bob']);
        await page.reload();
        await isSignedIn('bob');
        await lists([]);
        await press('Be ada');
        await arrive(['for bob bob', 'for ada ada']);
        assert.equal(shop.bookings.arrivals.length, 2);
      },
    ),
  },
  {
    title: 'a refused booking stays until the user decides, though the app was killed',
    ...inShop(
      ['1'],
      async ({ page, shop, open, book, press, lists, arrive }) => {
        await open();
        shop.bookings.be('refuse');
        await book('taken');
        await lists(['taken refused 422']);
        await page.kill();
        await open();
        await lists(['taken refused 422']);
        shop.bookings.be('kind');
        await press('Again');
        await arrive(['taken ada']);
        await lists([]);
      },
      kept,
    ),
  },
  {
    title: 'a deploy between writing and sending loses no booking',
    ...inShop(
      ['1', '2'],
      async ({ shop, next, open, isKept, book, lists, gets, update, arrive }) => {
        await open();
        await isKept();
        shop.bookings.be('busy');
        await book('before the deploy');
        await gets((count) => count > 0);
        shop.deploy(next);
        await update();
        shop.bookings.be('kind');
        await arrive(['before the deploy ada']);
        await lists([]);
        assert.equal(new Set(shop.bookings.arrivals).size, 1);
      },
    ),
  },
  {
    title: 'a clock that was wrong delays no booking',
    ...inShop(
      ['1'],
      async ({ page, shop, visit, open, book, gets, arrive }) => {
        const thisYear = year();
        await visit('/');
        await page.evaluate(() => sessionStorage.setItem('clock', '10'));
        await open();
        await soonEqual(() => page.evaluate(year), thisYear + 10);
        shop.bookings.be('busy');
        await book('in ten years');
        await gets((count) => count > 1);
        await page.kill();
        shop.bookings.be('kind');
        await open();
        await soonEqual(() => page.evaluate(year), thisYear);
        await arrive(['in ten years ada']);
      },
      kept,
    ),
  },
];
