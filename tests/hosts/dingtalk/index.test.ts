import { describe, expect, it, vi } from 'vitest';
import { connectDingTalk } from '@/hosts/dingtalk/connect-dingtalk';
import { withDefaults } from '@/platform/host/connect';
import type { AdapterConfig } from '@/platform/host/config';
import type { HostOs } from '@/platform/host/detect';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { hostWork } from '../../helpers/telegram-app';

const signature = {
  ...{ agentId: '7', corpId: 'ding1', timeStamp: 1_790_000_000 },
  ...{ nonceStr: 'n', signature: 'abc' },
};

type Answers = Readonly<Record<string, (params: unknown) => unknown>>;

type Options = {
  readonly answers?: Answers;
  /** The outcome of dd.config. */
  readonly verdict?: 'granted' | 'refused' | 'silence';
  readonly config?: AdapterConfig;
  readonly load?: () => Promise<unknown>;
  readonly os?: HostOs;
  readonly sdk?: unknown;
};

function start({ answers = {}, verdict = 'granted', config, load, os = 'ios', sdk }: Options = {}) {
  const fake = fakePlatform();
  Object.assign(fake.context.env.window, { location: { href: 'https://a.test/item?a=b#part' } });
  const calls: (readonly [name: string, params: unknown])[] = [];
  const call = (name: string) => async (params: unknown) => {
    calls.push([name, params]);
    return answers[name]?.(params) ?? {};
  };
  const dd = {
    config: vi.fn(),
    ready: (run: () => void) => verdict === 'granted' && run(),
    error: (run: (error: unknown) => void) =>
      verdict === 'refused' && run({ errorCode: 3, errorMessage: 'sign error' }),
    biz: {
      navigation: { close: call('close') },
      util: { scan: call('scan'), share: call('share') },
    },
    device: { geolocation: { get: call('locate') } },
    runtime: { permission: { requestAuthCode: call('authCode') } },
  };
  const sign = vi.fn(async () => signature as never);
  const env = { app: 'dingtalk', os, version: '7.6.60', miniProgram: false, via: 'dingtalk' };
  const connect = connectDingTalk({ load: load ?? (async () => sdk ?? { default: dd }) });
  const { context } = fake;
  const connection = connect({ context, config: config ?? { sign }, env, changed: () => {} });
  const adapter = withDefaults(connection, env);
  return { ...fake, adapter, dd, calls, sign };
}

const fails = (errorCode: unknown) => () => Promise.reject({ errorCode, errorMessage: 'as told' });
const wgs84 = { type: 'wgs84', timeout: 1000 } as const;

describe('[S1.2] the adapter of DingTalk', () => {
  it('DingTalk’s adapter signs the current address without its hash, and asks for permission once', async () => {
    const { adapter, sign, dd } = start();
    expect(adapter.serves('scanCode')).toBe(false);
    await adapter.ready();
    expect(sign).toHaveBeenCalledExactlyOnceWith('https://a.test/item?a=b');
    expect(dd.config).toHaveBeenCalledExactlyOnceWith({
      ...signature,
      type: 0,
      jsApiList: [
        ...['biz.navigation.close', 'device.geolocation.get', 'biz.util.scan'],
        'biz.util.share',
      ],
    });
    const names = ['scanCode', 'getLocation', 'closeWindow', 'chooseImage'] as const;
    expect(names.map(adapter.serves)).toEqual([true, true, true, false]);
  });

  it.each([
    ['refused', 'the host has refused the page: sign error'],
    ['silence', 'the host has refused the page'],
  ] as const)(
    'DingTalk’s adapter settles if DingTalk refuses or does not answer: %s',
    async (verdict, message) => {
      const { adapter, pass } = start({ verdict });
      const ready = adapter.ready();
      await flush();
      pass(10_000);
      await expect(ready).rejects.toMatchObject({ code: 'unsigned', message });
      expect(adapter.serves('scanCode')).toBe(false);
      expect(adapter.serves('closeWindow')).toBe(true);
    },
  );

  it.each([
    [{ load: async () => ({}) }, 'unsupported', '`load` did not give the SDK of DingTalk'],
    [
      {
        config: { sign: async () => ({ ...signature, agentId: '' }) as never },
        load: async () => ({ config: () => {} }),
      },
      'unsigned',
      "the signature's answer lacks agentId",
    ],
    [
      {
        config: { sign: () => Promise.reject(new Error('500')) },
        load: async () => ({ config: () => {} }),
      },
      'unsigned',
      'the address could not be signed: https://a.test/item?a=b (500)',
    ],
  ])(
    'DingTalk’s adapter rejects an incomplete configuration: %#',
    async (options, code, message) => {
      const { adapter } = start(options);
      await expect(adapter.ready()).rejects.toMatchObject({ code, message });
    },
  );

  it('DingTalk’s adapter settles if the SDK does not load', async () => {
    const { adapter, pass } = start({
      config: {},
      load: () => new Promise(() => {}),
    });
    const ready = adapter.ready();
    await flush();
    pass(15_000);
    await expect(ready).rejects.toThrow('no answer within 15000 ms');
  });

  it('DingTalk’s adapter makes unsigned calls without a signature', async () => {
    const scan = async () => ({ text: 'x' });
    const sdk = { config: vi.fn(), biz: { util: { scan } } };
    const { adapter } = start({ config: {}, load: async () => sdk });
    await adapter.ready();
    expect(sdk.config).not.toHaveBeenCalled();
    expect(adapter.serves('scanCode')).toBe(true);
    expect(adapter.serves('getLocation')).toBe(false);
    expect(await adapter.credential?.()).toBeNull();
  });

  it('DingTalk’s adapter closes the window and gives the credential', async () => {
    const { adapter, calls } = start({ answers: { authCode: () => ({ code: 'c1' }) } });
    await adapter.ready();
    await adapter.calls.closeWindow?.({}, hostWork());
    expect(await adapter.credential?.()).toBe('c1');
    expect(calls).toEqual([
      ['close', {}],
      ['authCode', { corpId: 'ding1' }],
    ]);
  });

  it('DingTalk’s adapter times out if a call without the user gets no answer', async () => {
    const { adapter, pass } = start({ answers: { close: () => new Promise(() => {}) } });
    await adapter.ready();
    const closing = adapter.calls.closeWindow?.({}, hostWork());
    await flush();
    pass(10_000);
    await expect(closing).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('[S1.2] scanCode in DingTalk', () => {
  it.each([
    [['barCode', 'qrCode'], 'all', ''],
    [['qrCode'], 'qrCode', 'QR_CODE'],
    [['barCode'], 'barCode', ''],
  ] as const)('scanCode in DingTalk reads %j', async (scanType, type, kind) => {
    const { adapter, calls } = start({ answers: { scan: () => ({ text: '6901234' }) } });
    await adapter.ready();
    const scanned = await adapter.calls.scanCode?.({ scanType }, hostWork());
    expect(scanned).toEqual({ result: '6901234', scanType: kind, charSet: 'UTF-8' });
    expect(calls).toEqual([['scan', { type }]]);
  });

  it.each([
    ['cancel', fails(-1)],
    ['cancel', fails('-1')],
    ['unsupported', fails('1')],
    ['unsigned', fails(7)],
    ['failed', fails(500)],
    ['failed', () => Promise.reject(undefined)],
    ['failed', () => ({})],
  ])('scanCode in DingTalk rejects with %s', async (code, scan) => {
    const { adapter } = start({ answers: { scan } });
    await adapter.ready();
    const scanned = adapter.calls.scanCode?.({ scanType: ['qrCode'] }, hostWork());
    await expect(scanned).rejects.toMatchObject({ code });
  });

  it('scanCode in DingTalk leaves other code types to the browser', async () => {
    const { adapter, calls } = start();
    await adapter.ready();
    const scanned = adapter.calls.scanCode?.({ scanType: ['pdf417'] }, hostWork());
    await expect(scanned).rejects.toMatchObject({ code: 'unsupported' });
    expect(calls).toEqual([]);
  });
});

describe('[S1.2] getLocation in DingTalk', () => {
  const locate = async (options: Options, type: 'wgs84' | 'gcj02' = 'wgs84') => {
    const { adapter, calls } = start(options);
    await adapter.ready();
    return { found: await adapter.calls.getLocation?.({ ...wgs84, type }, hostWork()), calls };
  };
  const beijing = { latitude: '39.9100956', longitude: '116.4037206', accuracy: '30' };

  it('getLocation in DingTalk asks for the wanted coordinate system', async () => {
    const { found, calls } = await locate({ answers: { locate: () => beijing } }, 'gcj02');
    expect(found).toEqual({
      ...{ latitude: 39.9100956, longitude: 116.4037206, coordinates: 'gcj02' },
      ...{ accuracy: 30, horizontalAccuracy: 30, altitude: null },
      ...{ verticalAccuracy: null, speed: null },
    });
    expect(calls).toEqual([
      ['locate', { targetAccuracy: 200, coordinate: 1, withReGeocode: false, useCache: false }],
    ]);
  });

  it('getLocation in DingTalk on Android converts from GCJ-02', async () => {
    const { found } = await locate({ os: 'android', answers: { locate: () => beijing } });
    expect(found?.latitude).toBeCloseTo(39.908692, 5);
    expect(found?.longitude).toBeCloseTo(116.397477, 5);
    expect(found?.coordinates).toBe('wgs84');
  });

  it('getLocation in DingTalk reads the nested answer of old clients', async () => {
    const answers = { locate: () => ({ location: { latitude: 1.5, longitude: 2.5 } }) };
    const { found } = await locate({ answers });
    expect(found).toMatchObject({ latitude: 1.5, longitude: 2.5, accuracy: 0 });
  });

  it('getLocation in DingTalk is denied if the user closes the question', async () => {
    await expect(locate({ answers: { locate: fails(-1) } })).rejects.toMatchObject({
      code: 'denied',
    });
  });

  it('getLocation in DingTalk times out, and the time of the user does not count', async () => {
    const silence = () => new Promise(() => {});
    const { adapter, pass } = start({ answers: { locate: silence } });
    await adapter.ready();
    const late = adapter.calls.getLocation?.(wgs84, hostWork())?.catch((error: unknown) => error);
    await flush();
    pass(61_000);
    expect(await late).toMatchObject({ code: 'timeout' });
  });

  it.each([{}, { latitude: '', longitude: '' }, { latitude: null, longitude: 1 }, 'x', null])(
    'getLocation in DingTalk fails for the answer %j',
    async (answer) => {
      const answers = { locate: () => answer };
      await expect(locate({ answers })).rejects.toMatchObject({ code: 'failed' });
    },
  );
});

it('[S1.2] share.open in DingTalk opens its dialog, and the result is opened', async () => {
  const { adapter, calls } = start();
  await adapter.ready();
  const card = { title: 'T', desc: 'D', link: 'https://a.test/', imgUrl: 'https://a.test/i.png' };
  expect(await adapter.openShare?.(card, hostWork())).toBe('opened');
  expect(calls).toEqual([
    [
      'share',
      { type: 0, url: 'https://a.test/', title: 'T', content: 'D', image: 'https://a.test/i.png' },
    ],
  ]);
});
