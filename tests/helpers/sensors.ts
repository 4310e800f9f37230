import { expect, it } from 'vitest';
import type { Api, NoParams } from '@/platform/call/define';
import type { SensorPermission } from '@/platform/device/begin-in-tap';
import type { StartSensorParams } from '@/platform/device/sensors';
import type { EventSource } from '@/platform/call/listeners';
import { createDeferred } from './deferred';
import { fakePlatform } from './fake-platform';
import { flush } from './flush';

export const accelerometer = {
  what: 'accelerometer',
  permission: 'DeviceMotionEvent',
  type: 'devicemotion',
  reading: { acceleration: { x: 1, y: 2, z: 3 } },
  nothing: { acceleration: { x: null, y: null, z: null }, accelerationIncludingGravity: null },
} as const;

export const gyroscope = {
  what: 'gyroscope',
  permission: 'DeviceMotionEvent',
  type: 'devicemotion',
  reading: { rotationRate: { alpha: 1, beta: 2, gamma: 3 } },
  nothing: { rotationRate: null },
} as const;

export const compass = {
  what: 'compass',
  permission: 'DeviceOrientationEvent',
  type: 'deviceorientation',
  reading: { alpha: 90 },
  nothing: { alpha: null },
} as const;

type Kind = typeof accelerometer | typeof gyroscope | typeof compass;

type Start = Api<StartSensorParams, void, never, Promise<SensorPermission>>;

/** A phone with a sensor. `known` is the class that asks for permission. */
export function phoneWith({ permission, type, reading }: Kind, known: object = {}) {
  const fake = fakePlatform();
  const { window } = fake.context.env;
  Object.assign(window, { [permission]: known });
  const send = (event: object = reading) =>
    window.dispatchEvent(Object.assign(new Event(type), event));
  return { ...fake, window, send };
}

export function hear<E>(kind: Kind, change: EventSource<E>) {
  const phone = phoneWith(kind);
  const heard: E[] = [];
  const end = change(phone.context, (reading) => heard.push(reading));
  return { ...phone, heard, end };
}

export function testStart(
  api: string,
  start: Start,
  change: EventSource<unknown>,
  kind: Kind,
): void {
  const { what } = kind;
  const phone = (known?: object) => {
    const fake = phoneWith(kind, known);
    return { ...fake, begin: start(fake.context) };
  };
  const failure = (code: string, message: string) => ({ code, errMsg: `${api}:fail ${message}` });

  it('resolves with the first reading', async () => {
    const { begin, send, timers } = phone();
    const started = begin({ interval: 'game' });
    await flush();
    send();
    await expect(started).resolves.toBeUndefined();
    expect(timers()).toBe(0);
  });

  it.each([
    ['game', 50],
    ['ui', 17],
    ['normal', 5],
    [undefined, 5],
  ] as const)('the interval %s gives %i readings a second', async (interval, count) => {
    const { context, send, pass, heard } = hear(kind, change);
    const started = start(context)({ interval });
    await flush();
    for (let sent = 0; sent < 100; sent += 1) {
      send();
      pass(10);
    }
    await started;
    expect(heard).toHaveLength(count);
  });

  it('rejects with unsupported after an empty reading, and without a reading', async () => {
    const { begin, send, pass } = phone();
    const refusal = failure('unsupported', `this device has no ${what}`);
    const first = begin();
    await flush();
    send(kind.nothing);
    await expect(first).rejects.toMatchObject(refusal);
    const second = begin();
    await flush();
    pass(1500);
    await expect(second).rejects.toMatchObject(refusal);
  });

  it('resolves without a reading on a hidden page', async () => {
    const { begin, hide } = phone();
    hide(true);
    await expect(begin()).resolves.toBeUndefined();
  });

  it('rejects with unsupported in a browser without the event', async () => {
    const { window, begin } = phone();
    Reflect.deleteProperty(window, kind.permission);
    const refusal = failure('unsupported', `this browser has no ${what}`);
    await expect(begin()).rejects.toMatchObject(refusal);
  });

  it('asks for permission on iOS, and rejects with denied without it', async () => {
    const granted = phone({ requestPermission: async () => 'granted' });
    const started = granted.begin();
    await flush();
    granted.send();
    await started;
    const denied = phone({ requestPermission: async () => 'denied' });
    await expect(denied.begin()).rejects.toMatchObject(
      failure(
        'denied',
        `the user did not allow the ${what}: iOS asks again after the user has closed and reopened the browser`,
      ),
    );
    const untapped = phone({
      requestPermission: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    });
    await expect(untapped.begin()).rejects.toMatchObject(
      failure('denied', `iOS asks for the ${what} only in a tap: start it in a tap`),
    );
  });

  it('rejects with invalid for an unknown interval', async () => {
    await expect(phone().begin({ interval: 'fast' as never })).rejects.toMatchObject(
      failure('invalid', 'parameter.interval should be one of game, ui, normal'),
    );
  });
}

export function testStop(
  stop: Api<NoParams, void>,
  start: Start,
  change: EventSource<unknown>,
  kind: Kind,
): void {
  it('ends a start that still waits for the permission of iOS', async () => {
    const { context, window, heard, send } = hear(kind, change);
    const answer = createDeferred<SensorPermission>();
    Object.assign(window, { [kind.permission]: { requestPermission: () => answer.promise } });
    const starting = start(context)();
    await flush();
    await stop(context)();
    answer.resolve('granted');
    await expect(starting).rejects.toMatchObject({ code: 'abort' });
    send();
    expect(heard).toEqual([]);
  });

  it('stops the readings until the next start', async () => {
    const { context, pass, send, heard, end } = hear(kind, change);
    send();
    expect(heard).toHaveLength(1);
    await stop(context)();
    pass(1000);
    send();
    expect(heard).toHaveLength(1);
    const started = start(context)();
    await flush();
    send();
    await started;
    expect(heard).toHaveLength(2);
    end();
    pass(1000);
    send();
    expect(heard).toHaveLength(2);
  });
}

export function testChange(change: EventSource<unknown>, kind: Kind): void {
  it('emits at most every 200 ms', () => {
    const { heard, send, pass } = hear(kind, change);
    for (let count = 0; count < 100; count += 1) {
      send();
      pass(10);
    }
    expect(heard).toHaveLength(5);
  });

  it('emits nothing on a hidden page, and nothing after its end', () => {
    const { heard, send, hide, end, pass } = hear(kind, change);
    hide(true);
    send();
    expect(heard).toHaveLength(0);
    hide(false);
    send();
    expect(heard).toHaveLength(1);
    end();
    pass(1000);
    hide(true);
    hide(false);
    send();
    expect(heard).toHaveLength(1);
  });
}
