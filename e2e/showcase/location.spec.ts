import { choose, dragMap, drawn, field, first, mapOf, rows } from './places';
import { expect, test } from './showcase';

const carrara = { latitude: 44.0793, longitude: 10.0979 };
const milos = { latitude: 36.7455, longitude: 24.4438 };
const place = '/open-location?latitude=44.0793&longitude=10.0979&name=Carrara&address=Piazza+1';

test.describe('the location of the user', () => {
  test('is where the map starts, and the button leads to the present location', async ({
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

  test('is missing without the permission: a message says so, and the user moves the map', async ({
    page,
    context,
    showcase,
  }) => {
    await context.clearPermissions();
    await showcase.open('/choose-location');
    await expect(showcase.main.getByText(/Location access is off/)).toBeVisible();
    await expect(rows(showcase)).toHaveCount(0);
    await drawn(showcase);
    await dragMap(page, showcase, 60, 80);
    await expect(rows(showcase)).toHaveCount(20);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(carrara);
    await showcase.tapButton('Try again');
    await expect(showcase.main.getByText(/Location access is off/)).toHaveCount(0);
  });

  test('is not needed for a search without a network', async ({ context, showcase }) => {
    await showcase.open(choose);
    await drawn(showcase);
    await expect(rows(showcase)).toHaveCount(20);
    await context.setOffline(true);
    await field(showcase).fill('school');
    await expect(showcase.main.getByRole('radiogroup', { name: 'Places found' })).toBeVisible();
    await context.setOffline(false);
  });

  test('[S8.10] the map shows that its code did not load, and loads it with a tap', async ({
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
  test('[S2.10] works from the call', async ({ showcase }) => {
    await showcase.open('/call/openLocation');
    await showcase.tapButton('Run');
    await expect(showcase.active.getByRole('heading', { name: 'Carrara', level: 2 })).toBeVisible();
    await drawn(showcase);
    await expect(showcase.main.getByRole('button', { name: 'Carrara' })).toBeVisible();
    await showcase.back();
    await expect(showcase.title('openLocation')).toBeVisible();
  });

  for (const query of ['', '?latitude=x&longitude=10', '?latitude=44&longitude=181']) {
    test(`[S2.10] shows no place with ${query || 'nothing'} in the address`, async ({
      showcase,
    }) => {
      await showcase.open(`/open-location${query}`);
      await expect(showcase.main.getByText('Place not found')).toBeVisible();
      await showcase.tapButton('Back');
      await expect(showcase.title('Linden Market')).toBeVisible();
    });
  }

  test('shows the distance from the user and the ways to go there', async ({
    context,
    showcase,
  }) => {
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

test('the first screen loads no code of maps, and the first map loads Leaflet', async ({
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
