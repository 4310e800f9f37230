import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import '@/components/kit/tokens.css';
import { askedProvider } from '../../../helpers/asked-provider';
import { dragMap } from '../../../helpers/drag-map';
import { loadLocationPages } from '../../../helpers/load-location-pages';
import { positionOf, troubleOf } from '../../../helpers/located-platform';
import { openApp, page } from '../../../helpers/open-app';
import { until } from '../../../helpers/waiting';

const routes = { '/': page(() => <p>home</p>, { title: 'Home' }) };
const place = '/open-location?latitude=44.0793&longitude=10.0979&name=Carrara&address=Piazza+1';

let find: (tell: PositionCallback, refuse: PositionErrorCallback) => void = () => {};
beforeAll(loadLocationPages);
beforeEach(() => {
  find = () => {};
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((tell, refuse) =>
    find(tell, refuse as PositionErrorCallback),
  );
});
afterEach(() => vi.restoreAllMocks());

async function open(url: string) {
  const { provider } = askedProvider();
  const app = await openApp({ routes, map: { provider } }, { url });
  return { app, map: app.platform.createMapContext('open-location') };
}

const locate = screen.getByRole('button', { name: 'Show my location' });
const directions = screen.getByRole('button', { name: 'Directions' });

describe('[S2.10] the place', () => {
  it('has a marker and a name, and is in the middle of the map', async () => {
    const { map } = await open(place);
    await expect.element(screen.getByRole('heading', { name: 'Carrara', level: 2 })).toBeVisible();
    await expect.element(screen.getByText('Piazza 1')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Carrara' })).toBeVisible();
    await until(async () => {
      const { latitude, longitude } = await map.getCenterLocation();
      expect([latitude, longitude]).toEqual([
        expect.closeTo(44.0793, 4),
        expect.closeTo(10.0979, 4),
      ]);
    });
  });

  it.each([
    ['', 18],
    ['&scale=12', 12],
    ['&scale=3', 5],
    ['&scale=99', 18],
    ['&scale=12.7', 12],
    ['&scale=x', 18],
  ])('with %j in its URL has the scale %i', async (query, scale) => {
    const { map } = await open(place + query);
    await until(async () => expect((await map.getScale()).scale).toBe(scale));
  });

  it('without a name shows its coordinates', async () => {
    await open('/open-location?latitude=44.0793&longitude=-10.0979');
    await expect.element(screen.getByRole('heading', { name: 'Place', level: 2 })).toBeVisible();
    await expect.element(screen.getByText('44.07930, -10.09790')).toBeVisible();
  });

  it.each(['', '?latitude=x&longitude=10', '?latitude=95&longitude=10', '?longitude=10'])(
    'is missing for the URL with %j: the page says so and has a Back button',
    async (query) => {
      const { app } = await open('/');
      await app.go('navigate', `/open-location${query}`);
      await expect.element(screen.getByText('Place not found')).toBeVisible();
      expect(document.querySelector('.leaflet-container')).toBeNull();
      await screen.getByRole('main').getByRole('button', { name: 'Back' }).click();
      await until(() => expect(app.stack()).toBe('/'));
    },
  );

  it('comes back to the middle by a button after a drag', { tags: 'long' }, async () => {
    const { map } = await open(place);
    await until(() => expect(document.querySelector('.leaflet-tile-loaded')).not.toBeNull());
    dragMap(150, 150);
    await until(async () =>
      expect((await map.getCenterLocation()).latitude).toBeGreaterThan(44.0794),
    );
    await screen.getByRole('button', { name: 'Show the place' }).click();
    await until(async () =>
      expect((await map.getCenterLocation()).latitude).toBeCloseTo(44.0793, 5),
    );
  });
});

describe('the location of the user', () => {
  it('appears on the map with its accuracy, and with the distance', { tags: 'long' }, async () => {
    find = (tell) => tell(positionOf({ latitude: 44.0893, longitude: 10.0979, accuracy: 60 }));
    const { map } = await open(place);
    await until(() => expect(document.querySelector('.leaflet-overlay-pane path')).not.toBeNull());
    await locate.click();
    await until(async () =>
      expect((await map.getCenterLocation()).latitude).toBeCloseTo(44.0893, 4),
    );
    await expect.element(screen.getByText('1.1 km from you')).toBeVisible();
  });

  it('is not allowed: the page says so after a press, and can try again', {
    tags: 'long',
  }, async () => {
    find = (_tell, refuse) => refuse(troubleOf(1));
    const { map } = await open(place);
    await until(async () => expect((await map.getScale()).scale).toBe(18));
    const text = screen.getByText(/Location access is off/);
    await expect.element(text).not.toBeInTheDocument();
    await locate.click();
    await expect.element(text).toBeVisible();
    find = (tell) => tell(positionOf({ latitude: 44.08, longitude: 10.1 }));
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(text).not.toBeInTheDocument();
  });
});

describe('directions', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 7)';

  it('open in the app that the user chooses', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
    const tab = { opener: {}, location: { href: '' } };
    const openTab = vi.spyOn(window, 'open').mockReturnValue(tab as never);
    await open(place);
    await directions.click();
    await screen.getByRole('button', { name: 'Directions in the browser' }).click();
    await until(() =>
      expect(tab.location.href).toBe(
        'https://www.google.com/maps/dir/?api=1&destination=44.0793%2C10.0979',
      ),
    );
    expect(openTab.mock.calls).toEqual([['', '_blank']]);
  });

  it('stay closed if the user chooses no app', { tags: 'long' }, async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
    const openTab = vi.spyOn(window, 'open');
    const { app } = await open(place);
    await directions.click();
    await expect.element(screen.getByRole('button', { name: 'Google Maps' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(openTab).not.toHaveBeenCalled();
    expect(app.platform.pages()).toHaveLength(1);
  });
});
