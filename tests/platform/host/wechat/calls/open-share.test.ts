import { expect, it } from 'vitest';
import { createHost } from '@/platform/host/create-host';
import { iphone, wechatPlatform, wecom } from '../../../../helpers/wechat-bridge';

const card = { title: 'Carrara', desc: 'White', link: 'https://example.org/', imgUrl: '' };
const work = { fail: () => new Error('no') as never, signal: new AbortController().signal };

async function start(userAgent: string, answer = 'shareAppMessage:ok') {
  const answers = { shareAppMessage: () => ({ errMsg: answer }) };
  const fake = await wechatPlatform({ userAgent, answers });
  const state = fake.context.shelf(createHost).state();
  return { ...fake, adapter: state.kind === 'connected' ? state.adapter : null };
}

it('[S1.2] WeCom has a dialog of its own, which pages may open', async () => {
  const { adapter, called, calls } = await start(wecom);
  await expect(adapter?.openShare?.(card, work)).resolves.toBe('opened');
  expect(called('shareAppMessage')).toEqual([card]);
  const [verify] = calls.filter(({ name }) => name === 'preVerifyJSAPI');
  expect(verify?.sent['verifyJsApiList']).toContain('shareAppMessage');
});

it('[S1.2] a visitor who closes it has cancelled', async () => {
  const { adapter } = await start(wecom, 'shareAppMessage:cancel');
  await expect(adapter?.openShare?.(card, work)).rejects.toMatchObject({
    code: 'cancel',
    api: 'share.open',
  });
});

it('[S1.2] WeChat has none', async () => {
  const { adapter, calls } = await start(iphone);
  expect(adapter?.openShare).toBeUndefined();
  const [verify] = calls.filter(({ name }) => name === 'preVerifyJSAPI');
  expect(verify?.sent['verifyJsApiList']).not.toContain('shareAppMessage');
});
