import { expect, it } from 'vitest';
import { gyroscopeChange } from '@/platform/apis/device-events';
import { gyroscope, hear, testChange } from '../../../helpers/sensors';

it.each([
  [{ rotationRate: { alpha: 180, beta: 0, gamma: -90 } }, [{ x: Math.PI, y: 0, z: -Math.PI / 2 }]],
  [{ rotationRate: { alpha: null, beta: null, gamma: null } }, []],
  [{ rotationRate: null }, []],
])('takes %j for %j', (event, readings) => {
  const { heard, send } = hear(gyroscope, gyroscopeChange);
  send(event);
  expect(heard).toEqual(readings);
});

testChange(gyroscopeChange, gyroscope);
