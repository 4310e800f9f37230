import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@/platform/host/wechat/client';
import type { HostEnv } from '@/platform/host/detect';
import type { HostConfig } from '@/platform/host/config';
import { fakePlatform } from '../../../helpers/fake-platform';
import { flush } from '../../../helpers/flush';
import { type Answers, fakeBridge, iphone, signature } from '../../../helpers/wechat-bridge';

const wechat: HostEnv = {
  ...{ app: 'wechat', os: 'ios', version: '', miniProgram: false, via: 'wechat' },
};

function start(answers: Answers = {}, config: HostConfig = {}, bridge: object = {}) {
  const platform = fakePlatform();
  const { env } = platform.context;
  const fake = fakeBridge(answers);
  Object.assign(env.window, {
    navigator: { userAgent: iphone },
    WeixinJSBridge: { ...fake.bridge, ...bridge },
  });
  const sign = vi.fn(async (_url: string) => signature);
  const { endpoint: _endpoint, ...rest } = config;
  const client = createClient({
    context: platform.context,
    config: { sign, ...rest },
    envOf: () => wechat,
    names: ['scanQRCode', 'hideOptionMenu'],
    changed: () => {},
  });
  const hide = (signal?: AbortSignal) =>
    client.invoke('hideOptionMenu', {}, { api: 'host.hideOptionMenu', ...(signal && { signal }) });
  return { ...platform, ...fake, client, sign, hide };
}

const denied = (name: string, said: string) => () => ({ errMsg: `${name}:${said}` });

describe('a report', () => {
  it('that throws changes no outcome', async () => {
    const report = () => {
      throw new Error('the product’s mistake');
    };
    const { hide, pass } = start({ hideOptionMenu: denied('x', 'function not exist') }, { report });
    await expect(hide()).rejects.toMatchObject({
      code: 'unsupported',
      message: 'function not exist',
    });
    expect(() => pass(0)).toThrow('the product’s mistake');
  });

  it('tells of a page that was refused before anybody called', async () => {
    const report = vi.fn();
    const { client } = start(
      { preVerifyJSAPI: denied('config', 'fail,invalid url domain') },
      { report },
    );
    await client.grant.ensure().catch(() => {});
    expect(report.mock.calls).toMatchObject([
      [
        {
          api: 'host.ready',
          code: 'unsigned',
          errMsg: 'the host refused the page: fail,invalid url domain',
          signedUrl: null,
          current: 'https://example.org/',
        },
      ],
    ]);
  });
});

describe('a call', () => {
  it('of nobody any more is not made', async () => {
    const life = new AbortController();
    const { hide, called, client } = start();
    const vain = hide(life.signal).catch((error: unknown) => error);
    life.abort();
    expect(await vain).toMatchObject({ code: 'abort', api: 'host.hideOptionMenu' });
    await client.grant.ensure();
    await flush();
    expect(called('hideOptionMenu')).toEqual([]);
  });

  it.each(['fail, system permission denied', 'fail auth deny', 'fail_auth_denied', 'user denied'])(
    'that the visitor has answered with no (%s) is not made again',
    async (said) => {
      const { hide, called, sign } = start({ hideOptionMenu: denied('hideOptionMenu', said) });
      await expect(hide()).rejects.toMatchObject({ code: 'denied' });
      expect(called('hideOptionMenu')).toHaveLength(1);
      expect(sign).toHaveBeenCalledTimes(1);
    },
  );

  it('that the account lacks asks for one more signature, and then for none', async () => {
    const { hide, called, sign } = start({
      hideOptionMenu: denied('hideOptionMenu', 'permission denied'),
    });
    for (let time = 0; time < 10; time++)
      await expect(hide()).rejects.toMatchObject({ code: 'unsigned' });
    expect(sign).toHaveBeenCalledTimes(2);
    expect(called('hideOptionMenu')).toHaveLength(11);
  });

  it('that is allowed after all is no longer barred', async () => {
    let said = 'permission denied';
    const { hide, client } = start({
      hideOptionMenu: () => ({ errMsg: `hideOptionMenu:${said}` }),
    });
    await hide().catch(() => {});
    expect(client.mayCall('hideOptionMenu')).toBe(false);
    said = 'ok';
    await hide();
    expect(client.mayCall('hideOptionMenu')).toBe(true);
  });
});

it('does without what a bridge can not tell by itself', () => {
  for (const on of [
    undefined,
    () => {
      throw new Error('broken');
    },
  ]) {
    const { client } = start({}, {}, { on });
    expect(() => client.on('menu:setfont', () => {})).not.toThrow();
  }
});
