import { expect, it } from 'vitest';
import { accelerometerChange } from '@/platform/apis/device-events';
import { accelerometer, hear, testChange } from '../../../helpers/sensors';

it.each([
  [{ acceleration: { x: 1, y: 2, z: 3 } }, [{ x: 1, y: 2, z: 3 }]],
  [{ acceleration: { x: 1, y: null, z: null } }, [{ x: 1, y: 0, z: 0 }]],
  [
    { acceleration: null, accelerationIncludingGravity: { x: 0, y: 9.8, z: 0 } },
    [{ x: 0, y: 9.8, z: 0 }],
  ],
  [
    {
      acceleration: { x: null, y: null, z: null },
      accelerationIncludingGravity: { x: 0, y: 9.8, z: 0 },
    },
    [{ x: 0, y: 9.8, z: 0 }],
  ],
  [{ acceleration: null, accelerationIncludingGravity: null }, []],
])('takes %j for %j', (event, readings) => {
  const { heard, send } = hear(accelerometer, accelerometerChange);
  send(event);
  expect(heard).toEqual(readings);
});

testChange(accelerometerChange, accelerometer);
