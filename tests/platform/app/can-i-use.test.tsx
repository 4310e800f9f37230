import { expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { createCanIUse } from '@/platform/app/sync-calls';
import { fakePlatform } from '../../helpers/fake-platform';
import { registry, rowIn } from '@/platform/registry';

const { context } = fakePlatform({ env: createEnv(window) });
const rowOf = (name: string) => rowIn(registry, name);
const canIUse = createCanIUse(context, rowOf);

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
])('canIUse(%j) is %s', (schema, answer) => {
  expect(canIUse(schema)).toBe(answer);
});

it.each([
  'vibrateShort',
  'vibrateLong',
  'setKeepScreenOn',
  'createRecorder',
  'startAccelerometer',
  'startGyroscope',
  'startCompass',
  'getClipboardData',
  'getLocation',
  'startLocationUpdate',
])('canIUse(%j) is false if the browser lacks the function', (name) => {
  const answer = (window: object) =>
    createCanIUse({ ...context, env: { ...context.env, window: window as never } }, rowOf)(name);
  expect(answer(window)).toBe(true);
  expect(answer({ CSS, navigator: { onLine: true } })).toBe(false);
});

it.each([[undefined], [null], [5], [{}]])('canIUse refuses %j', (schema) => {
  expect(() => canIUse(schema as never)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errMsg: 'canIUse:fail parameter.schema should be a string',
    }),
  );
});
