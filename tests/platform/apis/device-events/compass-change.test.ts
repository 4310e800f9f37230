import { expect, it } from 'vitest';
import { compassChange } from '@/platform/apis/device-events';
import { fakePlatform } from '../../../helpers/fake-platform';

function start() {
  const fake = fakePlatform();
  const heard: unknown[] = [];
  const end = compassChange(fake.context, (reading) => heard.push(reading));
  const send = (reading: object) =>
    fake.context.env.window.dispatchEvent(Object.assign(new Event('deviceorientation'), reading));
  return { ...fake, heard, end, send };
}

it.each([
  [{ alpha: 90 }, [{ direction: 270 }]],
  [{ alpha: 0 }, [{ direction: 0 }]],
  [{ alpha: 90, webkitCompassHeading: 12.5 }, [{ direction: 12.5 }]],
  [{ alpha: 90, webkitCompassHeading: -1 }, []],
  [{ alpha: null }, []],
])('takes %j for %j', (event, readings) => {
  const { heard, send } = start();
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

it('comes every 200 ms at most', () => {
  const { heard, send, pass } = start();
  for (let count = 0; count < 100; count += 1) {
    send({ alpha: 90 });
    pass(10);
  }
  expect(heard).toHaveLength(5);
});

it('is silent out of sight, and after its end', () => {
  const { heard, send, hide, end, pass } = start();
  hide(true);
  send({ alpha: 90 });
  expect(heard).toHaveLength(0);
  hide(false);
  send({ alpha: 90 });
  expect(heard).toHaveLength(1);
  end();
  pass(1000);
  hide(true);
  hide(false);
  send({ alpha: 90 });
  expect(heard).toHaveLength(1);
});
