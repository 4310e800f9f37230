import { fakePlatform } from '../../../helpers/fake-platform';
import { flush } from '../../../helpers/flush';
import { starterOf } from '../../../helpers/start-call';
import { never } from '../../../helpers/wechat-bridge';
import { inWeChatBy, ways } from '../../../helpers/wechat-ways';
import { scanCode } from '@/platform/scan/scan-code';
import { getNetworkType } from '@/platform/device/calls';
import { getLocation, openLocation } from '@/platform/location/calls';
import { readNetworkType } from '@/platform/host/wechat/calls';
import { describe, expect, it } from 'vitest';

describe.each(ways)('WeChat by %s', (way) => {
  const { wechatPlatform } = inWeChatBy(way);

  describe('places', () => {
    describe('[S1.2] getLocation in WeChat', () => {
      const place = { latitude: 39.9, longitude: 116.4, speed: 0, accuracy: 30 };

      async function start(answer: () => unknown) {
        const platform = await wechatPlatform({ answers: { geoLocation: answer } });
        return { ...platform, locate: starterOf(platform.context, 'getLocation', getLocation) };
      }

      it.each(['wgs84', 'gcj02'] as const)(
        'getLocation in WeChat asks for the location in %s',
        async (type) => {
          const { locate, called } = await start(() => ({ errMsg: 'geoLocation:ok', ...place }));
          expect(await locate({ type })).toEqual({
            latitude: 39.9,
            longitude: 116.4,
            coordinates: type,
            accuracy: 30,
            horizontalAccuracy: 30,
            altitude: null,
            verticalAccuracy: null,
            speed: 0,
          });
          expect(called('geoLocation')).toEqual([{ type }]);
        },
      );

      it('getLocation in WeChat reads numbers from text, and a negative speed as null', async () => {
        const answer = { latitude: '39.9', longitude: '116.4', accuracy: '65.0', speed: '-1' };
        const { locate } = await start(() => ({ errMsg: 'geoLocation:ok', ...answer }));
        expect(await locate({})).toMatchObject({ ...place, accuracy: 65, speed: null });
      });

      it.each([
        {},
        { latitude: 39.9 },
        { latitude: '', longitude: ' ' },
        { latitude: null, longitude: null },
        { latitude: 'x', longitude: Number.NaN },
        { latitude: [39.9], longitude: true },
      ])('getLocation in WeChat fails for the answer %j', async (answer) => {
        const { locate } = await start(() => ({ errMsg: 'geoLocation:ok', ...answer }));
        await expect(locate({})).rejects.toMatchObject({ code: 'failed', api: 'getLocation' });
      });

      it.each([
        'geoLocation:cancel',
        'geoLocation:fail, system permission denied',
        'geoLocation:fail auth deny',
      ])(
        'getLocation in WeChat is denied by %s, and the browser does not ask again',
        async (errMsg) => {
          const { locate } = await start(() => ({ errMsg }));
          await expect(locate({})).rejects.toMatchObject({ code: 'denied', api: 'getLocation' });
        },
      );

      it('getLocation in WeChat times out, and the minute of the user does not count', async () => {
        const { locate, pass } = await start(() => never);
        const located = locate({ timeout: 5000 });
        await flush();
        pass(64_999);
        pass(1);
        await expect(located).rejects.toMatchObject({ code: 'timeout' });
      });
    });

    describe('openLocation', () => {
      const gate = { latitude: 39.9087, longitude: 116.3975 };

      async function start(map?: {
        readonly provider: 'tencent' | 'offline';
        readonly key?: string;
      }) {
        const platform = await wechatPlatform();
        Object.assign(platform.context.settings, { map });
        return { ...platform, show: starterOf(platform.context, 'openLocation', openLocation) };
      }

      it.each([
        ['of a provider in WGS-84', { provider: 'offline' }],
        ['of an app without a provider', undefined],
      ] as const)(
        '[S1.2] openLocation shows the place %s on WeChat’s map in GCJ-02',
        async (_title, map) => {
          const { show, called, opened } = await start(map);
          const words = { name: '天安门', address: 'Beijing' };
          await expect(show({ ...gate, ...words, scale: 30 })).resolves.toBeUndefined();
          const [shown] = called('openLocation');
          expect(shown).toMatchObject({ ...words, scale: 18, infoUrl: '' });
          expect(shown?.['latitude']).toBeCloseTo(39.9101, 3);
          expect(shown?.['longitude']).toBeCloseTo(116.4037, 3);
          expect(opened()).toEqual([]);
        },
      );

      it('openLocation does not convert a point that is in GCJ-02', async () => {
        const { show, called } = await start({ provider: 'tencent', key: 'k' });
        await show(gate);
        expect(called('openLocation')).toMatchObject([
          { ...gate, scale: 18, name: '', address: '' },
        ]);
      });

      it('[S2.10] openLocation opens the built-in page if WeChat does not have the call', async () => {
        const { show, answers, opened } = await start();
        answers['openLocation'] = () => ({ errMsg: 'openLocation:function not exist' });
        await show(gate);
        expect(opened()).toHaveLength(1);
      });

      it('openLocation opens the built-in page for a point of an unknown coordinate system', async () => {
        const { show, called, opened } = await start({ provider: 'tencent' });
        await show(gate);
        expect(called('openLocation')).toEqual([]);
        expect(opened()).toHaveLength(1);
      });
    });

    describe('readNetworkType', () => {
      it.each([
        [{ err_msg: 'network_type:wifi' }, 'wifi'],
        [{ errMsg: 'network_type:wwan', subtype: '4g' }, '4g'],
        [{ errMsg: 'network_type:wwan', subtype: '5G' }, '5g'],
        [{ errMsg: 'getNetworkType:ok', networkType: '3g' }, '3g'],
        [{ errMsg: 'network_type:fail' }, 'none'],
        [{ errMsg: 'network_type:wwan' }, 'unknown'],
        [{ errMsg: 'network_type:edge' }, 'unknown'],
        [{ errMsg: null, subtype: {} }, 'unknown'],
        [{}, 'unknown'],
      ])('readNetworkType reads %j', (data, type) => {
        expect(readNetworkType(data)).toBe(type);
      });
    });

    describe('[S1.2] getNetworkType', () => {
      it('getNetworkType asks WeChat if the browser does not know', async () => {
        const answers = { getNetworkType: () => ({ err_msg: 'network_type:wifi' }) };
        const { context } = await wechatPlatform({ answers });
        expect(await getNetworkType(context)()).toEqual({ networkType: 'wifi' });
      });

      it('getNetworkType asks WeChat without a signature too', async () => {
        const answers = {
          preVerifyJSAPI: () => ({ errMsg: 'config:fail, invalid url domain' }),
          getNetworkType: () => ({ err_msg: 'network_type:wwan', subtype: '4g' }),
        };
        const { context } = await wechatPlatform({ answers });
        expect(await getNetworkType(context)()).toEqual({ networkType: '4g' });
      });

      it('getNetworkType uses the browser’s answer if there is one', async () => {
        const answers = { getNetworkType: () => ({ err_msg: 'network_type:wifi' }) };
        const { context } = await wechatPlatform({ answers });
        Object.assign(context.env.window.navigator, { onLine: false });
        expect(await getNetworkType(context)()).toEqual({ networkType: 'none' });
      });

      it('getNetworkType is unknown if WeChat fails or the browser does not report it', async () => {
        const answers: Record<string, () => unknown> = {
          getNetworkType: () => ({ errMsg: 'getNetworkType:fail' }),
        };
        const { context, pass } = await wechatPlatform({ answers });
        expect(await getNetworkType(context)()).toEqual({ networkType: 'unknown' });
        answers['getNetworkType'] = () => never;
        const late = getNetworkType(context)();
        await flush();
        pass(10_000);
        expect(await late).toEqual({ networkType: 'unknown' });

        const browser = fakePlatform().context;
        Object.assign(browser.env.window.navigator, { onLine: true });
        expect(await getNetworkType(browser)()).toEqual({ networkType: 'unknown' });
      });
    });
  });

  describe('scanCode', () => {
    async function start(resultStr?: unknown) {
      const answers = { scanQRCode: () => ({ errMsg: 'scanQRCode:ok', resultStr }) };
      const platform = await wechatPlatform({ answers });
      const { context } = platform;
      return {
        ...platform,
        scan: starterOf(context, 'scanCode', scanCode),
        opened: () => context.overlays.getState().open.map(({ kind }) => kind),
      };
    }

    it.each([
      ['PORTICO 20', 'PORTICO 20', 'QR_CODE'],
      ['{"scan_code":{"scan_result":"PORTICO 20"}}', 'PORTICO 20', 'QR_CODE'],
      ['EAN_13,6901234567892', '6901234567892', 'EAN_13'],
    ])(
      '[S1.2] scanCode reads a code with WeChat’s scanner: %s',
      async (resultStr, result, scanType) => {
        const { scan, called, opened } = await start(resultStr);
        expect(await scan({})).toEqual({ result, scanType, charSet: 'UTF-8' });
        expect(called('scanQRCode')).toEqual([{ needResult: 1, scanType: ['barCode', 'qrCode'] }]);
        expect(opened()).toEqual([]);
      },
    );

    it.each([
      { scanType: ['qrCode', 'pdf417'] as const },
      { scanType: ['datamatrix'] as const },
      { sourceType: ['album'] as const },
    ])(
      'scanCode opens the browser’s scanner for %j, which WeChat’s scanner does not support',
      async (params) => {
        const { scan, called, opened } = await start('x');
        const scanned = scan(params);
        await expect.poll(opened).toEqual(['scanner']);
        expect(called('scanQRCode')).toEqual([]);
        scanned.abort();
        await expect(scanned).rejects.toMatchObject({ code: 'abort' });
      },
    );

    it('scanCode in WeChat is cancelled by the user, and no other scanner opens', async () => {
      const { scan, answers, opened } = await start();
      answers['scanQRCode'] = () => ({ errMsg: 'scanQRCode:cancel' });
      await expect(scan({})).rejects.toMatchObject({
        code: 'cancel',
        errMsg: 'scanCode:fail cancel',
      });
      expect(opened()).toEqual([]);
    });

    it('scanCode in WeChat fails without a result', async () => {
      const { scan } = await start(undefined);
      await expect(scan({})).rejects.toMatchObject({ code: 'failed', api: 'scanCode' });
    });
  });
});
