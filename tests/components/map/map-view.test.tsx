import { expect, it, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { openMap as open } from '../../helpers/open-map';
import { until } from '../../helpers/waiting';

const tileCount = () => document.querySelectorAll('.leaflet-tile').length;
const isMap = () => document.querySelectorAll('.leaflet-container').length;

it('[S9.7] shows the given place, at a scale from 5 to 18', { tags: 'long' }, async () => {
  const { map, set } = await open({ scale: 3 });
  expect(await map.getCenterLocation()).toMatchObject({ latitude: 48.85, longitude: 2.35 });
  expect((await map.getScale()).scale).toBe(5);
  set({ scale: 25 });
  await until(async () => expect((await map.getScale()).scale).toBe(18));
  set({ latitude: 52.5, longitude: 13.4, scale: 12 });
  await until(async () => expect((await map.getScale()).scale).toBe(12));
  expect((await map.getCenterLocation()).latitude).toBeCloseTo(52.5, 3);
});

it('keeps the place and the scale that the user chose while its page is hidden', {
  tags: 'long',
}, async () => {
  const { map, hide } = await open({ scale: 12 });
  await browserPage.getByRole('button', { name: 'Zoom in' }).click();
  await until(async () => expect((await map.getScale()).scale).toBe(13));
  for (let round = 1; round <= 3; round += 1) {
    hide(true);
    await until(() =>
      expect(document.querySelector('.leaflet-tile')?.checkVisibility()).not.toBe(true),
    );
    hide(false);
    await until(async () => expect((await map.getScale()).scale).toBe(13));
    await until(() => expect(tileCount()).toBeGreaterThan(3));
    expect(isMap()).toBe(1);
  }
});

it('survives being hidden and shown several times at once', async () => {
  const { map, hide } = await open();
  hide(true);
  hide(false);
  hide(true);
  hide(false);
  await until(async () => expect((await map.getScale()).scale).toBe(16));
  await until(() => expect(tileCount()).toBeGreaterThan(3));
});

it('works under StrictMode', async () => {
  const { map, hide } = await open({ scale: 9 }, true);
  expect((await map.getScale()).scale).toBe(9);
  hide(true);
  hide(false);
  await until(async () => expect((await map.getScale()).scale).toBe(9));
  expect(isMap()).toBe(1);
});

const marker = (id: number, change: object = {}) => ({
  id,
  title: `Stone ${id}`,
  latitude: 48.85 + id / 10_000,
  longitude: 2.35,
  ...change,
});

it('has markers that are named buttons for touch and keys', async () => {
  const onMarkerTap = vi.fn();
  await open({ markers: [marker(1), marker(2)], onMarkerTap });
  await browserPage.getByRole('button', { name: 'Stone 1' }).click();
  expect(onMarkerTap.mock.calls).toEqual([[1]]);
  (document.querySelector('[title="Stone 2"]') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onMarkerTap.mock.calls).toEqual([[1], [2]]);
});

it('has markers with a target of at least 44 px, also for a small icon', async () => {
  const iconPath = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  const tiny = { iconPath, width: 10, height: 12 };
  await open({ markers: [marker(1), marker(20, tiny), marker(-20, { width: 80, height: 90 })] });
  for (const [id, reach] of [
    [1, 21],
    [20, 21],
    [-20, 39],
  ] as const) {
    const pin = await browserPage
      .getByRole('button', { name: `Stone ${id}`, exact: true })
      .findElement();
    const box = pin.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const at = (dx: number, dy: number) => document.elementFromPoint(x + dx, y + dy);
    for (const [dx, dy] of [
      [reach, 0],
      [-reach, 0],
      [0, reach],
      [0, -reach],
    ] as const)
      expect(pin.contains(at(dx, dy)), `${id}: ${dx}, ${dy}`).toBe(true);
    expect(pin.contains(at(reach + 3, 0)), `${id}, beside`).toBe(false);
  }
});

it('stretches the icon of a marker to the given size', async () => {
  const iconPath =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"/>';
  await open({ markers: [marker(1, { iconPath, width: 30, height: 40 })] });
  const pin = await browserPage.getByRole('button', { name: 'Stone 1' }).findElement();
  const picture = pin.firstElementChild as HTMLImageElement;
  await picture.decode();
  expect(picture.getBoundingClientRect().width).toBe(30);
  expect(picture.getBoundingClientRect().height).toBe(40);
  expect(picture.getBoundingClientRect().x).toBe(pin.getBoundingClientRect().x);
});

it('shows the callout of a marker as plain text', { tags: 'long' }, async () => {
  const onCalloutTap = vi.fn();
  const content = '<b>Quarry</b>';
  const { set } = await open({ markers: [marker(1, { callout: { content } })], onCalloutTap });
  const bubble = browserPage.getByRole('button', { name: content });
  await expect.element(bubble).not.toBeInTheDocument();
  await browserPage.getByRole('button', { name: 'Stone 1' }).click();
  await bubble.click();
  expect(onCalloutTap.mock.calls).toEqual([[1]]);
  set({ markers: [marker(2, { callout: { content: 'Always', display: 'always' } })] });
  await expect.element(browserPage.getByRole('button', { name: 'Always' })).toBeVisible();
});

it('joins 5,000 markers into clusters, and a tap on a cluster zooms in', {
  tags: 'long',
}, async () => {
  const many = Array.from({ length: 5000 }, (_, id) =>
    marker(id, { latitude: 48.8 + (id % 70) / 700, longitude: 2.3 + Math.floor(id / 70) / 700 }),
  );
  const { map } = await open({ markers: many, scale: 12 });
  const shown = () => document.querySelectorAll('.leaflet-marker-icon').length;
  await until(() => expect(shown()).toBeGreaterThan(0));
  expect(shown()).toBeLessThan(80);
  const cluster = document.querySelector('[aria-label$=" markers"]') as HTMLElement;
  expect(cluster.ariaLabel).toBe(`${cluster.textContent} markers`);
  cluster.focus();
  await userEvent.keyboard('{Enter}');
  await until(async () => expect((await map.getScale()).scale).toBe(14));
});

it('reports zooming and moving, the cause and the new region', { tags: 'long' }, async () => {
  const changes: object[] = [];
  const { map } = await open({
    onRegionChange: ({ type, causedBy, scale }) => changes.push({ type, causedBy, scale }),
  });
  changes.length = 0;
  await browserPage.getByRole('button', { name: 'Zoom out' }).click();
  await until(() => expect(changes.at(-1)).toEqual({ type: 'end', causedBy: 'scale', scale: 15 }));
  (document.querySelector('.leaflet-container') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await until(() => expect(changes.at(-1)).toEqual({ type: 'end', causedBy: 'drag', scale: 15 }));
  await map.moveToLocation({ latitude: 48.86, longitude: 2.36 });
  await until(() => expect(changes.at(-1)).toEqual({ type: 'end', causedBy: 'update', scale: 15 }));
});
