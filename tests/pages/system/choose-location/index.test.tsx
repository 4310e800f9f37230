/** @module-tag long */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import '@/components/kit/tokens.css';
import { askedProvider, placesNamed } from '../../../helpers/asked-provider';
import { dragMap } from '../../../helpers/drag-map';
import { loadLocationPages } from '../../../helpers/load-location-pages';
import { openApp, page } from '../../../helpers/open-app';
import { until, wait } from '../../../helpers/waiting';

const carrara = { latitude: 44.0793, longitude: 10.0979 };
const address = '/choose-location?latitude=44.0793&longitude=10.0979';

const routes = {
  '/': page(() => <p>home</p>, { title: 'Home' }),
  '/over': page(() => <p>over</p>, { title: 'Over' }),
};

beforeAll(loadLocationPages);
beforeEach(() => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function open(url = address, change = {}) {
  const maps = askedProvider(change);
  const app = await openApp({ routes, map: { provider: maps.provider } }, { url });
  const map = app.platform.createMapContext('choose-location');
  const isThere = () => until(async () => expect((await map.getScale()).scale).toBe(16));
  return { app, map, isThere, ...maps };
}

const use = screen.getByRole('button', { name: 'Use this place' });
const field = screen.getByRole('searchbox', { name: 'Search for a place' });
const row = (name: string) => screen.getByRole('radio', { name });
const rowCount = () => document.querySelectorAll('input[type=radio]').length;
const twenty = (from: number) => Array.from({ length: 20 }, (_, at) => `Quarry ${from + at}`);

describe('the list', () => {
  it('[S9.9] shows the places within 5000 m of the point in the URL', async () => {
    const { asked, question } = await open();
    (await question(1)).answer(placesNamed(['Old quarry', 'New quarry'], carrara));
    expect(asked[0]).toMatchObject({ centre: carrara, radius: 5000, page: 1, text: null });
    await expect.element(screen.getByRole('radiogroup', { name: 'Places nearby' })).toBeVisible();
    await expect.element(row('Old quarry 100 m · 1 Long Road')).not.toBeChecked();
    await expect.element(screen.getByText('Places: 2')).toBeInTheDocument();
    await expect.element(use).toBeDisabled();
    await wait(400);
    expect(asked).toHaveLength(1);
  });

  it('[S9.10] loads page by page, by scrolling and by the button, to its end', async () => {
    const { asked, question } = await open();
    (await question(1)).answer(placesNamed(twenty(1), carrara), true);
    await until(() => expect(rowCount()).toBe(20));
    expect(asked).toHaveLength(1);
    row('Quarry 20').element().scrollIntoView();
    (await question(2)).answer(placesNamed(twenty(20), carrara), true);
    await until(() => expect(rowCount()).toBe(39));
    expect(asked.map((one) => one.page)).toEqual([1, 2]);
    (screen.getByRole('button', { name: 'Show more places' }).element() as HTMLElement).click();
    (await question(3)).answer(placesNamed(['The last'], carrara), false);
    await until(() => expect(rowCount()).toBe(40));
    expect(screen.getByRole('button', { name: 'Show more places' }).elements()).toHaveLength(0);
  });

  it('says that there are no places', async () => {
    const { question } = await open();
    (await question(1)).answer([]);
    await expect.element(screen.getByText('No places here')).toBeVisible();
    await expect.element(use).toBeDisabled();
  });

  it('works by keys: arrows choose, and only the chosen row is checked', async () => {
    const { question } = await open();
    (await question(1)).answer(placesNamed(['One', 'Two', 'Three'], carrara));
    await expect.element(row('One')).toBeVisible();
    (field.element() as HTMLElement).focus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(row('One')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(row('Three')).toBeChecked();
    await userEvent.tab();
    await expect.element(use).toHaveFocus();
  });
});

describe('a row', () => {
  it('moves the map without a request, and can be used', async () => {
    const { asked, question, map, isThere } = await open();
    await isThere();
    (await question(1)).answer(placesNamed(['One', 'Two'], carrara));
    await row('Two').click();
    await until(async () =>
      expect((await map.getCenterLocation()).latitude).toBeCloseTo(44.0793 + 2 / 1112, 4),
    );
    await expect.element(use).toBeEnabled();
    await wait(500);
    expect(asked).toHaveLength(1);
  });

  it('is the result of the call, in the coordinates of the map', async () => {
    const { app, question } = await open('/', { coordinates: 'gcj02' });
    const chosen = app.platform.chooseLocation(carrara);
    (await question(1)).answer(placesNamed(['One'], carrara));
    await row('One').click();
    await use.click();
    await expect(chosen).resolves.toEqual({
      ...{ name: 'One', address: '1 Long Road', type: 'quarry', distance: 100 },
      ...{ latitude: 44.0793 + 1 / 1112, longitude: 10.0979, coordinates: 'gcj02' },
    });
    await until(() => expect(app.stack()).toBe('/'));
  });

  it('is used once when the user presses the button twice', async () => {
    const { app, question } = await open('/');
    await app.go('navigate', '/over');
    const chosen = app.platform.chooseLocation(carrara);
    (await question(1)).answer(placesNamed(['One'], carrara));
    await row('One').click();
    const button = use.element() as HTMLElement;
    button.click();
    button.click();
    await expect(chosen).resolves.toMatchObject({ name: 'One' });
    await wait(100);
    expect(app.stack()).toBe('/ > /over');
  });
});

describe('the map', () => {
  it('requests places again and clears the choice when the user drags it', async () => {
    const { asked, question, isThere } = await open();
    await isThere();
    (await question(1)).answer(placesNamed(['One', 'Two'], carrara));
    await row('One').click();
    await expect.element(use).toBeEnabled();
    await wait(400);
    dragMap(-120, 0);
    const next = await question(2);
    expect(next.centre.longitude).toBeGreaterThan(10.0985);
    await expect.element(use).toBeDisabled();
    next.answer(placesNamed(['Elsewhere'], next.centre));
    await expect.element(row('Elsewhere')).not.toBeChecked();
    expect(asked).toHaveLength(2);
  });

  it('clears the choice also when the user stops it while it moves to a place', async () => {
    const { question, isThere } = await open();
    await isThere();
    // The move takes a quarter of a second. The drag starts at its beginning, at its end and after it.
    for (const [at, ms] of [0, 100, 200, 240, 250, 260, 300].entries()) {
      const { centre, answer } = await question(at + 1);
      answer(placesNamed([`One ${at}`], centre));
      await row(`One ${at}`).click();
      await wait(ms);
      dragMap(at % 2 ? 80 : -80, 0);
      await expect.element(use).toBeDisabled();
    }
  });

  it('starts no request when it only zooms in', async () => {
    const { asked, question, map, isThere } = await open();
    await isThere();
    (await question(1)).answer(placesNamed(['One'], carrara));
    await row('One').click();
    await wait(400);
    await screen.getByRole('button', { name: 'Zoom in' }).click();
    await until(async () => expect((await map.getScale()).scale).toBe(17));
    await wait(500);
    expect(asked).toHaveLength(1);
    await expect.element(row('One')).toBeChecked();
  });

  it('shows the list of the last one after 30 rapid drags', async () => {
    const { asked, question, map, isThere } = await open();
    await isThere();
    (await question(1)).answer(placesNamed(['First'], carrara));
    for (let drag = 0; drag < 30; drag += 1) {
      dragMap(drag % 2 ? 90 : -40, drag % 3 ? 20 : -15);
      await wait(20);
    }
    await wait(1500);
    const last = asked[asked.length - 1];
    const centre = await map.getCenterLocation();
    expect(last?.centre.latitude).toBeCloseTo(centre.latitude, 4);
    expect(last?.centre.longitude).toBeCloseTo(centre.longitude, 4);
    for (const one of asked.slice(1, -1)) {
      expect(one.signal.aborted).toBe(true);
      one.answer(placesNamed(['Late'], one.centre));
    }
    last?.answer(placesNamed(['Last'], centre));
    await expect.element(row('Last')).toBeVisible();
    expect(rowCount()).toBe(1);
  });

  it('leaves room for the list above the screen keyboard', async () => {
    const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    vi.stubGlobal('visualViewport', view);
    const { question } = await open();
    (await question(1)).answer(placesNamed(['One'], carrara));
    await expect.element(row('One')).toBeVisible();
    view.height -= 320;
    view.dispatchEvent(new Event('resize'));
    await until(() =>
      expect(use.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 320),
    );
    expect(row('One').element().getBoundingClientRect().bottom).toBeLessThan(innerHeight - 320);
    await field.click();
    await userEvent.keyboard('cave{Enter}');
    await question(2);
    await expect.element(field).not.toHaveFocus();
    vi.unstubAllGlobals();
  });
});

it('the page keeps its choice and its map while another page covers it', async () => {
  const { app, asked, question, map, isThere } = await open('/');
  const chosen = app.platform.chooseLocation(carrara);
  await isThere();
  (await question(1)).answer(placesNamed(['One', 'Two'], carrara));
  await row('Two').click();
  await wait(400);
  await app.go('navigate', '/over');
  await app.back();
  await expect.element(row('Two')).toBeChecked();
  await until(async () =>
    expect((await map.getCenterLocation()).latitude).toBeCloseTo(44.0793 + 2 / 1112, 4),
  );
  expect(asked).toHaveLength(1);
  await use.click();
  await expect(chosen).resolves.toMatchObject({ name: 'Two' });
});
