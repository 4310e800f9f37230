import { expect, it } from 'vitest';
import { signatureOf } from '../../../server/wechat/signers.mjs';

const known = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonceStr: 'Wm3WZYTPz0wzccnW',
  timestamp: 1414587457,
  url: 'http://mp.weixin.qq.com?params=value',
};

it("[S1.2] the signature of WeChat's own example is right", () => {
  expect(signatureOf(known)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

it('the signature for DingTalk can use SHA-256', () => {
  expect(signatureOf({ ...known, hash: 'sha256' })).toBe(
    'df6b82babbdad0be7af3dac71ae3ca1e03984851a7f0358d5a7061667ab40cbd',
  );
});

it('the signature does not encode the address', () => {
  const url = 'https://m.example.com/石头?名=玉 石&b=%E7%9F%B3+&c=<i>&amp;';
  expect(signatureOf({ ...known, url })).toBe('ff7296a35472dd4aa00abb1a12426a4383a81a99');
});
