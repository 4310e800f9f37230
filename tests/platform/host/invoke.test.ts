import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { never } from '../../helpers/wechat-bridge';
import { inWeChatBy, ways } from '../../helpers/wechat-ways';
import { createPlatform } from '@/platform/create-platform';
import { invoke } from '@/platform/host/calls';
import type { Platform } from '@/platform';
import type { Navigator } from '@/router';
import { describe, expect, expectTypeOf, it } from 'vitest';

describe.each(ways)('WeChat by %s', (way) => {
  const { wechatPlatform } = inWeChatBy(way);

  const address = { userName: 'Li', telNumber: '138', errMsg: 'edit_address:ok' };
  const answers = { editAddress: () => address };
  const apis = ['editAddress'];

  describe('[S1.2] host.invoke', () => {
    it('makes a signed call of the bridge, and gives the answer', async () => {
      const { context, calls } = await wechatPlatform({ answers, host: { apis } });
      expect(await invoke(context)({ name: 'editAddress' })).toMatchObject({ userName: 'Li' });
      const [{ sent } = { sent: {} }] = calls.filter(({ name }) => name === 'editAddress');
      expect(sent).toMatchObject({ verifySignature: 'abc', verifyAppId: 'wx1' });
    });

    it('asks permission for the names of `host.apis` once, with all others', async () => {
      const { context, calls } = await wechatPlatform({ answers, host: { apis } });
      await invoke(context)({ name: 'editAddress' });
      await invoke(context)({ name: 'editAddress' });
      const asked = calls.filter(({ name }) => name === 'preVerifyJSAPI');
      expect(asked.map(({ sent }) => sent['verifyJsApiList'])).toEqual([
        expect.arrayContaining(['editAddress', 'scanQRCode']),
      ]);
    });

    it('a signed call that is not in `host.apis` says where to name it', async () => {
      const { context, called } = await wechatPlatform({ answers });
      await expect(invoke(context)({ name: 'editAddress' })).rejects.toMatchObject({
        code: 'unsigned',
        api: 'host.invoke',
        message: expect.stringContaining("name 'editAddress' in `host.apis` of defineApp"),
      });
      expect(called('editAddress')).toEqual([]);
    });

    it('an unsigned call sends no signature, and needs no place in `host.apis`', async () => {
      const { context, calls } = await wechatPlatform({ host: { sign: never as never } });
      await invoke(context)({ name: 'getInstallState', params: { app: 'a' }, signed: false });
      const [{ sent } = { sent: {} }] = calls.filter(({ name }) => name === 'getInstallState');
      expect(sent).toEqual({ app: 'a' });
    });

    it.each([
      ['editAddress:cancel', 'cancel'],
      ['editAddress:fail, the user is busy', 'failed'],
      ['system:function_not_exist', 'unsupported'],
      ['editAddress:fail auth denied', 'denied'],
    ])('the answer %j is a PlatformError with the code %s', async (errMsg, code) => {
      const { context } = await wechatPlatform({
        answers: { editAddress: () => ({ errMsg }) },
        host: { apis },
      });
      await expect(invoke(context)({ name: 'editAddress' })).rejects.toMatchObject({
        code,
        api: 'host.invoke',
        cause: { errMsg },
      });
    });

    it('ends after its time limit', async () => {
      const { context, pass } = await wechatPlatform({
        answers: { editAddress: () => never },
        host: { apis },
      });
      const error = invoke(context)({ name: 'editAddress', timeout: 500 }).catch((e: unknown) => e);
      await flush();
      pass(500);
      expect(await error).toMatchObject({ code: 'timeout', api: 'host.invoke' });
    });

    it('a browser has no bridge', async () => {
      const { context } = fakePlatform();
      await expect(invoke(context)({ name: 'editAddress' })).rejects.toMatchObject({
        code: 'unsupported',
        errMsg: 'host.invoke:fail no app with such a bridge is around the page',
      });
      expect(createPlatform(context, {} as Navigator).host.can('host.invoke')).toBe('none');
    });

    it.each([
      [{ name: '' }, 'name'],
      [{ name: 5 }, 'name'],
      [{ name: 'x', params: [] }, 'params'],
      [{ name: 'x', params: 'a' }, 'params'],
      [{ name: 'x', signed: 1 }, 'signed'],
      [{ name: 'x', timeout: 'soon' }, 'timeout'],
    ])('refuses %j', async (params, parameter) => {
      const { context } = await wechatPlatform();
      await expect(invoke(context)(params as never)).rejects.toMatchObject({
        code: 'invalid',
        parameter,
      });
    });

    it('the table types the parameters and the answer of a call', () => {
      type Invoke = Platform['host']['invoke'];
      const typed = (call: Invoke) => call({ name: 'editAddress' });
      expectTypeOf<Awaited<ReturnType<typeof typed>>['userName']>().toEqualTypeOf<string>();
      const other = (call: Invoke) => call({ name: 'other', params: { a: 1 } });
      expectTypeOf<Awaited<ReturnType<typeof other>>>().toEqualTypeOf<
        Readonly<Record<string, unknown>>
      >();
      // @ts-expect-error The pid of the product is missing.
      const wrong = (call: Invoke) => call({ name: 'openProductViewWithPid', params: {} });
      expect([typed, other, wrong]).toHaveLength(3);
    });
  });
});
