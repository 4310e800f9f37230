import type { Page } from '@playwright/test';
import { type App, expect, test, violations, withOptions } from './helpers';

const START = '/choose-location?latitude=48.85&longitude=2.35';
const osm = { provider: 'osm', proxy: '/api/maps/osm' };

const partsOf = ({ active }: App) => ({
  map: active.getByRole('region'),
  tiles: active.locator('.leaflet-tile-loaded'),
  list: active.getByRole('radiogroup'),
  rows: active.getByRole('radio'),
  field: active.getByRole('searchbox'),
  use: active.getByRole('button', { name: 'Use this place' }),
});

async function open(app: App, page: Page, map: typeof osm | { provider: string }) {
  await withOptions(page, { map });
  await app.open('/');
  expect(await app.call('navigate', { url: START })).toEqual({ ok: true });
  return partsOf(app);
}

/** Holds back the answers to searches, each until it is let go. */
async function holdSearches(page: Page) {
  const held = new Map<string, () => void>();
  await page.route(/\/api\/maps\/osm\/api\?/, async (route) => {
    const words = new URL(route.request().url()).searchParams.get('q') ?? '';
    await new Promise<void>((release) => held.set(words, release));
    // Nobody may wait for it any more.
    await route.continue().catch(() => {});
  });
  return { asked: () => [...held.keys()], release: (words: string) => held.get(words)?.() };
}

test.describe('maps and places of a service', () => {
  test('[S2.9] come by the app’s own server, and a place of theirs is chosen', async ({
    app,
    page,
  }) => {
    const { tiles, rows, use } = await open(app, page, osm);
    await expect(tiles.first()).toBeVisible();
    await expect(app.active.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    await expect(use).toBeDisabled();
    await rows.first().check({ force: true });
    await expect(use).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    await use.tap();
    await app.at('/');
  });

  test('[S8.9] without a key it is said in the place of the map, and the call fails with it', async ({
    app,
    page,
  }) => {
    await withOptions(page, { map: { provider: 'tencent' } });
    await app.open('/');
    expect(await app.call('chooseLocation')).toMatchObject({
      ok: false,
      code: 'no-key',
      message: expect.stringMatching(/^Map key not configured: /),
    });
    await app.call('navigate', { url: '/open-location?latitude=48.85&longitude=2.35' });
    await expect(app.active.getByText('Map key not configured')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await app.at('/');
  });

  test('[S8.10] a service that is down is told, and asked again', async ({ app, page, traps }) => {
    traps.allow(/503|Failed to load resource/);
    let isDown = true;
    await page.route(/\/api\/maps\/osm\//, (route) =>
      isDown ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
    );
    const { map, tiles, rows } = await open(app, page, osm);
    await expect(map.getByText('Map load failed')).toBeVisible();
    const retries = app.active.getByRole('button', { name: 'Try again' });
    await expect(retries).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    isDown = false;
    await retries.first().tap();
    await expect(tiles.first()).toBeVisible();
    await retries.first().tap();
    await expect(rows.first()).toBeAttached();
    await expect(retries).toHaveCount(0);
  });

  test('slow answers that come out of order: the last question wins', async ({ app, page }) => {
    const { rows, field, list } = await open(app, page, osm);
    await expect(rows.first()).toBeAttached();
    const searches = await holdSearches(page);
    await field.fill('park');
    await field.press('Enter');
    await expect.poll(searches.asked).toEqual(['park']);
    await field.fill('hotel');
    await field.press('Enter');
    await expect.poll(searches.asked).toEqual(['park', 'hotel']);
    searches.release('hotel');
    await expect(list).toContainText(/hotel/i);
    const found = await list.innerText();
    searches.release('park');
    await page.waitForTimeout(500);
    expect(await list.innerText()).toBe(found);
    expect(found).not.toMatch(/park/i);
  });
});
