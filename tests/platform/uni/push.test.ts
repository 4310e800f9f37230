import { describe, expect, it, vi } from 'vitest';
import {
  getProvider,
  getPushClientId,
  invokePushCallback,
  onPushMessage,
} from '@/platform/uni/calls';
import { fakePlatform } from '../../helpers/fake-platform';

describe('getProvider', () => {
  const call = getProvider(fakePlatform().context);

  it.each(['oauth', 'share', 'payment', 'push'] as const)(
    'getProvider resolves to an empty list for %s',
    async (service) => {
      expect(await call({ service })).toEqual({ service, provider: [] });
    },
  );

  it.each([
    [undefined, 'Missing required parameter `service`'],
    [{ service: 'x' }, 'parameter.service should be one of oauth, share, payment, push'],
  ])('getProvider refuses %j', async (params, message) => {
    await expect(call(params as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `getProvider:fail ${message}`,
    });
  });
});

describe('getPushClientId', () => {
  it('getPushClientId rejects until invokePushCallback has reported the id', async () => {
    const { context } = fakePlatform();
    await expect(getPushClientId(context)()).rejects.toMatchObject({
      code: 'unsupported',
      errMsg: 'getPushClientId:fail push is not enabled',
    });
    await invokePushCallback(context)({ type: 'clientId', cid: 'device-7' });
    expect(await getPushClientId(context)()).toEqual({ cid: 'device-7' });
  });
});

describe('invokePushCallback', () => {
  it.each([
    [undefined, 'Missing required parameter `type`'],
    [{ type: 'x' }, 'parameter.type should be one of clientId, pushMsg, click'],
    [{ type: 'clientId' }, 'Missing required parameter `cid`'],
    [{ type: 'clientId', cid: '' }, 'Missing required parameter `cid`'],
    [{ type: 'clientId', cid: 5 }, 'parameter.cid should be a string'],
  ])('invokePushCallback refuses %j', async (params, message) => {
    await expect(invokePushCallback(fakePlatform().context)(params as never)).rejects.toMatchObject(
      {
        code: 'invalid',
        errMsg: `invokePushCallback:fail ${message}`,
      },
    );
  });

  it('invokePushCallback accepts a message without listeners', async () => {
    const call = invokePushCallback(fakePlatform().context);
    await expect(call({ type: 'pushMsg', message: {} })).resolves.toBeUndefined();
  });
});

describe('pushMessage', () => {
  it('pushMessage emits the messages that invokePushCallback receives', async () => {
    const { context } = fakePlatform();
    const heard = vi.fn();
    const stop = onPushMessage(context, heard);
    const invoke = invokePushCallback(context);
    await invoke({ type: 'pushMsg', message: { n: 1 } });
    await invoke({ type: 'click', message: 'x' });
    await invoke({ type: 'clientId', cid: 'c' });
    stop();
    await invoke({ type: 'pushMsg' });
    expect(heard.mock.calls).toEqual([
      [{ type: 'receive', data: { n: 1 } }],
      [{ type: 'click', data: 'x' }],
    ]);
  });
});
