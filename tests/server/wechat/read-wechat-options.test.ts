import { describe, expect, it } from 'vitest';
import { readWeChatOptions } from '../../../server/wechat/read-wechat-options.mjs';

describe('readWeChatOptions', () => {
  it('finds no account in an empty environment', () => {
    expect(readWeChatOptions({ PATH: '/bin', WECHAT_PAY: 'x', WECHAT_APP_ID: '' })).toEqual({
      origins: [],
    });
  });

  it('reads all accounts', () => {
    expect(
      readWeChatOptions({
        WECHAT_APP_ID: 'wx1',
        WECHAT_APP_SECRET: 's1',
        WECOM_CORP_ID: 'ww1',
        WECOM_SECRET: 's2',
        WECOM_AGENT_ID: '7',
        DINGTALK_CORP_ID: 'ding1',
        DINGTALK_AGENT_ID: '8',
        DINGTALK_APP_KEY: 'k',
        DINGTALK_APP_SECRET: 's3',
        DINGTALK_HASH: 'sha256',
        SIGNATURE_ORIGINS: 'https://m.example.com, https://www.example.com:443 ,',
      }),
    ).toEqual({
      account: { appId: 'wx1', secret: 's1' },
      wecom: { corpId: 'ww1', secret: 's2', agentId: '7' },
      dingtalk: { corpId: 'ding1', agentId: '8', appKey: 'k', appSecret: 's3', hash: 'sha256' },
      origins: ['https://m.example.com', 'https://www.example.com'],
    });
  });

  it('accepts a ticket in place of the secret', () => {
    expect(readWeChatOptions({ WECHAT_APP_ID: 'wx1', WECHAT_JSAPI_TICKET: 't' }).account).toEqual({
      appId: 'wx1',
      ticket: 't',
    });
  });

  it('accepts WeCom without an application', () => {
    expect(readWeChatOptions({ WECOM_CORP_ID: 'ww1', WECOM_SECRET: 's' }).wecom).toEqual({
      corpId: 'ww1',
      secret: 's',
    });
  });

  it.each([
    [{ WECHAT_APP_ID: 'wx1' }, 'WECHAT_APP_SECRET missing: set WECHAT_APP_ID, WECHAT_APP_SECRET'],
    [{ WECHAT_JSAPI_TICKET: 't' }, 'WECHAT_APP_ID missing'],
    [{ WECOM_AGENT_ID: '7' }, 'WECOM_CORP_ID and WECOM_SECRET missing'],
    [{ DINGTALK_APP_KEY: 'k' }, 'DINGTALK_CORP_ID and DINGTALK_AGENT_ID and DINGTALK_APP_SECRET'],
    [{ SIGNATURE_ORIGINS: 'm.example.com' }, "'m.example.com' is no origin"],
  ])('refuses %j: %s', (env, message) => {
    expect(() => readWeChatOptions(env)).toThrow(message);
  });

  it('throws errors without the secrets', () => {
    expect(() => readWeChatOptions({ WECHAT_APP_SECRET: 'hidden' })).toThrow(
      /^(?!.*hidden).*WECHAT_APP_ID missing/,
    );
  });

  it('accepts two hashes', () => {
    const env = Object.fromEntries(
      ['CORP_ID', 'AGENT_ID', 'APP_KEY', 'APP_SECRET'].map((name) => [`DINGTALK_${name}`, 'x']),
    );
    expect(readWeChatOptions(env).dingtalk).toMatchObject({ hash: 'sha1' });
    expect(() => readWeChatOptions({ ...env, DINGTALK_HASH: 'md5' })).toThrow(
      'DINGTALK_HASH is sha1 or sha256',
    );
  });
});
