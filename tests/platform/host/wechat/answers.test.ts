import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '@/platform/host/wechat/bridge';
import { readLocalData, readLocalIds } from '@/platform/host/wechat/pictures';
import { readLocalId } from '@/platform/host/wechat/voice';
import { readScanResult } from '@/platform/host/wechat/calls';

describe('readAnswer', () => {
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
  ])('readAnswer reads %s as %s', (errMsg, outcome) => {
    for (const name of ['errMsg', 'err_msg', 'errmsg'])
      expect(readAnswer({ [name]: errMsg })).toMatchObject({ outcome });
  });

  it('readAnswer reads data without a message as ok, and an empty answer as failed', () => {
    expect(readAnswer({ localIds: [] }).outcome).toBe('ok');
    for (const nothing of [undefined, null, {}, ''])
      expect(readAnswer(nothing)).toEqual({ outcome: 'failed', message: 'failed' });
  });

  it('readAnswer gives the message of the app', () => {
    expect(readAnswer({ errMsg: 'config:fail,Error: x, error code:63002' }).message).toBe(
      'fail,Error: x, error code:63002',
    );
  });

  it('readAnswer gives an outcome and a message for any value', () => {
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
});

describe('readLocalData', () => {
  const bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0x00);

  it.each([
    ['iOS, whose type is misspelt', 'data:image/jgp;base64,/9j/AA==', 'image/jpeg'],
    ['a type that is right', 'data:image/png;base64,/9j/AA==', 'image/png'],
    ['Android, without a beginning', '/9j/AA==', ''],
    ['Android, with line breaks', '/9j\n/AA\r\n==\n', ''],
    ['no filling at the end', 'data:image/jgp;base64,/9j/AA', 'image/jpeg'],
    ['no type', 'data:;base64,/9j/AA==', ''],
  ])('readLocalData reads %s', (_, localData, type) => {
    expect(readLocalData(localData)).toEqual({ bytes, type });
  });

  it.each([undefined, null, 5, {}, '', 'data:image/jgp;base64,', 'data:image/png', '*', 'Zm9v!'])(
    'readLocalData is null for %j',
    (localData) => {
      expect(readLocalData(localData)).toBeNull();
    },
  );

  it('readLocalData reads any bytes in both forms', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), fc.boolean(), (given, isBare) => {
        const base64 = btoa(String.fromCharCode(...given));
        const localData = isBare ? base64 : `data:image/jgp;base64,${base64}`;
        expect(Array.from(readLocalData(localData)?.bytes ?? [])).toEqual(Array.from(given));
      }),
    );
  });

  it('readLocalData never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readLocalData(value)));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (value) => void readLocalData(value)));
  });

  it('readLocalData rejects megabytes without a comma at once', () => {
    expect(readLocalData(`data:${'a'.repeat(2_000_000)}`)).toBeNull();
  });

  it('readLocalData reads a picture of several megabytes', () => {
    const localData = `data:image/jgp;base64,${'/9j/'.repeat(1_000_000)}`;
    expect(readLocalData(localData)?.bytes.length).toBe(3_000_000);
  });
});

describe('readLocalIds', () => {
  it.each([
    ['a list, as on iOS', ['wxlocalresource://1', 'wxlocalresource://2']],
    ['JSON, as on Android and HarmonyOS', '["wxlocalresource://1","wxlocalresource://2"]'],
  ])('[S1.2] readLocalIds reads %s', (_, value) => {
    expect(readLocalIds(value)).toEqual(['wxlocalresource://1', 'wxlocalresource://2']);
  });

  it('readLocalIds leaves out values that are not ids', () => {
    expect(readLocalIds(['a', '', null, 5, 'b'])).toEqual(['a', 'b']);
    // oxlint-disable-next-line no-sparse-arrays
    expect(readLocalIds(['a', , 'b'])).toEqual(['a', 'b']);
    expect(readLocalIds('[]')).toEqual([]);
  });

  it.each([undefined, null, 5, {}, '', 'wxlocalresource://1', '{"0":"a"}', '["a"'])(
    'readLocalIds is null for %j',
    (value) => {
      expect(readLocalIds(value)).toBeNull();
    },
  );

  it('readLocalIds gives only ids for any value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (value) => {
        for (const id of readLocalIds(value) ?? []) expect(id).toMatch(/[^]/);
      }),
    );
  });
});

describe('readLocalId', () => {
  it('readLocalId reads the id', () => {
    expect(readLocalId({ localId: 'voice1', errMsg: 'stopRecord:ok' })).toBe('voice1');
  });

  it('readLocalId is null for any other value', () => {
    for (const data of [undefined, null, 'voice1', {}, { localId: '' }, { localId: 5 }, []])
      expect(readLocalId(data)).toBeNull();
  });
});

describe('readScanResult', () => {
  const both = ['barCode', 'qrCode'] as const;
  const wrapped = (text: string) => JSON.stringify({ scan_code: { scan_result: text } });

  it.each([
    ['https://example.org/?a=1,2', 'https://example.org/?a=1,2', 'QR_CODE'],
    [wrapped('PORTICO 20'), 'PORTICO 20', 'QR_CODE'],
    ['EAN_13,6901234567892', '6901234567892', 'EAN_13'],
    [wrapped('CODE_128,A,B'), 'A,B', 'CODE_128'],
    // These texts only look like a bar code or a wrapper.
    ['TITLE,with a comma', 'TITLE,with a comma', 'QR_CODE'],
    ['{"scan_code":5}', '{"scan_code":5}', 'QR_CODE'],
    ['{"price":5}', '{"price":5}', 'QR_CODE'],
    ['null', 'null', 'QR_CODE'],
  ])('[S1.2] readScanResult reads %j', (resultStr, result, scanType) => {
    expect(readScanResult(resultStr, both)).toEqual({ result, scanType });
  });

  it('readScanResult reads a wrapper that is an object', () => {
    expect(readScanResult({ scan_code: { scan_result: 'x' } }, both)).toEqual({
      result: 'x',
      scanType: 'QR_CODE',
    });
  });

  it('readScanResult uses the wanted types', () => {
    const text = 'EAN_13,6901234567892';
    expect(readScanResult(text, ['qrCode'])).toEqual({ result: text, scanType: 'QR_CODE' });
    expect(readScanResult('6901234567892', ['barCode'])).toEqual({
      result: '6901234567892',
      scanType: '',
    });
  });

  it.each([undefined, null, '', 5, {}, wrapped('')])(
    'readScanResult is null for %j',
    (resultStr) => {
      expect(readScanResult(resultStr, both)).toBeNull();
    },
  );

  it('readScanResult keeps the whole text of a QR code', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        expect(readScanResult(wrapped(text), ['qrCode'])?.result).toBe(text);
      }),
    );
    fc.assert(fc.property(fc.anything(), (value) => void readScanResult(value, both)));
  });
});
