/** @module-tag long */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import '@/components/kit/tokens.css';
import { askedProvider, placesNamed } from '../../../helpers/asked-provider';
import { dragMap } from '../../../helpers/drag-map';
import { loadLocationPages } from '../../../helpers/load-location-pages';
import { positionOf, troubleOf } from '../../../helpers/located-platform';
import { openApp, page } from '../../../helpers/open-app';
import { until, wait } from '../../../helpers/waiting';

const carrara = { latitude: 44.0793, longitude: 10.0979 };
const paros = { latitude: 37.08, longitude: 25.15 };
const address = '/choose-location?latitude=44.0793&longitude=10.0979';
const routes = { '/': page(() => <p>home</p>, { title: 'Home' }) };

beforeAll(loadLocationPages);
afterEach(() => vi.restoreAllMocks());

type Answer = { tell: PositionCallback; refuse: PositionErrorCallback };

async function open(url: string, change = {}) {
  const looks: Answer[] = [];
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((tell, refuse) => {
    looks.push({ tell, refuse: refuse as PositionErrorCallback });
  });
  const maps = askedProvider(change);
  const app = await openApp({ routes, map: { provider: maps.provider } }, { url });
  const look = (number: number) =>
    until(() => {
      const found = looks[number - 1];
      if (!found) throw new Error(`${looks.length} looks so far`);
      return found;
    });
  return { app, looks, look, ...maps };
}

const use = screen.getByRole('button', { name: 'Use this place' });
const retry = screen.getByRole('button', { name: 'Try again' });
const row = (name: string) => screen.getByRole('radio', { name });
const isDrawn = () =>
  until(() => expect(document.querySelector('.leaflet-tile-loaded')).not.toBeNull());

describe('the location of the user', () => {
  it.each(['', '?latitude=x&longitude=10', '?latitude=95&longitude=10', '?latitude=44'])(
    '[S2.9] is the first centre for the URL with %j',
    async (query) => {
      const { look, asked, question, app } = await open(`/choose-location${query}`);
      (await look(1)).tell(positionOf(paros));
      expect((await question(1)).centre).toEqual(paros);
      const map = app.platform.createMapContext('choose-location');
      await until(async () => {
        expect((await map.getScale()).scale).toBe(16);
        expect((await map.getCenterLocation()).latitude).toBeCloseTo(37.08, 4);
      });
      expect(asked).toHaveLength(1);
    },
  );

  it('is not requested if the URL has a point, until the user presses the button', async () => {
    const { looks, look, question } = await open(address);
    await question(1);
    await isDrawn();
    expect(looks).toHaveLength(0);
    await screen.getByRole('button', { name: 'Show my location' }).click();
    (await look(1)).tell(positionOf(paros));
    expect((await question(2)).centre).toEqual(paros);
  });

  it.each([
    [1, 'Location access is off. Turn it on in the settings.'],
    [2, 'Could not find your location.'],
    [3, 'Finding your location took too long.'],
  ] as const)('is unknown: the page says why (code %i) and can try again', async (code, text) => {
    const { look, question } = await open('/choose-location');
    (await look(1)).refuse(troubleOf(code));
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByText('Move the map by hand, or search.')).toBeVisible();
    await expect.element(use).toBeDisabled();
    await retry.click();
    (await look(2)).tell(positionOf(paros));
    expect((await question(1)).centre).toEqual(paros);
    await expect.element(screen.getByText(text)).not.toBeInTheDocument();
  });

  it('is unknown: the user moves the map instead', async () => {
    const { look, question } = await open('/choose-location');
    (await look(1)).refuse(troubleOf(1));
    await isDrawn();
    dragMap(60, 60);
    const found = await question(1);
    found.answer(placesNamed(['Found'], found.centre));
    await row('Found').click();
    await expect.element(use).toBeEnabled();
  });

  it('is unknown: a search is around the middle of the map', async () => {
    const { look, question } = await open('/choose-location?keyword=cave');
    (await look(1)).refuse(troubleOf(1));
    expect(await question(1)).toMatchObject({ text: 'cave', centre: { latitude: 38 } });
  });

  it('does not move the map if the user has moved it meanwhile', async () => {
    const { look, asked, question, app } = await open('/choose-location');
    const found = await look(1);
    await isDrawn();
    dragMap(60, 60);
    const { centre } = await question(1);
    found.tell(positionOf(paros));
    await wait(400);
    const map = app.platform.createMapContext('choose-location');
    expect((await map.getCenterLocation()).latitude).toBeCloseTo(centre.latitude, 3);
    expect(asked).toHaveLength(1);
  });

  it('is unknown: the map does not move to (0, 0)', async () => {
    const { look, app } = await open('/choose-location');
    (await look(1)).refuse(troubleOf(2));
    await isDrawn();
    const map = app.platform.createMapContext('choose-location');
    expect((await map.getCenterLocation()).latitude).toBeCloseTo(38, 0);
  });
});

describe('the list', () => {
  it('says that it could not load, and loads again', async () => {
    const { question } = await open(address);
    (await question(1)).fail();
    await expect.element(screen.getByText('Could not load places')).toBeVisible();
    await retry.click();
    (await question(2)).answer(placesNamed(['One'], carrara));
    await expect.element(row('One')).toBeVisible();
  });

  it('keeps its rows when the next page does not load', async () => {
    const { question } = await open(address);
    const names = Array.from({ length: 20 }, (_, at) => `Quarry ${at}`);
    (await question(1)).answer(placesNamed(names, carrara), true);
    await expect.element(row('Quarry 19')).toBeInTheDocument();
    row('Quarry 19').element().scrollIntoView();
    (await question(2)).fail();
    await expect.element(screen.getByText('Could not load places')).toBeVisible();
    await retry.click();
    const again = await question(3);
    expect(again.page).toBe(2);
    again.answer(placesNamed(['The last'], carrara));
    await expect.element(row('The last')).toBeInTheDocument();
    expect(document.querySelectorAll('input[type=radio]')).toHaveLength(21);
  });

  it('[S8.3] says that there is no network, and loads when the network is back', async () => {
    const { question } = await open(address);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    (await question(1)).fail();
    const text = 'No network, please check your connection';
    await expect.element(screen.getByText(text)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    (await question(2)).answer(placesNamed(['One'], carrara));
    await expect.element(row('One')).toBeVisible();
  });
});

it('[S8.9] a page without a map key says so once, and Back leaves it', async () => {
  const { app } = await open(address, { needsKey: true });
  await expect.element(screen.getByText('Map key not configured')).toBeVisible();
  await expect.element(use).toBeDisabled();
  await app.back();
  expect(app.stack()).toBe('/');
});

it('[S8.10] a page whose map does not load says so, and still has its list', async () => {
  const { question } = await open(address, { tiles: () => Promise.reject(new Error('down')) });
  (await question(1)).answer(placesNamed(['One'], carrara));
  await expect.element(screen.getByText('Map load failed')).toBeVisible();
  await row('One').click();
  await expect.element(use).toBeEnabled();
});
