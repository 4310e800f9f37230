import { describe, expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { systemInfo } from '@/platform/device/system-info';
import { createInstantDevice } from '@/platform/instant-device';
import { fakePlatform } from '../helpers/fake-platform';

const context = fakePlatform({ env: createEnv(window) }).context;
const device = createInstantDevice(context, (name) => name in { showToast: 1, vibrateShort: 1 });

it('answers at once', () => {
  const { getSystemInfoSync, getWindowInfo, getDeviceInfo, getAppBaseInfo } = device;
  expect(getSystemInfoSync()).toEqual(systemInfo(context));
  expect({ ...getWindowInfo(), ...getDeviceInfo(), ...getAppBaseInfo() }).toEqual(
    systemInfo(context),
  );
});

describe('canIUse', () => {
  it.each([
    ['showToast', true],
    ['showToast.object.title', true],
    ['vibrateShort', true],
    ['login', false],
    ['toString', false],
    ['', false],
    ['css.var', true],
    ['css.env', true],
    ['css.constant', false],
    ['css.backdrop-filter', true],
    ['css.nonsense', false],
    ['css', false],
  ])('answers %j with %s', (schema, answer) => {
    expect(device.canIUse(schema)).toBe(answer);
  });

  it('says no to a call that this browser has nothing for', () => {
    const window = { ...context.env.window, CSS, navigator: { onLine: true } };
    const env = { ...context.env, window: window as never };
    expect(createInstantDevice({ ...context, env }, () => true).canIUse('vibrateShort')).toBe(
      false,
    );
  });

  it.each([[undefined], [null], [5], [{}]])('refuses %j', (schema) => {
    expect(() => device.canIUse(schema as never)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        errMsg: 'canIUse:fail parameter.schema should be a string',
      }),
    );
  });
});
