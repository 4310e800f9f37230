import { describe, expect, it } from 'vitest';
import { openLocation } from '@/platform/location/calls';
import { fakePlatform } from '../../helpers/fake-platform';

const carrara = { latitude: 44.0793, longitude: 10.0979 };

function start() {
  const fake = fakePlatform();
  return { ...fake, show: openLocation(fake.context) };
}

describe('[S2.10] openLocation', () => {
  it('opens the built-in page with all parameters, and resolves when the page is open', async () => {
    const { show, opened } = start();
    const name = 'Café & bar: "100%" #1';
    await expect(show({ ...carrara, scale: 12, name, address: '广场 1' })).resolves.toBeUndefined();
    const [url = ''] = opened();
    expect(url.startsWith('/open-location?')).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(url.split('?')[1]))).toEqual({
      latitude: '44.0793',
      longitude: '10.0979',
      scale: '12',
      name,
      address: '广场 1',
    });
  });

  it.each([
    [undefined, '18'],
    [4, '5'],
    [5, '5'],
    [5.99, '5'],
    [17.5, '17'],
    [18, '18'],
    [19, '18'],
    [-3, '5'],
    [1e9, '18'],
  ])('opens the map for the scale %j at zoom %s', async (scale, shown) => {
    const { show, opened } = start();
    await show({ ...carrara, scale });
    expect(new URLSearchParams(opened()[0]?.split('?')[1]).get('scale')).toBe(shown);
  });

  it('accepts a pole and the point 0, 0', async () => {
    const { show, opened } = start();
    await show({ latitude: -90, longitude: 180 });
    await show({ latitude: 0, longitude: 0 });
    expect(opened()).toHaveLength(2);
  });

  it.each([
    [undefined, 'Missing required parameter `latitude`'],
    [{ latitude: 1 }, 'Missing required parameter `longitude`'],
    [{ latitude: '44', longitude: 10 }, 'parameter.latitude should be a number'],
    [{ latitude: Number.NaN, longitude: 10 }, 'parameter.latitude should be a number'],
    [{ latitude: 90.1, longitude: 10 }, 'parameter.latitude should be from -90 to 90'],
    [{ latitude: 44, longitude: -180.5 }, 'parameter.longitude should be from -180 to 180'],
    [{ ...carrara, scale: 'near' }, 'parameter.scale should be a number'],
    [{ ...carrara, name: 7 }, 'parameter.name should be a string'],
    [{ ...carrara, address: null }, 'parameter.address should be a string'],
  ])('rejects with invalid for %j', async (params, message) => {
    const { show, opened } = start();
    await expect(show(params as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `openLocation:fail ${message}`,
    });
    expect(opened()).toEqual([]);
  });

  it('rejects with the refusal of the navigator', async () => {
    const { context } = start();
    const locked = { refused: 'locked', message: 'locked: /open-location' } as const;
    const navigator = {
      ...context.navigator,
      open: () => ({ page: Promise.resolve(locked), result: Promise.resolve(undefined) }),
    };
    await expect(openLocation({ ...context, navigator })(carrara)).rejects.toMatchObject({
      code: 'locked',
      errMsg: 'openLocation:fail locked: /open-location',
    });
  });
});
