import { describe, expect, it, vi } from 'vitest';
import { createPageShares } from '@/platform/host/share/page-shares';
import { flush } from '../../../helpers/flush';
import { fakeBridge } from '../../../helpers/wechat-bridge';
import { inWeChatBy, ways } from '../../../helpers/wechat-ways';

describe.each(ways)('WeChat by %s', (way) => {
  const { wechatPlatform } = inWeChatBy(way);

  /** Old versions ask for the card when the user shares. */
  const answers = {
    checkJsApi: () => ({
      errMsg: 'checkJsApi:ok',
      checkResult: { updateAppMessageShareData: false, updateTimelineShareData: false },
    }),
  };

  async function start() {
    const fake = await wechatPlatform({ answers });
    const { window, document } = fake.context.env;
    await vi.waitFor(() => expect(fake.timers()).toBeGreaterThan(0));
    const rest = async () => {
      await flush();
      fake.pass(100);
      await flush();
    };
    fake.context.shelf(createPageShares).prepare('p1', { title: 'Carrara' });
    await rest();
    const ask = async ({
      emit,
      called,
    }: Pick<ReturnType<typeof fakeBridge>, 'emit' | 'called'>) => {
      emit('menu:share:appmessage', {});
      await flush();
      return called('sendAppMessage').map(({ title }) => title);
    };
    return {
      ...fake,
      ask,
      rest,
      rebuild: () => {
        const next = fakeBridge(answers);
        Object.assign(window, { WeixinJSBridge: next.bridge });
        return next;
      },
      restore: (persisted = true) =>
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
      arrive: () => document.dispatchEvent(new Event('WeixinJSBridgeReady')),
    };
  }

  describe('[S1.2] a bridge that is another object', () => {
    it('the client listens to the new bridge after the back/forward cache', async () => {
      const { ask, rebuild, restore, ...fake } = await start();
      expect(await ask(fake)).toEqual(['Carrara']);
      const next = rebuild();
      restore();
      expect(await ask(next)).toEqual(['Carrara']);
    });

    it('the client listens to a bridge that arrives later', async () => {
      const { ask, rebuild, restore, arrive } = await start();
      restore();
      const next = rebuild();
      expect(await ask(next)).toEqual([]);
      arrive();
      expect(await ask(next)).toEqual(['Carrara']);
    });

    it('the client receives each event once after several WeixinJSBridgeReady events', async () => {
      const { ask, rebuild, restore, arrive } = await start();
      const next = rebuild();
      restore();
      arrive();
      restore();
      expect(await ask(next)).toEqual(['Carrara']);
    });
  });
});
