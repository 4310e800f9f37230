import { expect, it } from 'vitest';
import { getProvider } from '@/platform/apis/base';
import { fakePlatform } from '../../../helpers/fake-platform';

const call = getProvider(fakePlatform().context);

it.each(['oauth', 'share', 'payment', 'push'] as const)('has nobody for %s', async (service) => {
  expect(await call({ service })).toEqual({ service, provider: [] });
});

it.each([
  [undefined, 'Missing required parameter `service`'],
  [{ service: 'x' }, 'parameter.service should be one of oauth, share, payment, push'],
])('refuses %j', async (params, message) => {
  await expect(call(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `getProvider:fail ${message}`,
  });
});
