import { expect, it } from 'vitest';
import { compassChange } from '@/platform/apis/device-events';
import { fakePlatform } from '../../../helpers/fake-platform';
import { compass, hear, testChange } from '../../../helpers/sensors';

it.each([
  [{ alpha: 90 }, [{ direction: 270 }]],
  [{ alpha: 0 }, [{ direction: 0 }]],
  [{ alpha: 90, webkitCompassHeading: 12.5 }, [{ direction: 12.5 }]],
  [{ alpha: 90, webkitCompassHeading: -1 }, []],
  [{ alpha: null }, []],
])('takes %j for %j', (event, readings) => {
  const { heard, send } = hear(compass, compassChange);
  send(event);
  expect(heard).toEqual(readings);
});

it('prefers what counts from north', () => {
  const { context } = fakePlatform();
  const { window } = context.env;
  Object.assign(window, { ondeviceorientationabsolute: null });
  const heard: unknown[] = [];
  compassChange(context, (reading) => heard.push(reading));
  for (const [type, alpha] of [
    ['deviceorientation', 10],
    ['deviceorientationabsolute', 20],
  ] as const) {
    window.dispatchEvent(Object.assign(new Event(type), { alpha }));
  }
  expect(heard).toEqual([{ direction: 340 }]);
});

testChange(compassChange, compass);
