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

/** Holds back the answers to searches. Each is released by its words. */
async function holdSearches(page: Page) {
  const held = new Map<string, () => void>();
  await page.route(/\/api\/maps\/osm\/api\?/, async (route) => {
    const words = new URL(route.request().url()).searchParams.get('q') ?? '';
    await new Promise<void>((release) => held.set(words, release));
    // The page may no longer wait for it.
    await route.continue().catch(() => {});
  });
  return { asked: () => [...held.keys()], release: (words: string) => held.get(words)?.() };
}

test.describe('the maps and places of a service', () => {
  test('[S2.9] come through the server of the app, and the user chooses one of the places', async ({
    app,
    page,
  }) => {
    const { tiles, rows, use } = await open(app, page, osm);
    await expect(tiles.first()).toBeVisible();
    await expect(app.active.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    await expect(use).toBeDisabled();
    await rows.first().check();
    await expect(use).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    await use.tap();
    await app.at('/');
  });

  test('[S8.9] show a message in place of the map and fail the call if there is no key', async ({
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

  test('[S8.10] show that a service is down, and load again with a tap', async ({
    app,
    page,
    traps,
  }) => {
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

  test('show the answer to the last search, although an earlier one arrives later', async ({
    app,
    page,
  }) => {
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
