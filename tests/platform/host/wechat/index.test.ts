import { describe, expect, it, vi } from 'vitest';
import { createHost } from '@/platform/host/connect';
import type { HostCallName } from '@/platform/host/adapter';
import { viaHost } from '@/platform/host/via-host';
import { fakePlatform } from '../../../helpers/fake-platform';
import {
  iphone,
  never,
  putInWeChat,
  signature,
  wechatPlatform,
} from '../../../helpers/wechat-bridge';

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

describe('[S1.2] the adapter of WeChat', () => {
  it('serves everything that its version knows', async () => {
    const { host, serves: may } = await start();
    expect(host.state().kind).toBe('connected');
    for (const name of serves) expect(may(name)).toBe(true);
  });

  it.each([
    ['Android’s text', '{"scanQRCode":false,"stopRecord":false}'],
    ['a record', { scanQRCode: false, stopRecord: false }],
  ])('leaves to the web what it does not know, told by %s', async (_, checkResult) => {
    const checkJsApi = () => ({ errMsg: 'checkJsApi:ok', checkResult });
    const { serves: may } = await start({ answers: { checkJsApi } });
    expect(serves.filter((name) => !may(name))).toEqual(['scanCode', 'startRecord']);
  });

  it('serves all where the app does not say what it knows', async () => {
    const answers = { checkJsApi: () => ({ errMsg: 'checkJsApi:fail' }) };
    expect((await start({ answers })).serves('scanCode')).toBe(true);
  });

  it.each([
    [
      'the app refuses the page',
      { answers: { preVerifyJSAPI: () => ({ errMsg: 'config:fail, invalid url domain' }) } },
    ],
    ['nobody signs', { host: { sign: async () => ({ ...signature, appId: '' }) } }],
  ])('closes windows and nothing more when %s', async (_, options) => {
    const { host, serves: may } = await start(options);
    expect(host.state()).toMatchObject({ kind: 'refused', error: { code: 'unsigned' } });
    await expect(host.ready()).rejects.toMatchObject({ code: 'unsigned', api: 'host.ready' });
    expect(serves.filter((name) => may(name))).toEqual(['getNetworkType', 'closeWindow']);
  });

  it('is connected without a signature where none is configured, for those two calls', async () => {
    const { host, names, serves: may } = await startUnsigned();
    expect(host.state().kind).toBe('connected');
    expect(names()).not.toContain('preVerifyJSAPI');
    expect(serves.filter((name) => may(name))).toEqual(['getNetworkType', 'closeWindow']);
  });

  it('knows a mini program late', async () => {
    const { context, host } = await start();
    expect(host.env()).toMatchObject({ via: 'wechat', os: 'ios', miniProgram: false });
    Object.assign(context.env.window, { __wxjs_environment: 'miniprogram' });
    expect(host.env().miniProgram).toBe(true);
  });

  it.each([
    ['WeChat on a phone keeps its grant', '', 1],
    ['WeCom signs anew', ' wxwork/5.0.6', 2],
    ['WeChat on a desktop signs anew', ' MacWechat/3.8.10', 2],
  ])('on another page %s, with the next call', async (_, token, times) => {
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
    // The app is back on the screen, and its page.
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

  it('serves again, without another page, when one signing request had failed', async () => {
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

  it('says with host.ready that it was signed at the second try', async () => {
    const sign = vi.fn(async (_url: string) => signature);
    sign.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { host } = await start({ host: { sign } });
    await host.ready();
    expect(host.state().kind).toBe('connected');
  });

  it('settles in bounded time when the app never answers', async () => {
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
});

const startUnsigned = () => startWith({ host: { sign: undefined as never } });

async function startWith(options: Parameters<typeof wechatPlatform>[0]) {
  const started = await start(options);
  return { ...started, names: () => started.calls.map(({ name }) => name) };
}
