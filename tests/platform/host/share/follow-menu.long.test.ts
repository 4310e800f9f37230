import { flush } from '../../../helpers/flush';
import { wechatPlatform } from '../../../helpers/wechat-bridge';
import { expect, it, vi } from 'vitest';

const PAGES = 1000;

it('[S1.2] a thousand pages in WeChat leak nothing and need one signature', async () => {
  const sign = vi.fn(async () => ({
    ...{ appId: 'wx1', timestamp: 7, nonceStr: 'once', signature: 'abc' },
  }));
  const fake = await wechatPlatform({ host: { sign } });
  const { window, document } = fake.context.env;
  await vi.waitFor(() => expect(fake.timers()).toBeGreaterThan(0));
  fake.pass(100);
  await flush();
  const added = [window, document].map((target) => vi.spyOn(target, 'addEventListener'));
  const kept = { timers: fake.timers(), observers: fake.observers() };

  for (let count = 0; count < PAGES; count++) {
    const page = { id: `p${count}`, route: '/item', url: `/item?id=${count}` };
    fake.turnTo(page);
    fake.record('show', page);
    fake.pass(100);
    await flush();
  }
  expect(fake.called('updateAppMessageShareData')).toHaveLength(PAGES + 1);
  expect(sign).toHaveBeenCalledTimes(1);
  expect({ timers: fake.timers(), observers: fake.observers() }).toEqual(kept);
  for (const spy of added) expect(spy).not.toHaveBeenCalled();
});
