import { expect, it } from 'vitest';
import { scanCode } from '@/platform/device/calls';
import { starterOf } from '../../../../helpers/start-call';
import { wechatPlatform } from '../../../../helpers/wechat-bridge';

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
])('[S1.2] reads a code with the app’s scanner: %s', async (resultStr, result, scanType) => {
  const { scan, called, opened } = await start(resultStr);
  expect(await scan({})).toEqual({ result, scanType, charSet: 'UTF-8' });
  expect(called('scanQRCode')).toEqual([{ needResult: 1, scanType: ['barCode', 'qrCode'] }]);
  expect(opened()).toEqual([]);
});

it.each([
  { scanType: ['qrCode', 'pdf417'] as const },
  { scanType: ['datamatrix'] as const },
  { sourceType: ['album'] as const },
])('leaves to the web what the app’s scanner can not do: %j', async (params) => {
  const { scan, called, opened } = await start('x');
  const scanned = scan(params);
  await expect.poll(opened).toEqual(['scanner']);
  expect(called('scanQRCode')).toEqual([]);
  scanned.abort();
  await expect(scanned).rejects.toMatchObject({ code: 'abort' });
});

it('is a cancel and no failure when the visitor leaves, and opens nothing else', async () => {
  const { scan, answers, opened } = await start();
  answers['scanQRCode'] = () => ({ errMsg: 'scanQRCode:cancel' });
  await expect(scan({})).rejects.toMatchObject({ code: 'cancel', errMsg: 'scanCode:fail cancel' });
  expect(opened()).toEqual([]);
});

it('fails without a result', async () => {
  const { scan } = await start(undefined);
  await expect(scan({})).rejects.toMatchObject({ code: 'failed', api: 'scanCode' });
});
