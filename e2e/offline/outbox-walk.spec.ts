import { type BrowserContext, expect, type Page } from '@playwright/test';
import { createRandom, type Random } from '../support/random';
import { besideTheApp } from './beside';
import { test } from './builds';
import { book, listed, press, type Shop, shown, visit } from './visit';

const STEPS = 60;

const steps = [
  ...['book', 'book', 'book', 'kill', 'open', 'open', 'tunnel', 'daylight', 'daylight'],
  ...['sync', 'sync', 'discard', 'ada', 'bob', 'nobody', 'kind', 'kind', 'busy', 'cut'],
] as const;

/** The messages that the user got. */
type Told = {
  /** Table -> the user who has booked it. */
  readonly stored: Map<string, string>;
  /** Some of these tables may have arrived first. */
  readonly discarded: Set<string>;
};

/** Somebody with a bad day: no step waits for the one before to be complete. */
async function walk(context: BrowserContext, shop: Shop, random: Random): Promise<Told> {
  const told: Told = { stored: new Map(), discarded: new Set() };
  const first = await visit(context, shop, '/book');
  const beside = await besideTheApp(context, shop);
  let page: Page | null = first;
  let user = 'nobody';
  let isAway = false;
  const be = async (next: 'ada' | 'bob' | 'nobody') => {
    if (!page) return;
    await press(page, next === 'nobody' ? 'Sign out' : `Be ${next}`);
    await expect(shown(page)).toContainText(`Signed in: ${next}`);
    user = next;
  };
  for (let step = 0; step < STEPS; step += 1) {
    const name = random.pick(steps);
    switch (name) {
      case 'book': {
        if (!page) break;
        const table = `table-${step}`;
        await book(page, table);
        told.stored.set(table, user);
        break;
      }
      case 'kill':
        await page?.close();
        page = null;
        break;
      case 'open':
        if (page) break;
        page = await context.newPage();
        await page.goto(`${shop.origin}/book`);
        await expect(shown(page)).toContainText('Signed in:');
        break;
      case 'tunnel':
        if (!isAway) await Promise.all([shop.goAway(), context.setOffline(true)]);
        isAway = true;
        break;
      case 'daylight':
        if (isAway) await shop.comeBack();
        await context.setOffline(false);
        isAway = false;
        break;
      case 'sync':
        if (!isAway) await beside.sync();
        break;
      case 'discard': {
        const text = page && (await listed(page).allTextContents())[0];
        const [table = ''] = text?.split(' ') ?? [];
        if (!page || !table) break;
        const entry = listed(page).filter({ hasText: `${table} ` });
        // It may leave the list before the finger is there.
        await entry
          .getByRole('button', { name: 'Discard' })
          .click({ timeout: 500 })
          .then(
            () => told.discarded.add(table),
            () => {},
          );
        break;
      }
      case 'ada':
      case 'bob':
      case 'nobody':
        await be(name);
        break;
      default:
        shop.bookings.be(name);
    }
  }
  shop.bookings.be('kind');
  if (isAway) await shop.comeBack();
  await context.setOffline(false);
  page ??= await context.newPage();
  await page.goto(`${shop.origin}/book`);
  for (const next of ['nobody', 'ada', 'bob'] as const) {
    await be(next);
    await expect(listed(page)).toHaveCount(0, { timeout: 30_000 });
  }
  return told;
}

for (const seed of [1, 2, 3, 4]) {
  test(`each booking arrives exactly once, for its user and in its order, on the bad day ${seed}`, async ({
    context,
    serve,
  }) => {
    test.setTimeout(180_000);
    const shop = await serve('1');
    const { stored, discarded } = await walk(context, shop, createRandom(seed));
    const come = shop.bookings.list().map((line) => line.split(' ') as [string, string]);
    const tables = come.map(([table]) => table);
    expect(new Set(tables).size).toBe(tables.length);
    const missing = [...stored.keys()].filter(
      (table) => !tables.includes(table) && !discarded.has(table),
    );
    expect(missing).toEqual([]);
    for (const user of ['ada', 'bob']) {
      const own = [...stored].filter(([, by]) => by === user).map(([table]) => table);
      const inOrder = tables.filter((table) => own.includes(table));
      expect(inOrder).toEqual(own.filter((table) => inOrder.includes(table)));
      const strangers = come.filter(([table, by]) => own.includes(table) && by !== user);
      expect(strangers).toEqual([]);
    }
  });
}
