import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@/platform/host/wechat/client';
import type { HostEnv } from '@/platform/host/detect';
import type { HostConfig } from '@/platform/host/config';
import { fakePlatform } from '../../../helpers/fake-platform';
import { flush } from '../../../helpers/flush';
import { type Answers, fakeBridge, iphone, signature } from '../../../helpers/wechat-bridge';
import { inWeChatBy, ways } from '../../../helpers/wechat-ways';

describe.each(ways)('WeChat by %s', (way) => {
  const { sdkOption } = inWeChatBy(way);

  const wechat: HostEnv = {
    ...{ app: 'wechat', os: 'ios', version: '', miniProgram: false, via: 'wechat' },
  };

  function start(answers: Answers = {}, config: HostConfig = {}, bridge: object = {}) {
    const platform = fakePlatform();
    const { env } = platform.context;
    const fake = fakeBridge(answers);
    Object.assign(env.window, {
      navigator: { userAgent: iphone, platform: 'iPhone' },
      WeixinJSBridge: { ...fake.bridge, ...bridge },
    });
    const sign = vi.fn(async (_url: string) => signature);
    const { endpoint: _endpoint, ...rest } = config;
    const client = createClient({
      context: platform.context,
      config: { sign, ...sdkOption(env), ...rest },
      envOf: () => wechat,
      names: ['scanQRCode', 'hideOptionMenu'],
      changed: () => {},
    });
    const hide = (signal?: AbortSignal) =>
      client.invoke(
        'hideOptionMenu',
        {},
        { api: 'host.hideOptionMenu', ...(signal && { signal }) },
      );
    return { ...platform, ...fake, client, sign, hide };
  }

  const denied = (name: string, said: string) => () => ({ errMsg: `${name}:${said}` });

  describe('a report', () => {
    it('a report that throws does not change the outcome of a call', async () => {
      const report = () => {
        throw new Error('the product’s mistake');
      };
      const { hide, reported } = start(
        { hideOptionMenu: denied('x', 'function not exist') },
        { report },
      );
      await expect(hide()).rejects.toMatchObject({
        code: 'unsupported',
        message: 'function not exist',
      });
      expect(reported).toEqual([new Error('the product’s mistake')]);
    });

    it('the refusal of a page is reported before any call', async () => {
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
    it('an aborted call is not made', async () => {
      const life = new AbortController();
      const { hide, called, client } = start();
      const vain = hide(life.signal).catch((error: unknown) => error);
      life.abort();
      expect(await vain).toMatchObject({ code: 'abort', api: 'host.hideOptionMenu' });
      await client.grant.ensure();
      await flush();
      expect(called('hideOptionMenu')).toEqual([]);
    });

    it.each([
      'fail, system permission denied',
      'fail auth deny',
      'fail_auth_denied',
      'user denied',
    ])('a call that the user refused (%s) is not made again', async (said) => {
      const { hide, called, sign } = start({ hideOptionMenu: denied('hideOptionMenu', said) });
      await expect(hide()).rejects.toMatchObject({ code: 'denied' });
      expect(called('hideOptionMenu')).toHaveLength(1);
      expect(sign).toHaveBeenCalledTimes(1);
    });

    it('a call that the account lacks asks for one more signature only', async () => {
      const { hide, called, sign } = start({
        hideOptionMenu: denied('hideOptionMenu', 'permission denied'),
      });
      for (let time = 0; time < 10; time++)
        await expect(hide()).rejects.toMatchObject({ code: 'unsigned' });
      expect(sign).toHaveBeenCalledTimes(2);
      expect(called('hideOptionMenu')).toHaveLength(11);
    });

    it('a barred call that WeChat allows later is not barred any more', async () => {
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

  it('the client works if the bridge has no events', () => {
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
});
