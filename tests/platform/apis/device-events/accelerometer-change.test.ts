import { expect, it } from 'vitest';
import { accelerometerChange } from '@/platform/apis/device-events';
import { fakePlatform } from '../../../helpers/fake-platform';

function start() {
  const fake = fakePlatform();
  const heard: unknown[] = [];
  const end = accelerometerChange(fake.context, (reading) => heard.push(reading));
  const send = (reading: object) =>
    fake.context.env.window.dispatchEvent(Object.assign(new Event('devicemotion'), reading));
  return { ...fake, heard, end, send };
}

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
  const { heard, send } = start();
  send(event);
  expect(heard).toEqual(readings);
});

it('comes every 200 ms at most', () => {
  const { heard, send, pass } = start();
  for (let count = 0; count < 100; count += 1) {
    send({ acceleration: { x: 1, y: 2, z: 3 } });
    pass(10);
  }
  expect(heard).toHaveLength(5);
});

it('is silent out of sight, and after its end', () => {
  const { heard, send, hide, end, pass } = start();
  hide(true);
  send({ acceleration: { x: 1, y: 2, z: 3 } });
  expect(heard).toHaveLength(0);
  hide(false);
  send({ acceleration: { x: 1, y: 2, z: 3 } });
  expect(heard).toHaveLength(1);
  end();
  pass(1000);
  hide(true);
  hide(false);
  send({ acceleration: { x: 1, y: 2, z: 3 } });
  expect(heard).toHaveLength(1);
});
