import { describe, expect, it } from 'vitest';
import {
  onAccelerometerChange,
  onCompassChange,
  onGyroscopeChange,
  startAccelerometer,
  startCompass,
  startGyroscope,
  stopAccelerometer,
  stopCompass,
  stopGyroscope,
} from '@/platform/device/calls';
import { fakePlatform } from '../../helpers/fake-platform';
import {
  accelerometer,
  compass,
  gyroscope,
  hear,
  testChange,
  testStart,
  testStop,
} from '../../helpers/sensors';

describe('startAccelerometer', () => {
  testStart('startAccelerometer', startAccelerometer, onAccelerometerChange, accelerometer);
});

describe('startCompass', () => {
  testStart('startCompass', startCompass, onCompassChange, compass);
});

describe('startGyroscope', () => {
  testStart('startGyroscope', startGyroscope, onGyroscopeChange, gyroscope);
});

describe('stopAccelerometer', () => {
  testStop(stopAccelerometer, startAccelerometer, onAccelerometerChange, accelerometer);
});

describe('stopCompass', () => {
  testStop(stopCompass, startCompass, onCompassChange, compass);
});

describe('stopGyroscope', () => {
  testStop(stopGyroscope, startGyroscope, onGyroscopeChange, gyroscope);
});

describe('accelerometerChange', () => {
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
  ])('turns the event %j into the readings %j', (event, readings) => {
    const { heard, send } = hear(accelerometer, onAccelerometerChange);
    send(event);
    expect(heard).toEqual(readings);
  });

  testChange(onAccelerometerChange, accelerometer);
});

describe('compassChange', () => {
  it.each([
    [{ alpha: 90 }, [{ direction: 270 }]],
    [{ alpha: 0 }, [{ direction: 0 }]],
    [{ alpha: 90, webkitCompassHeading: 12.5 }, [{ direction: 12.5 }]],
    [{ alpha: 90, webkitCompassHeading: -1 }, []],
    [{ alpha: null }, []],
  ])('turns the event %j into the readings %j', (event, readings) => {
    const { heard, send } = hear(compass, onCompassChange);
    send(event);
    expect(heard).toEqual(readings);
  });

  it('uses the absolute orientation event if the browser has it', () => {
    const { context } = fakePlatform();
    const { window } = context.env;
    Object.assign(window, { ondeviceorientationabsolute: null });
    const heard: unknown[] = [];
    onCompassChange(context, (reading) => heard.push(reading));
    for (const [type, alpha] of [
      ['deviceorientation', 10],
      ['deviceorientationabsolute', 20],
    ] as const) {
      window.dispatchEvent(Object.assign(new Event(type), { alpha }));
    }
    expect(heard).toEqual([{ direction: 340 }]);
  });

  testChange(onCompassChange, compass);
});

describe('gyroscopeChange', () => {
  it.each([
    [
      { rotationRate: { alpha: 180, beta: 0, gamma: -90 } },
      [{ x: Math.PI, y: 0, z: -Math.PI / 2 }],
    ],
    [{ rotationRate: { alpha: null, beta: null, gamma: null } }, []],
    [{ rotationRate: null }, []],
  ])('turns the event %j into the readings %j', (event, readings) => {
    const { heard, send } = hear(gyroscope, onGyroscopeChange);
    send(event);
    expect(heard).toEqual(readings);
  });

  testChange(onGyroscopeChange, gyroscope);
});
