import { describe, expect, it, vi } from 'vitest';
import { createMapContext } from '@/platform/maps/map-context';
import { createMapRegistry, type MapHandle } from '@/platform/maps/registry';
import { flush } from '../../../helpers/flush';
import { locatedPlatform, positionOf, troubleOf } from '../../../helpers/located-platform';

const point = { latitude: 44.0793, longitude: 10.0979 };
const other = { latitude: 45, longitude: 11 };

function open(lifetime?: AbortSignal) {
  const fake = locatedPlatform();
  const done: unknown[] = [];
  const arrivals: (() => void)[] = [];
  const handle: MapHandle = {
    centre: () => point,
    moveTo: (...args) => done.push(['moveTo', ...args]),
    include: (...args) => done.push(['include', ...args]),
    region: () => ({ southwest: point, northeast: other }),
    scale: () => 12,
    translateMarker: (id, move) => {
      if (id === 'none') return Promise.reject(new RangeError('there is no marker none'));
      done.push(['translateMarker', id, move]);
      return new Promise((resolve) => arrivals.push(resolve));
    },
  };
  const registry = fake.context.shelf(createMapRegistry);
  const map = createMapContext(fake.context, 'createMapContext().', 'm', 'p1', lifetime);
  return { ...fake, map, done, arrivals, handle, registry };
}

function openRegistered(more: Partial<MapHandle> = {}, lifetime?: AbortSignal) {
  const opened = open(lifetime);
  opened.registry.register('m', { ...opened.handle, ...more }, 'p1');
  return opened;
}

const failure = (method: string, code: string, message: string) => ({
  code,
  errMsg: `createMapContext().${method}:fail ${message}`,
});

describe('createMapContext', () => {
  it('asks the map', async () => {
    const { map } = openRegistered();
    await expect(map.getCenterLocation()).resolves.toEqual(point);
    await expect(map.getScale()).resolves.toEqual({ scale: 12 });
    await expect(map.getRegion()).resolves.toEqual({ southwest: point, northeast: other });
  });

  it('moves it to a point', async () => {
    const { map, done } = openRegistered();
    await map.moveToLocation(point);
    expect(done).toEqual([['moveTo', point]]);
  });

  it.each([
    [undefined, 39.9087],
    ['gcj02', 39.9101],
  ] as const)('moves a map in %s to where the visitor is', async (coordinates, latitude) => {
    const { map, done, asked } = openRegistered({ coordinates });
    const moved = map.moveToLocation();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.tell(positionOf());
    await moved;
    const [, to] = done[0] as [string, typeof point];
    expect(to.latitude).toBeCloseTo(latitude, 3);
  });

  it('says when that is not known', async () => {
    const { map, asked } = openRegistered({ coordinates: 'wgs84' });
    const moved = map.moveToLocation({});
    await flush();
    asked[0]?.refuse(troubleOf(1));
    await expect(moved).rejects.toMatchObject(
      failure('moveToLocation', 'denied', 'the visitor or the system does not allow the location'),
    );
  });

  it.each([
    [undefined, [0, 0, 0, 0]],
    [[10], [10, 10, 10, 10]],
    [
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ],
  ])('shows points with a padding of %j', async (padding, sides) => {
    const { map, done } = openRegistered();
    await map.includePoints({ points: [point, other], padding });
    expect(done).toEqual([['include', [point, other], sides]]);
  });

  it('moves a marker, and waits for it', async () => {
    const { map, done, arrivals } = openRegistered();
    const moved = map.translateMarker({ markerId: 7, destination: other });
    await flush();
    expect(done).toEqual([
      ['translateMarker', 7, { destination: other, autoRotate: false, rotate: 0, duration: 1000 }],
    ]);
    arrivals[0]?.();
    await expect(moved).resolves.toBeUndefined();
  });

  it('says when there is no such marker', async () => {
    const { map } = openRegistered();
    await expect(
      map.translateMarker({ markerId: 'none', destination: other }),
    ).rejects.toMatchObject(failure('translateMarker', 'failed', 'there is no marker none'));
  });

  it('says when there is no such map, and finds one that comes later', async () => {
    const { map, registry, handle } = open();
    await expect(map.getScale()).rejects.toMatchObject(
      failure('getScale', 'not-found', "there is no map 'm' on the page"),
    );
    const gone = registry.register('m', handle, 'p1');
    await expect(map.getScale()).resolves.toEqual({ scale: 12 });
    gone();
    await expect(map.getScale()).rejects.toMatchObject({ code: 'not-found' });
  });

  it('[S8.2] ends with its page, and with its lifetime', async () => {
    const life = new AbortController();
    const [one, two] = [openRegistered(), openRegistered({}, life.signal)];
    const moves = [one, two].map(({ map }) =>
      map.translateMarker({ markerId: 7, destination: other }),
    );
    await flush();
    one.unload('p1');
    life.abort();
    for (const [index, { map }] of [one, two].entries()) {
      await expect(moves[index]).rejects.toMatchObject({ code: 'abort' });
      await expect(map.getScale()).rejects.toMatchObject(
        failure('getScale', 'abort', 'request abort'),
      );
    }
  });

  it.each([
    ['moveToLocation', { latitude: 1 }, 'Missing required parameter `longitude`'],
    ['moveToLocation', { ...point, latitude: 91 }, 'parameter.latitude should be from -90 to 90'],
    ['translateMarker', { destination: point }, 'Missing required parameter `markerId`'],
    [
      'translateMarker',
      { markerId: 1, destination: { latitude: 1 } },
      'Missing required parameter `destination.longitude`',
    ],
    ['includePoints', { points: [] }, 'parameter.points should have at least 1 item'],
    [
      'includePoints',
      { points: [point], padding: ['1'] },
      'parameter.padding[0] should be a number',
    ],
  ] as const)('%s refuses %j', async (method, params, message) => {
    const { map } = openRegistered();
    await expect(map[method](params as never)).rejects.toMatchObject(
      failure(method, 'invalid', message),
    );
  });
});
