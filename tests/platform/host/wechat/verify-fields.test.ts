import { expect, it } from 'vitest';
import { verifyFieldsOf } from '@/platform/host/wechat/grant';

it('names the signature as the bridge does, the time as text', () => {
  const signed = { appId: 'wx1', timestamp: 1_414_587_457, nonceStr: 'once', signature: 'abc' };
  expect(verifyFieldsOf(signed)).toEqual({
    appId: 'wx1',
    verifyAppId: 'wx1',
    verifySignType: 'sha1',
    verifyTimestamp: '1414587457',
    verifyNonceStr: 'once',
    verifySignature: 'abc',
  });
});
