import { expect, it } from 'vitest';
import { gyroscopeChange } from '@/platform/apis/device-events';
import { fakePlatform } from '../../../helpers/fake-platform';

function start() {
  const fake = fakePlatform();
  const heard: unknown[] = [];
  const end = gyroscopeChange(fake.context, (reading) => heard.push(reading));
  const send = (reading: object) =>
    fake.context.env.window.dispatchEvent(Object.assign(new Event('devicemotion'), reading));
  return { ...fake, heard, end, send };
}

it.each([
  [{ rotationRate: { alpha: 180, beta: 0, gamma: -90 } }, [{ x: Math.PI, y: 0, z: -Math.PI / 2 }]],
  [{ rotationRate: { alpha: null, beta: null, gamma: null } }, []],
  [{ rotationRate: null }, []],
])('takes %j for %j', (event, readings) => {
  const { heard, send } = start();
  send(event);
  expect(heard).toEqual(readings);
});

it('comes every 200 ms at most', () => {
  const { heard, send, pass } = start();
  for (let count = 0; count < 100; count += 1) {
    send({ rotationRate: { alpha: 1, beta: 2, gamma: 3 } });
    pass(10);
  }
  expect(heard).toHaveLength(5);
});

it('is silent out of sight, and after its end', () => {
  const { heard, send, hide, end, pass } = start();
  hide(true);
  send({ rotationRate: { alpha: 1, beta: 2, gamma: 3 } });
  expect(heard).toHaveLength(0);
  hide(false);
  send({ rotationRate: { alpha: 1, beta: 2, gamma: 3 } });
  expect(heard).toHaveLength(1);
  end();
  pass(1000);
  hide(true);
  hide(false);
  send({ rotationRate: { alpha: 1, beta: 2, gamma: 3 } });
  expect(heard).toHaveLength(1);
});
