import { expect, it, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { openMap as open } from '../../helpers/open-map';
import { until } from '../../helpers/waiting';

const marker = { id: 'a', title: 'Stone', latitude: 48.85, longitude: 2.35 };

it('moves to a place, and returns its centre and its region', { tags: 'long' }, async () => {
  const { map } = await open({ scale: 14 });
  await map.moveToLocation({ latitude: 48.86, longitude: 2.36 });
  await until(async () => {
    const { latitude, longitude } = await map.getCenterLocation();
    expect(latitude).toBeCloseTo(48.86, 2);
    expect(longitude).toBeCloseTo(2.36, 2);
  });
  const { southwest, northeast } = await map.getRegion();
  expect(southwest.latitude).toBeLessThan(48.86);
  expect(northeast.longitude).toBeGreaterThan(2.36);
});

it('shows all points of includePoints', { tags: 'long' }, async () => {
  const points = [
    { latitude: 48.8, longitude: 2.2 },
    { latitude: 48.9, longitude: 2.5 },
  ];
  const { map, set } = await open({ scale: 18 });
  await map.includePoints({ points, padding: [20] });
  const covers = async () => {
    const { southwest, northeast } = await map.getRegion();
    expect(southwest.latitude).toBeLessThan(48.8);
    expect(southwest.longitude).toBeLessThan(2.2);
    expect(northeast.latitude).toBeGreaterThan(48.9);
    expect(northeast.longitude).toBeGreaterThan(2.5);
  };
  await until(covers);
  await map.moveToLocation({ latitude: 52, longitude: 13 });
  set({ includePoints: points });
  await until(covers);
});

it('shows all points of includePoints at first', async () => {
  const { map } = await open({
    scale: 18,
    includePoints: [
      { latitude: 48.8, longitude: 2.2 },
      { latitude: 48.9, longitude: 2.5 },
    ],
  });
  await until(async () => {
    const { southwest, northeast } = await map.getRegion();
    expect(southwest.latitude).toBeLessThan(48.8);
    expect(southwest.longitude).toBeLessThan(2.2);
    expect(northeast.latitude).toBeGreaterThan(48.9);
    expect(northeast.longitude).toBeGreaterThan(2.5);
  });
});

it('moves a marker step by step, turned to its direction, and keeps it at its destination', {
  tags: 'long',
}, async () => {
  const { map } = await open({ markers: [marker] });
  const element = () => document.querySelector('[aria-label="Stone"]') as HTMLElement;
  const place = () => element().getBoundingClientRect().x;
  const start = place();
  const button = element();
  const seen = new Set<number>();
  const moving = map.translateMarker({
    markerId: 'a',
    destination: { latitude: 48.85, longitude: 2.352 },
    autoRotate: true,
    duration: 200,
  });
  const watch = setInterval(() => seen.add(place()), 20);
  await moving;
  clearInterval(watch);
  expect(seen.size).toBeGreaterThan(3);
  expect(place() - start).toBeGreaterThan(60);
  expect(element()).toBe(button);
  expect(parseFloat((element().firstElementChild as SVGElement).style.rotate)).toBeCloseTo(90, 0);
  await expect(
    map.translateMarker({ markerId: 'b', destination: marker, duration: 0 }),
  ).rejects.toThrow(/there is no marker b/);
});

it('takes and returns points in its coordinate system', async () => {
  const beijing = { latitude: 39.9087, longitude: 116.3975 };
  const { map, set } = await open({ ...beijing, coordinates: 'gcj02', scale: 18 });
  const { latitude, longitude } = await map.getCenterLocation();
  expect(latitude).toBeCloseTo(39.9087, 5);
  expect(longitude).toBeCloseTo(116.3975, 5);
  set({ coordinates: 'wgs84' });
  // The map does not move, but the centre that it returns is 500 m away.
  await until(async () => {
    const middle = await map.getCenterLocation();
    expect(middle.longitude - 116.3975).toBeCloseTo(-0.0062, 3);
    expect(middle.latitude - 39.9087).toBeCloseTo(-0.0014, 3);
  });
});

it('draws lines, areas and circles in the accent or in their own colour', async () => {
  const near = { latitude: 48.851, longitude: 2.351 };
  const corner = { latitude: 48.849, longitude: 2.351 };
  const { set } = await open({
    polylines: [{ points: [marker, near], color: '#123456', width: 6, dottedLine: true }],
    polygons: [{ points: [marker, near, corner], fillColor: '#ff000080' }],
    circles: [{ ...near, radius: 50 }],
  });
  const paths = () => [...document.querySelectorAll('.leaflet-overlay-pane path')];
  expect(paths()).toHaveLength(3);
  const line = paths().find((path) => path.getAttribute('stroke') === '#123456');
  expect(line?.getAttribute('stroke-width')).toBe('6');
  expect(line?.getAttribute('stroke-dasharray')).toBe('0 12');
  expect(paths().some((path) => path.getAttribute('fill') === '#ff000080')).toBe(true);
  set({ polylines: [], polygons: [], circles: [] });
  await until(() => expect(paths()).toHaveLength(0));
});

it('has the controls of its owner, and a tap on them is not a tap on the map', async () => {
  const onControlTap = vi.fn();
  const onTap = vi.fn();
  const position = { left: 10, top: 10, width: 90, height: 44 };
  await open({ controls: [{ id: 'home', label: 'Home', position }], onControlTap, onTap });
  await browserPage.getByRole('button', { name: 'Home' }).click();
  expect(onControlTap.mock.calls).toEqual([['home']]);
  expect(onTap).not.toHaveBeenCalled();
  const box = document.querySelector('.leaflet-container')?.getBoundingClientRect() as DOMRect;
  await browserPage
    .elementLocator(document.querySelector('.leaflet-container') as HTMLElement)
    .click({ position: { x: box.width / 2, y: box.height / 2 } });
  await until(() => expect(onTap).toHaveBeenCalledTimes(1));
  expect(onTap.mock.calls[0]?.[0].latitude).toBeCloseTo(48.85, 3);
});
