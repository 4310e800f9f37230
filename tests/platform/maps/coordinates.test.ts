import { describe, expect, it } from 'vitest';
import { isInMainlandChina } from '@/platform/maps/coordinates';

describe('mainland China', () => {
  it.each([
    ['Beijing', 39.9, 116.4],
    ['Shanghai', 31.23, 121.47],
    ['Shenzhen, a kilometre from the border', 22.543, 114.06],
    ['Zhuhai, beside Macau', 22.27, 113.55],
    ['Hengqin', 22.13, 113.53],
    ['Xiamen', 24.48, 118.09],
    ['Sanya', 18.25, 109.5],
    ['Kashgar', 39.47, 75.99],
    ['Lhasa', 29.65, 91.1],
    ['Urumqi', 43.8, 87.6],
    ['Mohe', 52.97, 122.53],
    ['Heihe, across from Blagoveshchensk', 50.24, 127.48],
    ['Dalian', 38.91, 121.62],
    ['Qingdao', 36.07, 120.38],
    ['Zhoushan', 30, 122.2],
    ['Dandong', 40.13, 124.39],
    ['Hekou', 22.53, 103.96],
    ['Erenhot', 43.65, 111.98],
    ['Manzhouli', 49.59, 117.38],
  ])('contains %s', (_name, latitude, longitude) => {
    expect(isInMainlandChina({ latitude, longitude })).toBe(true);
  });

  it.each([
    ['Hong Kong', 22.28, 114.16],
    ['Sheung Shui, beside Shenzhen', 22.501, 114.128],
    ['the airport of Hong Kong', 22.31, 113.92],
    ['Macau', 22.19, 113.545],
    ['Cotai', 22.14, 113.565],
    ['Taipei', 25.03, 121.56],
    ['Kaohsiung', 22.62, 120.3],
    ['Penghu', 23.57, 119.58],
    ['Kinmen', 24.43, 118.32],
    ['Matsu', 26.15, 119.94],
    ['Seoul', 37.57, 126.98],
    ['Pyongyang', 39.03, 125.75],
    ['Vladivostok', 43.12, 131.89],
    ['Blagoveshchensk', 50.27, 127.54],
    ['Ulan Bator', 47.92, 106.92],
    ['Almaty', 43.24, 76.89],
    ['Hanoi', 21.03, 105.85],
    ['Kathmandu', 27.72, 85.32],
    ['Fukuoka', 33.59, 130.4],
    ['London', 51.5, -0.12],
    ['the south pole', -90, 0],
  ])('does not contain %s', (_name, latitude, longitude) => {
    expect(isInMainlandChina({ latitude, longitude })).toBe(false);
  });
});
