import { expect, it } from 'vitest';
import { getNetworkType } from '@/platform/device/calls';
import { fakePlatform } from '../../../helpers/fake-platform';

const ask = (navigator: object) => {
  const { context } = fakePlatform();
  Object.assign(context.env.window, { navigator });
  return getNetworkType(context)();
};

it.each([
  [{ onLine: false }, 'none'],
  [{ onLine: false, connection: { type: 'wifi' } }, 'none'],
  [{ onLine: true }, 'unknown'],
  [{ onLine: true, connection: { type: 'wifi', effectiveType: '4g' } }, 'wifi'],
  [{ onLine: true, connection: { type: 'cellular', effectiveType: '3g' } }, '3g'],
  [{ onLine: true, connection: { type: 'cellular', effectiveType: 'slow-2g' } }, '2g'],
  [{ onLine: true, connection: { type: 'cellular', effectiveType: '5g' } }, '5g'],
  [{ onLine: true, connection: { effectiveType: '4g' } }, '4g'],
  [{ onLine: true, connection: { type: 'ethernet', effectiveType: '4g' } }, 'unknown'],
  [{ onLine: true, connection: { type: 'none' } }, 'none'],
])('takes %j for %s', async (navigator, networkType) => {
  expect(await ask(navigator)).toEqual({ networkType });
});
