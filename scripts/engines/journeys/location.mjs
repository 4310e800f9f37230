import assert from 'node:assert/strict';
import { soonEqual } from '../soon.mjs';

const PLACE = '/open-location?latitude=43.9367&longitude=12.4464&scale=15&name=Old+quarry';

const scaleOfMap = () =>
  window.fixture.platform
    .createMapContext('open-location')
    .getScale()
    .then(
      ({ scale }) => scale,
      () => null,
    );
const hasTiles = () => document.querySelectorAll('.leaflet-tile-loaded').length > 3;
const maps = () => document.querySelectorAll('.leaflet-container').length;

export const location = [
  {
    title:
      '[S2.10] a place is shown on a map at its scale, which buttons change, and back leaves it',
    run: async ({ app, page }) => {
      await app.open('/');
      await app.tap('navigate', PLACE);
      await soonEqual(() => page.evaluate(hasTiles), true);
      await soonEqual(() => page.evaluate(scaleOfMap), 15);
      assert.equal(await app.has('button', 'Old quarry'), true);
      await app.click('button', 'Zoom in');
      await soonEqual(() => page.evaluate(scaleOfMap), 16);
      await page.back();
      await app.at('/');
      await soonEqual(() => page.evaluate(maps), 0);
    },
  },
];
