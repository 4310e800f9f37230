import { fakePlatform } from '../../../helpers/fake-platform';
import { flush } from '../../../helpers/flush';
import { iphone, never, signature, wecom } from '../../../helpers/wechat-bridge';
import { inWeChatBy, ways } from '../../../helpers/wechat-ways';
import { PlatformError } from '@/platform';
import type { FullCard, HostConnection, HostCallName, HostWork } from '@/platform/host/adapter';
import { createHost } from '@/platform/host/connect';
import { viaHost } from '@/platform/host/via-host';
import { unlockByBridge } from '@/platform/host/wechat';
import { createMediaUnlock } from '@/platform/media/media-unlock';
import { describe, expect, it, vi } from 'vitest';

describe.each(ways)('WeChat by %s', (way) => {
  const { wechatPlatform, putInWeChat } = inWeChatBy(way);

  describe('[S1.2] the adapter of WeChat', () => {
    async function start(options: Parameters<typeof wechatPlatform>[0] = {}) {
      const platform = await wechatPlatform(options);
      const host = platform.context.shelf(createHost);
      const state = host.state();
      const adapter = 'adapter' in state ? state.adapter : null;
      return { ...platform, host, serves: (name: HostCallName) => adapter?.serves(name) };
    }

    const serves = [
      'chooseImage',
      'previewImage',
      'getLocation',
      'openLocation',
      'scanCode',
      'startRecord',
      'openVoice',
      'uploadMedia',
      'getNetworkType',
      'closeWindow',
      'hideMenuItems',
      'showMenuItems',
      'hideOptionMenu',
      'showOptionMenu',
    ] as const;

    it('the adapter serves all calls that its version knows', async () => {
      const { host, serves: may } = await start();
      expect(host.state().kind).toBe('connected');
      for (const name of serves) expect(may(name)).toBe(true);
    });

    it.each([
      ['Android’s text', '{"scanQRCode":false,"stopRecord":false}'],
      ['a record', { scanQRCode: false, stopRecord: false }],
    ])(
      'the adapter leaves unknown calls to the browser, from the answer %s',
      async (_, checkResult) => {
        const checkJsApi = () => ({ errMsg: 'checkJsApi:ok', checkResult });
        const { serves: may } = await start({ answers: { checkJsApi } });
        expect(serves.filter((name) => !may(name))).toEqual(['scanCode', 'startRecord']);
      },
    );

    it('the adapter serves all calls if checkJsApi gives no answer', async () => {
      const answers = { checkJsApi: () => ({ errMsg: 'checkJsApi:fail' }) };
      expect((await start({ answers })).serves('scanCode')).toBe(true);
    });

    it.each([
      [
        'the app refuses the page',
        { answers: { preVerifyJSAPI: () => ({ errMsg: 'config:fail, invalid url domain' }) } },
      ],
      [
        'the signature is incomplete',
        { host: { sign: async () => ({ ...signature, appId: '' }) } },
      ],
    ])('the adapter serves only unsigned calls when %s', async (_, options) => {
      const { host, serves: may } = await start(options);
      expect(host.state()).toMatchObject({ kind: 'refused', error: { code: 'unsigned' } });
      await expect(host.ready()).rejects.toMatchObject({ code: 'unsigned', api: 'host.ready' });
      expect(serves.filter((name) => may(name))).toEqual(['getNetworkType', 'closeWindow']);
    });

    it('the adapter is connected without a configured signature, for the unsigned calls', async () => {
      const { host, names, serves: may } = await startUnsigned();
      expect(host.state().kind).toBe('connected');
      expect(names()).not.toContain('preVerifyJSAPI');
      expect(serves.filter((name) => may(name))).toEqual(['getNetworkType', 'closeWindow']);
    });

    it('the adapter finds a mini program late', async () => {
      const { context, host } = await start();
      expect(host.env()).toMatchObject({ via: 'wechat', os: 'ios', miniProgram: false });
      Object.assign(context.env.window, { __wxjs_environment: 'miniprogram' });
      expect(host.env().miniProgram).toBe(true);
    });

    it.each([
      ['WeChat on a phone keeps its grant', '', 1],
      ['WeCom signs anew', ' wxwork/5.0.6', 2],
      ['WeChat on a desktop signs anew', ' MacWechat/3.8.10', 2],
    ])('after a change of the page, %s with the next call', async (_, token, times) => {
      const sign = vi.fn(async (_url: string) => signature);
      const {
        context,
        host,
        record,
        serves: may,
      } = await start({
        userAgent: iphone + token,
        host: { sign },
      });
      const state = host.state();
      if (state.kind !== 'connected') throw new Error(state.kind);
      const hide = () =>
        state.adapter.calls.hideOptionMenu?.({}, { signal: new AbortController().signal } as never);
      // The document is visible again, and so is its page.
      record('show');
      await hide();
      expect(sign).toHaveBeenCalledTimes(1);
      Object.assign(context.env.window.location, { href: 'https://example.org/item#part' });
      record('show');
      expect(sign).toHaveBeenCalledTimes(1);
      expect(may('hideOptionMenu')).toBe(true);
      await hide();
      expect(sign).toHaveBeenCalledTimes(times);
    });

    it('the adapter serves calls again after a failed signing request', async () => {
      const sign = vi.fn(async (_url: string) => signature);
      sign.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      const { context, host, names, serves: may } = await startWith({ host: { sign } });
      expect(host.state()).toMatchObject({ kind: 'refused', error: { code: 'unsigned' } });
      expect(may('scanCode')).toBe(true);
      const work = { fail: vi.fn(), signal: new AbortController().signal };
      await viaHost(context, 'hideOptionMenu', {}, work, () => {
        throw new Error('the web was asked');
      });
      expect(names()).toContain('hideOptionMenu');
      expect(sign).toHaveBeenCalledTimes(2);
      await vi.waitFor(() => expect(host.state().kind).toBe('connected'));
    });

    it('host.ready resolves if the second signing request succeeds', async () => {
      const sign = vi.fn(async (_url: string) => signature);
      sign.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      const { host } = await start({ host: { sign } });
      await host.ready();
      expect(host.state().kind).toBe('connected');
    });

    it('the adapter settles in bounded time if WeChat never answers', async () => {
      const { context, pass } = fakePlatform();
      Object.assign(context.env.window, { File, URL });
      Object.assign(context.env.document, { querySelectorAll: () => [] });
      const fake = putInWeChat(context, { answers: { preVerifyJSAPI: () => never } });
      const host = context.shelf(createHost);
      await vi.waitFor(() => expect(fake.called('preVerifyJSAPI')).toHaveLength(1));
      pass(10_000);
      await host.settled();
      expect(host.state()).toMatchObject({ kind: 'refused', error: { code: 'timeout' } });
    });

    const startUnsigned = () => startWith({ host: { sign: undefined as never } });

    async function startWith(options: Parameters<typeof wechatPlatform>[0]) {
      const started = await start(options);
      return { ...started, names: () => started.calls.map(({ name }) => name) };
    }
  });

  describe('aborted calls', () => {
    const place = { latitude: 1, longitude: 2, scale: 18, name: '', address: '' };
    const card: FullCard = { title: 'a', desc: '', link: 'https://example.org/', imgUrl: '' };

    type Run = (adapter: HostConnection, work: HostWork) => Promise<unknown> | undefined;

    const calls: readonly (readonly [name: string, run: Run])[] = [
      [
        'chooseImage',
        ({ calls: { chooseImage } }, work) =>
          chooseImage?.({ count: 1, sizeType: ['original'], sourceType: ['album'] }, work),
      ],
      ['scanCode', ({ calls: { scanCode } }, work) => scanCode?.({ scanType: ['qrCode'] }, work)],
      [
        'previewImage',
        ({ calls: { previewImage } }, work) => previewImage?.({ urls: ['a'], current: 0 }, work),
      ],
      [
        'getLocation',
        ({ calls: { getLocation } }, work) => getLocation?.({ type: 'wgs84', timeout: 1 }, work),
      ],
      ['openLocation', ({ calls: { openLocation } }, work) => openLocation?.(place, work)],
      ['hideOptionMenu', ({ calls: { hideOptionMenu } }, work) => hideOptionMenu?.({}, work)],
      ['share.open', ({ openShare }, work) => openShare?.(card, work)],
    ];

    it.each(calls)('[S1.2] %s does nothing for a page that is gone', async (_, run) => {
      const { context, calls: made } = await wechatPlatform({ userAgent: wecom });
      const state = context.shelf(createHost).state();
      if (state.kind !== 'connected') throw new Error(state.kind);
      const before = made.length;
      const life = new AbortController();
      life.abort();
      const work: HostWork = {
        signal: life.signal,
        fail: (code, message, cause) => new PlatformError({ code, api: 'any', message, cause }),
      };
      await expect(run(state.adapter, work)).rejects.toMatchObject({ code: 'abort' });
      expect(made).toHaveLength(before);
    });
  });

  describe('fontSize', () => {
    it('fontSize fixed keeps the page’s text size, also when the user changes the setting', async () => {
      const { called, emit } = await wechatPlatform({ host: { fontSize: 'fixed' } });
      expect(called('setFontSizeCallback')).toEqual([{ fontSize: 0 }]);
      emit('menu:setfont', { fontSize: 4 });
      await flush();
      expect(called('setFontSizeCallback')).toEqual([{ fontSize: 0 }, { fontSize: 0 }]);
    });

    it('fontSize follow makes no call, and a refusal of fixed has no effect', async () => {
      expect((await wechatPlatform()).called('setFontSizeCallback')).toEqual([]);
      const answers = { setFontSizeCallback: () => ({ errMsg: 'setFontSizeCallback:fail' }) };
      await wechatPlatform({ host: { fontSize: 'fixed' }, answers });
      await flush();
    });
  });

  describe('unlockByBridge', () => {
    function start() {
      const { context } = fakePlatform();
      Object.assign(context.env.document, { querySelectorAll: () => [] });
      const unlock = vi.fn();
      const media = context.shelf(createMediaUnlock);
      Object.assign(media, { unlock });
      const come = (invoke: (name: string, params: object, answer: () => void) => void) => {
        Object.assign(context.env.window, { WeixinJSBridge: { invoke, on: () => {} } });
        context.env.document.dispatchEvent(new Event('WeixinJSBridgeReady'));
      };
      return { context, unlock, come };
    }

    it('unlockByBridge unlocks media in the tasks in which the bridge arrives and answers', () => {
      const { context, unlock, come } = start();
      unlockByBridge(context);
      expect(unlock).not.toHaveBeenCalled();
      let tell = () => {};
      come((name, _params, answer) => {
        expect(name).toBe('getNetworkType');
        tell = answer;
      });
      expect(unlock).toHaveBeenCalledTimes(1);
      tell();
      expect(unlock).toHaveBeenCalledTimes(2);
    });

    it('unlockByBridge ignores a bridge that throws', () => {
      const { context, unlock, come } = start();
      unlockByBridge(context);
      come(() => {
        throw new Error('broken');
      });
      expect(unlock).toHaveBeenCalledTimes(1);
    });
  });
});
