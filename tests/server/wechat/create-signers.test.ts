import { describe, expect, it } from 'vitest';
import { createSigners } from '../../../server/wechat/signers.mjs';
import { SECRET, setUpWeChatService } from '../../helpers/wechat-service';

const service = setUpWeChatService();
const fixed = { now: () => 1_700_000_000_000, random: () => 'n' };
const url = 'https://m.example.com/';
const ticket = 'portico-demonstration-ticket';
const SIGNATURE = '41568ce773ed7781a9a17cfcd54c5de3ea110ccf';

describe('createSigners', () => {
  it('has no signer without an account', () => {
    expect(createSigners({})).toEqual({
      wechat: undefined,
      wecom: undefined,
      dingtalk: undefined,
    });
  });

  it('returns the form that each app expects', async () => {
    const { wechat, wecom, dingtalk } = createSigners({
      ...fixed,
      account: { appId: 'wx1', ticket },
      wecom: { corpId: 'ww1', agentId: '7', ticket, agentTicket: async () => ticket },
      dingtalk: { corpId: 'ding1', agentId: '8', ticket },
    });
    const common = { timestamp: 1700000000, nonceStr: 'n', signature: SIGNATURE };
    expect(await wechat?.(url)).toEqual({ appId: 'wx1', ...common });
    expect(await wecom?.corp(url)).toEqual({ appId: 'ww1', ...common });
    expect(await wecom?.agent?.(url)).toEqual({
      ...{ appId: 'ww1', corpId: 'ww1', agentId: '7' },
      ...common,
    });
    expect(await dingtalk?.(url)).toEqual({
      agentId: '8',
      corpId: 'ding1',
      timeStamp: 1700000000,
      nonceStr: 'n',
      signature: SIGNATURE,
    });
  });

  it('has no signer for an application without its id or its ticket', () => {
    const wecom = { corpId: 'ww1', ticket };
    expect(createSigners({ wecom: { ...wecom, agentId: '7' } }).wecom?.agent).toBeUndefined();
    expect(createSigners({ wecom: { ...wecom, agentTicket: 't' } }).wecom?.agent).toBeUndefined();
    expect(createSigners({ wecom: { corpId: 'ww1', secret: 's' } }).wecom?.agent).toBeUndefined();
  });

  it('hashes with SHA-256 for DingTalk when the option says so', async () => {
    const account = { corpId: 'ding1', agentId: '8', ticket };
    const { dingtalk } = createSigners({ ...fixed, dingtalk: { ...account, hash: 'sha256' } });
    expect(await dingtalk?.(url)).toMatchObject({
      signature: '7804f31a37b028baa4878938c86cd8a1647d57c74f311fa890656baf2e474be3',
    });
  });

  it('fetches the tickets when it has the secrets', async () => {
    const api = service.url();
    const { wechat, wecom, dingtalk } = createSigners({
      account: { appId: 'wx1', secret: SECRET, api },
      wecom: { corpId: 'ww1', agentId: '7', secret: SECRET, api },
      dingtalk: { corpId: 'ding1', agentId: '8', appKey: 'k', appSecret: SECRET, api },
    });
    await Promise.all([wechat?.(url), wecom?.corp(url), wecom?.agent?.(url), dingtalk?.(url)]);
    expect(service.asked()).toHaveLength(7);
  });
});
