import { describe, expect, it } from 'vitest';
import { readPlace } from '@/pages/system/open-location/read-place';

const point = { latitude: 44.0793, longitude: 10.0979 };

describe('[S2.10] the URL of /open-location', () => {
  it('has the place to show', () => {
    expect(readPlace({ ...point, scale: 12, name: 'Carrara', address: 'Piazza' })).toEqual({
      ...{ point, scale: 12, name: 'Carrara', address: 'Piazza' },
    });
    expect(readPlace(point)).toEqual({ point, scale: 18, name: '', address: '' });
  });

  it.each([
    [3, 5],
    [5.9, 5],
    [17.9, 17],
    [99, 18],
    [Infinity, 18],
    ['12', 18],
  ])('with a scale of %j has the scale %i', (scale, shown) => {
    expect(readPlace({ ...point, scale })?.scale).toBe(shown);
  });

  it.each([
    [{}],
    [{ latitude: 44 }],
    [{ latitude: 95, longitude: 10 }],
    [{ latitude: '44', longitude: '10' }],
  ])('with %j has no place', (params) => {
    expect(readPlace(params)).toBeNull();
  });
});
