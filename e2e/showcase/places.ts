import type { Page } from '@playwright/test';
import { drag } from 'portico/testing';
import { expect, type Showcase } from './showcase';

export const choose = '/choose-location?latitude=44.0793&longitude=10.0979';

export const rows = ({ main }: Showcase) => main.getByRole('radio');
export const use = ({ main }: Showcase) => main.getByRole('button', { name: 'Use this place' });
export const mapOf = ({ main }: Showcase) => main.getByRole('region', { name: 'Map' });
export const field = ({ main }: Showcase) =>
  main.getByRole('searchbox', { name: 'Search for a place' });

/** The name in the first row, as a screen reader reads it. */
export const first = async (showcase: Showcase) =>
  (await rows(showcase).first().locator('xpath=..').innerText()).split('\n')[0] ?? '';

/** The point at which a finger drags the map. */
export async function gripOf(showcase: Showcase) {
  const box = await mapOf(showcase).boundingBox();
  if (!box) throw new Error('there is no map');
  return { x: box.x + box.width * 0.4, y: box.y + box.height * 0.4 };
}

export async function dragMap(page: Page, showcase: Showcase, x: number, y: number) {
  await drag(page, await gripOf(showcase), { x, y });
}

export const drawn = ({ main }: Showcase) =>
  expect(main.locator('.leaflet-tile-loaded').first()).toBeVisible();
