/** @module-tag long */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import '@/components/kit/tokens.css';
import { askedProvider, placesNamed } from '../../../helpers/asked-provider';
import { dragMap } from '../../../helpers/drag-map';
import { loadLocationPages } from '../../../helpers/load-location-pages';
import { openApp, page } from '../../../helpers/open-app';
import { until, wait } from '../../../helpers/waiting';

const carrara = { latitude: 44.0793, longitude: 10.0979 };
const address = '/choose-location?latitude=44.0793&longitude=10.0979';
const routes = { '/': page(() => <p>home</p>, { title: 'Home' }) };

beforeAll(loadLocationPages);
beforeEach(() => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function open(url = address) {
  const maps = askedProvider();
  const app = await openApp({ routes, map: { provider: maps.provider } }, { url });
  return { app, ...maps };
}

const field = screen.getByRole('searchbox', { name: 'Search for a place' });
const row = (name: string) => screen.getByRole('radio', { name });
const texts = (asked: readonly { readonly text: string | null }[]) => asked.map(({ text }) => text);

/** Types letter by letter without a pause, also on a busy machine. */
const type = (text: string) => {
  for (const letter of text) document.execCommand('insertText', false, letter);
};

it('a search starts once, after a pause in typing', async () => {
  const { asked, question } = await open();
  (await question(1)).answer(placesNamed(['Near'], carrara));
  await field.click();
  type('cave');
  const found = await question(2);
  expect(found).toMatchObject({ text: 'cave', centre: carrara, page: 1 });
  found.answer(placesNamed(['Old cave'], carrara));
  await expect.element(screen.getByRole('radiogroup', { name: 'Places found' })).toBeVisible();
  await expect.element(row('Old cave')).toBeVisible();
  expect(texts(asked)).toEqual([null, 'cave']);
});

it('a search starts at once after Enter', async () => {
  const { asked, question } = await open();
  await question(1);
  await field.click();
  await userEvent.keyboard('cave{Enter}');
  const found = await until(() => {
    expect(asked).toHaveLength(2);
    return asked[1];
  }, 300);
  expect(found?.text).toBe('cave');
  await wait(450);
  expect(asked).toHaveLength(2);
});

it('late answers to an earlier search never win', async () => {
  const { question } = await open();
  const near = await question(1);
  await field.click();
  type('a');
  const one = await question(2);
  type('b');
  const two = await question(3);
  expect([near.signal.aborted, one.signal.aborted, two.signal.aborted]).toEqual([
    true,
    true,
    false,
  ]);
  two.answer(placesNamed(['Of ab'], carrara));
  await expect.element(row('Of ab')).toBeVisible();
  one.answer(placesNamed(['Of a'], carrara));
  near.fail();
  await wait(50);
  expect(document.querySelectorAll('input[type=radio]')).toHaveLength(1);
  await expect.element(row('Of ab')).toBeVisible();
});

it('a cleared field shows places nearby again', async () => {
  const { question } = await open(`${address}&keyword=cave`);
  expect((await question(1)).text).toBe('cave');
  await screen.getByRole('button', { name: 'Clear', exact: true }).click();
  const near = await question(2);
  expect(near).toMatchObject({ text: null, radius: 5000 });
  near.answer(placesNamed(['Near'], carrara));
  await expect.element(screen.getByRole('radiogroup', { name: 'Places nearby' })).toBeVisible();
});

it('a search is repeated around the point to which the user drags the map', async () => {
  const { question } = await open(`${address}&keyword=cave`);
  (await question(1)).answer(placesNamed(['One'], carrara));
  await until(() => expect(document.querySelector('.leaflet-tile-loaded')).not.toBeNull());
  dragMap(0, -90);
  const next = await question(2);
  expect(next.text).toBe('cave');
  expect(next.centre.latitude).toBeLessThan(44.0793);
});

it('a search text is still there after a reload', async () => {
  const { app, question, asked } = await open();
  (await question(1)).answer([]);
  await field.click();
  await userEvent.keyboard('cave');
  await question(2);
  await app.reload();
  expect((await question(3)).text).toBe('cave');
  await expect.element(field).toHaveValue('cave');
  expect(asked).toHaveLength(3);
});
