import { describe, expect, it, vi } from 'vitest';
import { createPlatformContext } from '@/platform';
import { createMapContext } from '@/platform/maps/map-context';
import { type MapHandle, createMapRegistry } from '@/platform/maps/registry';
import { factoryCall } from '../../helpers/factory-call';
import { flush } from '../../helpers/flush';
import { locatedPlatform, positionOf, troubleOf } from '../../helpers/located-platform';

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
  const map = createMapContext(
    fake.context,
    { prefix: 'createMapContext().', pageId: 'p1', lifetime, begun: undefined },
    'm',
  );
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
  it('resolves with the centre, the scale and the region of the map', async () => {
    const { map } = openRegistered();
    await expect(map.getCenterLocation()).resolves.toEqual(point);
    await expect(map.getScale()).resolves.toEqual({ scale: 12 });
    await expect(map.getRegion()).resolves.toEqual({ southwest: point, northeast: other });
  });

  it('moves the map to a point', async () => {
    const { map, done } = openRegistered();
    await map.moveToLocation(point);
    expect(done).toEqual([['moveTo', point]]);
  });

  it.each([
    [undefined, 39.9087],
    ['gcj02', 39.9101],
  ] as const)(
    'moves a map with the coordinates %s to the user’s position',
    async (coordinates, latitude) => {
      const { map, done, asked } = openRegistered({ coordinates });
      const moved = map.moveToLocation();
      await vi.waitFor(() => expect(asked).toHaveLength(1));
      asked[0]?.tell(positionOf());
      await moved;
      const [, to] = done[0] as [string, typeof point];
      expect(to.latitude).toBeCloseTo(latitude, 3);
    },
  );

  it('rejects with denied if the user does not allow the location', async () => {
    const { map, asked } = openRegistered({ coordinates: 'wgs84' });
    const moved = map.moveToLocation({});
    await flush();
    asked[0]?.refuse(troubleOf(1));
    await expect(moved).rejects.toMatchObject(
      failure(
        'moveToLocation',
        'denied',
        'the location is not allowed: the user can allow it in the settings of the browser and of the phone',
      ),
    );
  });

  it('[S8.9] moveToLocation rejects with no-key if the map provider has no key', async () => {
    const { context, handle } = open();
    const settings = { ...context.settings, map: { provider: 'tencent' } as const };
    const keyless = createPlatformContext({ ...context, settings });
    keyless.shelf(createMapRegistry).register('m', handle, 'p1');
    const map = createMapContext(keyless, factoryCall('createMapContext', { pageId: 'p1' }), 'm');
    const advice = 'Map key not configured: set map.key or map.proxy in defineApp';
    await expect(map.moveToLocation()).rejects.toMatchObject(
      failure('moveToLocation', 'no-key', advice),
    );
  });

  it.each([
    [undefined, [0, 0, 0, 0]],
    [[10], [10, 10, 10, 10]],
    [
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ],
  ])('includePoints passes the padding %j for four sides', async (padding, sides) => {
    const { map, done } = openRegistered();
    await map.includePoints({ points: [point, other], padding });
    expect(done).toEqual([['include', [point, other], sides]]);
  });

  it('translateMarker resolves when the marker has arrived', async () => {
    const { map, done, arrivals } = openRegistered();
    const moved = map.translateMarker({ markerId: 7, destination: other });
    await flush();
    expect(done).toEqual([
      ['translateMarker', 7, { destination: other, autoRotate: false, rotate: 0, duration: 1000 }],
    ]);
    arrivals[0]?.();
    await expect(moved).resolves.toBeUndefined();
  });

  it('translateMarker rejects if there is no such marker', async () => {
    const { map } = openRegistered();
    await expect(
      map.translateMarker({ markerId: 'none', destination: other }),
    ).rejects.toMatchObject(failure('translateMarker', 'failed', 'there is no marker none'));
  });

  it('rejects with not-found without the map, and finds a map that mounts later', async () => {
    const { map, registry, handle } = open();
    await expect(map.getScale()).rejects.toMatchObject(
      failure('getScale', 'not-found', "there is no map 'm' on the page"),
    );
    const gone = registry.register('m', handle, 'p1');
    await expect(map.getScale()).resolves.toEqual({ scale: 12 });
    gone();
    await expect(map.getScale()).rejects.toMatchObject({ code: 'not-found' });
  });

  it('[S8.2] rejects with abort after the end of its page or its lifetime', async () => {
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
  ] as const)('%s rejects with invalid for %j', async (method, params, message) => {
    const { map } = openRegistered();
    await expect(map[method](params as never)).rejects.toMatchObject(
      failure(method, 'invalid', message),
    );
  });
});
