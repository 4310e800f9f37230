import type { Page } from '@playwright/test';
import { drag } from 'portico/testing';
import { expect, type Showcase, test } from './showcase';

const carrara = { latitude: 44.0793, longitude: 10.0979 };
const milos = { latitude: 36.7455, longitude: 24.4438 };
const choose = '/choose-location?latitude=44.0793&longitude=10.0979';
const place = '/open-location?latitude=44.0793&longitude=10.0979&name=Carrara&address=Piazza+1';

const rows = ({ main }: Showcase) => main.getByRole('radio');
const use = ({ main }: Showcase) => main.getByRole('button', { name: 'Use this place' });
const mapOf = ({ main }: Showcase) => main.getByRole('region', { name: 'Map' });
const field = ({ main }: Showcase) => main.getByRole('searchbox', { name: 'Search for a place' });

/** The first row's name, as a screen reader says it. */
const first = async (showcase: Showcase) =>
  (await rows(showcase).first().locator('xpath=..').innerText()).split('\n')[0] ?? '';

async function dragMap(page: Page, showcase: Showcase, x: number, y: number) {
  const box = await mapOf(showcase).boundingBox();
  if (!box) throw new Error('there is no map');
  await drag(page, { x: box.x + box.width * 0.4, y: box.y + box.height * 0.4 }, { x, y });
}

const drawn = ({ main }: Showcase) =>
  expect(main.locator('.leaflet-tile-loaded').first()).toBeVisible();

test.describe('choosing a place', () => {
  test('[S2.9] [S9.9] [S9.10] from the call to its answer', async ({ page, showcase }) => {
    await showcase.open('/');
    await page.goto('/call/chooseLocation');
    await showcase.tapButton('Run');
    await expect(showcase.title('Choose a place')).toBeVisible();
    await expect(rows(showcase)).toHaveCount(20);
    await expect(use(showcase)).toBeDisabled();
    await rows(showcase).nth(19).scrollIntoViewIfNeeded();
    await expect(rows(showcase)).toHaveCount(40);
    const name = await first(showcase);
    await rows(showcase).first().tap();
    await expect(rows(showcase).first()).toBeChecked();
    await use(showcase).tap();
    await expect(showcase.title('chooseLocation')).toBeVisible();
    await expect(showcase.main.getByText(`"name": "${name}"`)).toBeVisible();
    await expect(showcase.main.getByText('"coordinates": "wgs84"')).toBeVisible();
  });

  test('back is a cancel', async ({ page, showcase }) => {
    await showcase.open('/call/chooseLocation');
    await showcase.tapButton('Run');
    await expect(rows(showcase)).toHaveCount(20);
    await rows(showcase).first().tap();
    await page.goBack();
    await expect(showcase.main.getByText('chooseLocation:fail cancel')).toBeVisible();
    await showcase.tapButton('Run');
    await expect(rows(showcase)).toHaveCount(20);
    await showcase.back();
    await expect(showcase.main.getByText('chooseLocation:fail cancel')).toBeVisible();
  });

  test('a dragged map has another list and no choice, after 30 drags the last one’s', async ({
    page,
    showcase,
  }) => {
    await showcase.open(choose);
    await drawn(showcase);
    await expect(rows(showcase)).toHaveCount(20);
    const before = await first(showcase);
    await rows(showcase).first().tap();
    await expect(use(showcase)).toBeEnabled();
    await dragMap(page, showcase, 90, 120);
    await expect(use(showcase)).toBeDisabled();
    await expect(rows(showcase)).toHaveCount(20);
    const box = await mapOf(showcase).boundingBox();
    if (!box) throw new Error('there is no map');
    const [x, y] = [box.x + box.width * 0.4, box.y + box.height * 0.4];
    for (let count = 0; count < 30; count += 1) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + (count % 2 ? 70 : -30), y + (count % 3 ? 60 : -20), { steps: 2 });
      await page.mouse.up();
    }
    await expect(rows(showcase)).toHaveCount(20);
    await page.waitForTimeout(600);
    await expect(rows(showcase)).toHaveCount(20);
    const last = await first(showcase);
    expect(last).not.toBe(before);
    // Where the map is by now, asked about afresh, has the same list.
    await field(showcase).fill('zzzz');
    await field(showcase).press('Enter');
    await expect(showcase.main.getByText('No places here')).toBeVisible();
    await showcase.main.getByRole('button', { name: 'Clear' }).tap();
    await expect(rows(showcase)).toHaveCount(20);
    expect(await first(showcase)).toBe(last);
  });

  test('words are looked for, and Enter does not wait', async ({ showcase }) => {
    await showcase.open(choose);
    await expect(rows(showcase)).toHaveCount(20);
    await field(showcase).fill('museum');
    const found = showcase.main.getByRole('radiogroup', { name: 'Places found' });
    await expect(found.getByRole('radio', { name: /Museum/ })).toHaveCount(20);
    await field(showcase).fill('zzzz');
    await field(showcase).press('Enter');
    await expect(showcase.main.getByText('No places here')).toBeVisible();
    await showcase.main.getByRole('button', { name: 'Clear' }).tap();
    await expect(rows(showcase)).toHaveCount(20);
  });

  test('a reload in it keeps the search, and the page below gets the answer', async ({
    page,
    showcase,
  }) => {
    await showcase.open('/call/chooseLocation');
    await showcase.active.getByLabel('keyword').fill('bakery');
    await showcase.tapButton('Run');
    await expect(rows(showcase).first()).toBeVisible();
    await page.reload();
    await expect(showcase.title('Choose a place')).toBeVisible();
    await expect(field(showcase)).toHaveValue('bakery');
    await rows(showcase).first().tap();
    await use(showcase).tap();
    await expect(showcase.title('chooseLocation')).toBeVisible();
  });

  test('by keys alone', async ({ page, showcase }) => {
    await showcase.open(choose);
    await expect(rows(showcase)).toHaveCount(20);
    await field(showcase).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(rows(showcase).first()).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(rows(showcase).nth(1)).toBeChecked();
    await page.keyboard.press('Tab');
    // The button for more stands between.
    await page.keyboard.press('Tab');
    await expect(use(showcase)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(showcase.title('Portico')).toBeVisible();
  });

  test('on a narrow phone and on one that lies on its side all of it is in sight', async ({
    page,
    showcase,
  }) => {
    for (const size of [
      { width: 320, height: 568 },
      { width: 568, height: 320 },
    ]) {
      await page.setViewportSize(size);
      await showcase.open(choose);
      await drawn(showcase);
      await expect(rows(showcase)).toHaveCount(20);
      await expect(rows(showcase).first()).toBeInViewport();
      await expect(use(showcase)).toBeInViewport({ ratio: 1 });
      await expect(field(showcase)).toBeInViewport({ ratio: 1 });
      const locate = showcase.main.getByRole('button', { name: 'Show my location' });
      await expect(locate).toBeInViewport({ ratio: 1 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(size.width);
    }
  });
});

test.describe('where the visitor is', () => {
  test('granted: it begins there, and the button leads to where they are by now', async ({
    page,
    context,
    showcase,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(carrara);
    await showcase.open('/choose-location?latitude=x&longitude=200');
    await expect(rows(showcase)).toHaveCount(20);
    const here = await first(showcase);
    await context.setGeolocation(milos);
    await showcase.main.getByRole('button', { name: 'Show my location' }).tap();
    await expect.poll(() => first(showcase)).not.toBe(here);
    await page.goto(choose);
    await expect(rows(showcase)).toHaveCount(20);
    expect(await first(showcase)).toBe(here);
  });

  test('denied: it is said, and the map is moved by hand', async ({ page, context, showcase }) => {
    await context.clearPermissions();
    await showcase.open('/choose-location');
    await expect(showcase.main.getByText(/Your location may not be used/)).toBeVisible();
    await expect(rows(showcase)).toHaveCount(0);
    await drawn(showcase);
    await dragMap(page, showcase, 60, 80);
    await expect(rows(showcase)).toHaveCount(20);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(carrara);
    await showcase.tapButton('Try again');
    await expect(showcase.main.getByText(/Your location may not be used/)).toHaveCount(0);
  });

  test('without a network the demonstration goes on', async ({ context, showcase, traps }) => {
    // What is fetched ahead in idle moments.
    traps.allow(/ERR_INTERNET_DISCONNECTED/);
    await showcase.open(choose);
    await drawn(showcase);
    await expect(rows(showcase)).toHaveCount(20);
    await context.setOffline(true);
    await field(showcase).fill('school');
    await expect(showcase.main.getByRole('radiogroup', { name: 'Places found' })).toBeVisible();
    await context.setOffline(false);
  });

  test('[S8.10] code of the map that does not come is told, and asked for again', async ({
    page,
    showcase,
    traps,
  }) => {
    traps.allow(/Failed to load resource|404/);
    let isBroken = true;
    await page.route(/\/map-view-[\w-]+\.js/, (route) =>
      isBroken ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    );
    await showcase.open(choose);
    await expect(showcase.main.getByText('Map load failed')).toBeVisible();
    await expect(rows(showcase)).toHaveCount(20);
    isBroken = false;
    await mapOf(showcase).getByRole('button', { name: 'Try again' }).tap();
  });
});

test.describe('showing a place', () => {
  test('[S2.10] from the call', async ({ showcase }) => {
    await showcase.open('/call/openLocation');
    await showcase.tapButton('Run');
    await expect(showcase.active.getByRole('heading', { name: 'Carrara', level: 2 })).toBeVisible();
    await drawn(showcase);
    await expect(showcase.main.getByRole('button', { name: 'Carrara' })).toBeVisible();
    await showcase.back();
    await expect(showcase.title('openLocation')).toBeVisible();
  });

  for (const query of ['', '?latitude=x&longitude=10', '?latitude=44&longitude=181']) {
    test(`[S2.10] with ${query || 'nothing'} in the address`, async ({ showcase }) => {
      await showcase.open(`/open-location${query}`);
      await expect(showcase.main.getByText('No such place')).toBeVisible();
      await showcase.tapButton('Back');
      await expect(showcase.title('Portico')).toBeVisible();
    });
  }

  test('granted: how far it is, and the ways there', async ({ context, showcase }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 44.0893, longitude: 10.0979, accuracy: 80 });
    await showcase.open(place);
    await drawn(showcase);
    await showcase.tapButton('Show my location');
    await expect(showcase.main.locator('.leaflet-overlay-pane path')).toBeVisible();
    await expect(showcase.main.getByText('1.1 km from you')).toBeVisible();
    await showcase.tapButton('Directions');
    await expect(showcase.dialog.getByRole('button', { name: 'Google Maps' })).toBeVisible();
    await showcase.dialog.getByRole('button', { name: 'Cancel' }).tap();
    await expect(showcase.dialog).toHaveCount(0);
  });
});

test('nothing of maps comes with the first screen, and Leaflet with the first map', async ({
  page,
  showcase,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await showcase.open('/');
  await page.waitForLoadState('networkidle');
  const early = files.filter((file) => /map-view|leaflet|choose-location|open-location/.test(file));
  expect(early).toEqual([]);
  await page.goto(choose);
  await drawn(showcase);
  expect(files.some((file) => /map-view-[\w-]+\.js/.test(file))).toBe(true);
});
