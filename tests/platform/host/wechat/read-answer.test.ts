import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAnswer } from '@/platform/host/wechat/read-answer';

it.each([
  ['chooseImage:ok', 'ok'],
  ['ok', 'ok'],
  ['menu:confirm', 'ok'],
  ['network_type:wifi', 'ok'],
  ['network_type:fail', 'ok'],
  ['chooseImage:cancel', 'cancel'],
  ['chooseImage:fail cancel', 'cancel'],
  ['chooseImage:fail_cancel', 'cancel'],
  ['cancel', 'cancel'],
  ['scanQRCode:fail, the permission value is offline verifying', 'ungranted'],
  ['fail_nopermission', 'ungranted'],
  ['getLocation:permission denied', 'ungranted'],
  ['access_control:not_allow', 'ungranted'],
  ['system:access_denied', 'ungranted'],
  ['access_control:not_allow', 'ungranted'],
  ['geoLocation:fail_auth_denied', 'denied'],
  ['geoLocation:fail, system permission denied', 'denied'],
  ['scanQRCode:function not exist', 'missing'],
  ['scanQRCode:function_not_exist', 'missing'],
  ['scanQRCode:not supported', 'missing'],
  ['uploadImage:fail', 'failed'],
  ['uploadImage:fail, file not exist', 'failed'],
  ['uploadImage:ok,with more', 'failed'],
  ['ok:fail', 'failed'],
])('reads %s as %s', (errMsg, outcome) => {
  for (const name of ['errMsg', 'err_msg', 'errmsg'])
    expect(readAnswer({ [name]: errMsg })).toMatchObject({ outcome });
});

it('takes data without a word for a success, and nothing at all for a failure', () => {
  expect(readAnswer({ localIds: [] }).outcome).toBe('ok');
  for (const nothing of [undefined, null, {}, ''])
    expect(readAnswer(nothing)).toEqual({ outcome: 'failed', message: 'failed' });
});

it('says what the host said', () => {
  expect(readAnswer({ errMsg: 'config:fail,Error: x, error code:63002' }).message).toBe(
    'fail,Error: x, error code:63002',
  );
});

it('answers whatever it is given', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({ errMsg: fc.anything() }),
        fc.record({ errMsg: fc.string() }),
      ),
      (result) => {
        const { outcome, message } = readAnswer(result);
        expect(['ok', 'cancel', 'ungranted', 'missing', 'failed']).toContain(outcome);
        expect(message).not.toBe('');
      },
    ),
  );
  expect(readAnswer({ errMsg: `x:${'fail '.repeat(1_000_000)}` }).outcome).toBe('failed');
});
