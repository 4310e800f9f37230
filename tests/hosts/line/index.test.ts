import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { hostWork } from '../../helpers/telegram-app';
import { connectLine, stateTarget } from '@/hosts/line/connect-line';
import type { LiffSdk } from '@/hosts/line/calls';
import type { LineOptions } from '@/hosts/line';
import type { HostEnv, PlatformContext } from '@/platform';
import { withDefaults } from '@/platform/host/connect';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

function connect(options: LineOptions, context: PlatformContext, version: string) {
  const env: HostEnv = { app: 'line', os: 'ios', version, miniProgram: false, via: 'liff' };
  const parts = { context, config: {}, env, changed: () => {} };
  return withDefaults(connectLine(options)(parts), env);
}

describe('the adapter of LINE', () => {
  type Options = {
    readonly sdk?: Partial<LiffSdk>;
    readonly load?: () => Promise<unknown>;
    readonly url?: string;
    readonly version?: string;
  };

  function start({ sdk, load, url = '/', version = '15.9.0' }: Options = {}) {
    const fake = fakePlatform({ page: { id: 'first', route: '/', url } });
    const liff = {
      init: vi.fn(async () => {}),
      closeWindow: vi.fn(),
      isApiAvailable: () => true,
      scanCodeV2: async () => ({ value: 'https://a.test' as string | null }),
      shareTargetPicker: vi.fn(async () => ({ status: 'success' })),
      openWindow: vi.fn(),
      getIDToken: () => 'id-token' as string | null,
      ...sdk,
    };
    const go = vi.spyOn(fake.context.navigator, 'go');
    const options = { id: '1-a', load: load ?? (async () => ({ default: liff })) };
    const adapter = connect(options, fake.context, version);
    return { ...fake, adapter, liff, go };
  }

  const card = { title: 'Marble', desc: '', link: 'https://a.test/', imgUrl: '' };
  const both = { scanType: ['barCode', 'qrCode'] } as const;

  describe('[S1.2] the adapter of LINE', () => {
    it('LINE’s adapter starts the SDK before it serves calls', async () => {
      const { adapter, liff } = start();
      expect(adapter.serves('closeWindow')).toBe(false);
      expect(adapter.serves('scanCode')).toBe(false);
      await adapter.ready();
      expect(liff.init).toHaveBeenCalledExactlyOnceWith({ liffId: '1-a' });
      expect(adapter.serves('closeWindow')).toBe(true);
      expect(adapter.serves('scanCode')).toBe(true);
      expect(adapter.serves('chooseImage')).toBe(false);
    });

    it('LINE’s adapter rejects an SDK that is not LINE', async () => {
      const { adapter } = start({ load: async () => ({ default: {} }) });
      const message = '`load` did not give the SDK of LINE';
      await expect(adapter.ready()).rejects.toMatchObject({ code: 'unsupported', message });
      expect(adapter.serves('closeWindow')).toBe(false);
    });

    it.each([
      ['does not load', { load: () => new Promise(() => {}) }],
      ['does not start', { sdk: { init: () => new Promise<void>(() => {}) } }],
    ])('LINE’s adapter settles when the SDK %s', async (_name, options) => {
      const { adapter, pass } = start(options);
      const ready = adapter.ready();
      await flush();
      pass(15_000);
      await expect(ready).rejects.toThrow('no answer within 15000 ms');
    });

    it('LINE’s adapter accepts the global of LINE’s script as the SDK', async () => {
      const { adapter } = start({ load: async () => ({ init: async () => {} }) });
      await expect(adapter.ready()).resolves.toBeUndefined();
    });

    it('LINE’s adapter opens the page of the link before the SDK starts', async () => {
      const { adapter, liff, go } = start({ url: '/?liff.state=%2Fitem%2F3%3Fn%3D1' });
      expect(liff.init).not.toHaveBeenCalled();
      await adapter.ready();
      expect(go.mock.calls).toEqual([['relaunch', { to: { url: '/item/3?n=1' } }]]);
      expect(liff.init).toHaveBeenCalledTimes(1);
    });

    it('LINE’s adapter opens no page if the user has navigated before', async () => {
      let give: (sdk: unknown) => void = () => {};
      const load = () => new Promise((resolve) => (give = resolve));
      const fake = fakePlatform({ page: { url: '/?liff.state=%2Fitem%2F3' } });
      const go = vi.spyOn(fake.context.navigator, 'go');
      fake.turnTo({ id: 'other', url: '/other' });
      const adapter = connect({ id: '1-a', load }, fake.context, '');
      give({ init: async () => {} });
      await adapter.ready();
      expect(go).not.toHaveBeenCalled();
    });

    it('LINE’s adapter removes the tokens of a page that was below another one when the page is shown', async () => {
      const first = { id: 'first', route: '/item', url: '/item#access_token=t' };
      const { adapter, context, turnTo } = start({ url: first.url });
      const step = vi.spyOn(context.navigator, 'step');
      turnTo({ id: 'second', route: '/list', url: '/list' });
      adapter.pageChanged?.();
      await adapter.ready();
      expect(step).not.toHaveBeenCalled();
      turnTo(first);
      adapter.pageChanged?.();
      expect(step.mock.calls.map(([url, way]) => [url, way])).toEqual([['/item', 'rename']]);
    });

    it('LINE’s adapter removes the tokens from the address after the SDK has read them', async () => {
      const { adapter, context } = start({ url: '/item?a=b#access_token=t&context_token=c' });
      const step = vi.spyOn(context.navigator, 'step');
      await adapter.ready();
      expect(step.mock.calls.map(([url, way]) => [url, way])).toEqual([['/item?a=b', 'rename']]);
    });

    it('LINE’s adapter closes the window, leaves for the browser and gives the credential', async () => {
      const { adapter, liff } = start();
      expect(await adapter.credential?.()).toBeNull();
      await adapter.ready();
      await adapter.calls.closeWindow?.({}, hostWork());
      adapter.openOutside?.('https://a.test/');
      expect(liff.closeWindow).toHaveBeenCalledTimes(1);
      const outside = { url: 'https://a.test/', external: true };
      expect(liff.openWindow).toHaveBeenCalledExactlyOnceWith(outside);
      expect(await adapter.credential?.()).toBe('id-token');
    });
  });

  describe('[S1.2] scanCode in LINE', () => {
    it('scanCode in LINE reads a QR code', async () => {
      const { adapter } = start();
      await adapter.ready();
      expect(await adapter.calls.scanCode?.(both, hostWork())).toEqual({
        ...{ result: 'https://a.test', scanType: 'QR_CODE', charSet: 'UTF-8' },
      });
    });

    it.each([
      ['cancel', async () => ({ value: null })],
      ['cancel', async () => undefined],
      ['unsupported', () => Promise.reject({ code: 'FORBIDDEN', message: 'external browser' })],
      ['failed', () => Promise.reject(new Error('no camera'))],
      ['failed', () => Promise.reject(null)],
    ])('scanCode in LINE rejects with %s', async (code, scanCodeV2) => {
      const { adapter } = start({ sdk: { scanCodeV2 } });
      await adapter.ready();
      await expect(adapter.calls.scanCode?.(both, hostWork())).rejects.toMatchObject({ code });
    });

    it('scanCode in LINE is unsupported for bar codes and in versions without a scanner', async () => {
      const { adapter } = start({ sdk: { isApiAvailable: () => false } });
      await adapter.ready();
      expect(adapter.serves('scanCode')).toBe(false);
      const bars = adapter.calls.scanCode?.({ scanType: ['barCode'] }, hostWork());
      await expect(bars).rejects.toMatchObject({ code: 'unsupported' });
    });

    it('scanCode in LINE is busy while a scanner is open', async () => {
      let answer: (scanned: { value: string }) => void = () => {};
      const scanCodeV2 = () => new Promise<{ value: string }>((resolve) => (answer = resolve));
      const { adapter } = start({ sdk: { scanCodeV2 } });
      await adapter.ready();
      const first = adapter.calls.scanCode?.(both, hostWork());
      await expect(adapter.calls.scanCode?.(both, hostWork())).rejects.toMatchObject({
        code: 'busy',
      });
      answer({ value: 'x' });
      expect(await first).toMatchObject({ result: 'x' });
    });
  });

  describe('[S1.2] share.open in LINE', () => {
    const share = async (options: Options) => {
      const { adapter } = start(options);
      await adapter.ready();
      return adapter.openShare?.(card, hostWork());
    };

    it('share.open in LINE resolves to shared when the user has sent the card', async () => {
      expect(await share({})).toBe('shared');
    });

    it('share.open in LINE is cancelled if the user sent nothing, and resolves to opened in old versions', async () => {
      const shareTargetPicker = async () => undefined;
      await expect(share({ sdk: { shareTargetPicker } })).rejects.toMatchObject({ code: 'cancel' });
      expect(await share({ sdk: { shareTargetPicker }, version: '10.10.0' })).toBe('opened');
    });

    it.each([
      ['unsupported', { isApiAvailable: () => false }],
      ['unsupported', { shareTargetPicker: () => Promise.reject({ code: 'FORBIDDEN' }) }],
      ['failed', { shareTargetPicker: () => Promise.reject({ code: 'EXCEPTION_IN_SUBWINDOW' }) }],
      [
        'unsupported',
        {
          shareTargetPicker: () => {
            throw Object.assign(new Error('no permission'), { code: 'FORBIDDEN' });
          },
        },
      ],
    ])('share.open in LINE rejects with %s', async (code, sdk) => {
      await expect(share({ sdk })).rejects.toMatchObject({ code });
    });
  });
});

describe('[S1.2] stateTarget', () => {
  it.each([
    ['/?liff.state=%2Fitem%2F3', '/item/3'],
    ['/?liff.state=%2Fitem%2F3%3Fn%3D1%26q%3D%25E4%25BD%25A0', '/item/3?n=1&q=%E4%BD%A0'],
    ['/?liff.state=%3Fstore%3Dshibuya', '/?store=shibuya'],
    ['/promo?own=1&liff.state=%2Fitem%3Fa%3Db&liff.referrer=x', '/promo/item?own=1&a=b'],
    ['/promo/?liff.state=%2F', '/promo/'],
    ['/?liff.state=item', '/item'],
    [
      '/?liff.state=%2Fitem%2F3#access_token=t&context_token=c',
      '/item/3#access_token=t&context_token=c',
    ],
  ])('stateTarget turns %s into %s', (url, expected) => {
    expect(stateTarget(url)).toBe(expected);
  });

  it.each([
    ['/item/3'],
    ['/?liff.state='],
    ['/?a=liff.state'],
    ['/#liff.state=%2Fitem'],
    ['/?liff.state=%2Fitem%23coupon'],
    ['/?liff.state=%2Fa%0D%0Ab'],
    [''],
  ])('stateTarget leaves the address to the SDK: %s', (url) => {
    expect(stateTarget(url)).toBeNull();
  });

  it('stateTarget gives a path of this app for any state', () => {
    const states = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('//evil.org', '/\\evil.org', 'javascript:alert(1)', 'https://evil.org'),
    );
    fc.assert(
      fc.property(states, (state) => {
        const target = stateTarget(`/?liff.state=${encodeURIComponent(state)}`);
        if (target === null) return;
        expect(target.startsWith('/')).toBe(true);
        expect(target.startsWith('//')).toBe(false);
      }),
    );
  });
});
