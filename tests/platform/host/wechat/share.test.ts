import { createDeferred } from '../../../helpers/deferred';
import { flush } from '../../../helpers/flush';
import { type Answers, iphone } from '../../../helpers/wechat-bridge';
import { inWeChatBy, ways } from '../../../helpers/wechat-ways';
import { createHost } from '@/platform/host/connect';
import { describe, expect, it } from 'vitest';

describe.each(ways)('WeChat by %s', (way) => {
  const { wechatPlatform } = inWeChatBy(way);

  describe('[S1.2] the card of WeChat’s menu', () => {
    const card = {
      title: 'Carrara',
      desc: 'White',
      link: 'https://example.org/stone/12',
      imgUrl: 'https://example.org/12.png',
    };

    async function start(answers: Answers, userAgent = iphone) {
      const reports: string[] = [];
      const fake = await wechatPlatform({
        answers,
        userAgent,
        host: { report: ({ api, code }) => void reports.push(`${api} ${code}`) },
      });
      const state = fake.context.shelf(createHost).state();
      if (state.kind !== 'connected') throw new Error(`not connected, but ${state.kind}`);
      const { prepareShare } = state.adapter;
      const prepare = async (next: typeof card | null) => {
        prepareShare?.(next);
        await flush();
      };
      return { ...fake, reports, prepare };
    }

    const knows = (known: Record<string, boolean>) => ({
      errMsg: 'checkJsApi:ok',
      checkResult: known,
    });

    it('prepareShare sets the card for friends and for Moments, which have no description', async () => {
      const { prepare, called, calls } = await start({});
      await prepare(card);
      expect(called('updateAppMessageShareData')).toEqual([card]);
      const { desc: _desc, ...short } = card;
      expect(called('updateTimelineShareData')).toEqual([short]);
      expect(calls.at(-1)?.sent).toMatchObject({ verifySignature: 'abc' });
    });

    it('prepareShare gives the card when the user taps the menu in old versions', async () => {
      const unknown = { updateAppMessageShareData: false, updateTimelineShareData: false };
      const { prepare, called, emit } = await start({ checkJsApi: () => knows(unknown) });
      await prepare({ ...card, title: 'Before' });
      await prepare(card);
      expect(called('updateAppMessageShareData')).toEqual([]);
      expect(called('sendAppMessage')).toEqual([]);
      emit('menu:share:appmessage', {});
      emit('menu:share:timeline', {});
      await flush();
      const sent = { link: card.link, img_url: card.imgUrl, type: 'link', data_url: '' };
      expect(called('sendAppMessage')).toEqual([{ ...sent, title: 'Carrara', desc: 'White' }]);
      expect(called('shareTimeline')).toEqual([{ ...sent, title: 'Carrara', desc: 'Carrara' }]);
    });

    it('prepareShare uses the new and the old way if a version knows only one of the new calls', async () => {
      const { prepare, called, emit } = await start({
        checkJsApi: () => knows({ updateTimelineShareData: false }),
      });
      await prepare(card);
      emit('menu:share:timeline', {});
      emit('menu:share:appmessage', {});
      await flush();
      expect(called('updateAppMessageShareData')).toHaveLength(1);
      expect(called('shareTimeline')).toHaveLength(1);
      expect(called('sendAppMessage')).toEqual([]);
    });

    it('prepareShare finds out by the call whether the version has it', async () => {
      const { prepare, called, emit } = await start({
        checkJsApi: () => ({ errMsg: 'checkJsApi:ok' }),
        updateAppMessageShareData: () => ({
          errMsg: 'updateAppMessageShareData:fail, function not exist',
        }),
      });
      await prepare(card);
      await prepare({ ...card, title: 'Later' });
      emit('menu:share:appmessage', {});
      await flush();
      expect(called('updateAppMessageShareData')).toHaveLength(1);
      expect(called('sendAppMessage')).toMatchObject([{ title: 'Later' }]);
    });

    it('prepareShare reports a refusal and does nothing else', async () => {
      const { prepare, reports } = await start({
        updateTimelineShareData: () => ({ errMsg: 'updateTimelineShareData:fail invalid link' }),
      });
      await prepare(card);
      expect(reports).toEqual(['share.prepare failed']);
    });

    it('a page that forbids sharing hides the entries once, and the next card shows them again', async () => {
      const { prepare, called } = await start({});
      await prepare(null);
      await prepare(null);
      await prepare(card);
      await prepare(card);
      expect(called('hideMenuItems')).toHaveLength(1);
      expect(called('showMenuItems')).toEqual(called('hideMenuItems'));
    });
  });

  describe('[S1.2] the card of WeChat’s menu', () => {
    const card = (title: string) => ({ title, desc: '', link: 'https://example.org/', imgUrl: '' });

    async function start(answers: Answers) {
      const fake = await wechatPlatform({ answers });
      const state = fake.context.shelf(createHost).state();
      if (state.kind !== 'connected') throw new Error(state.kind);
      const { prepareShare } = state.adapter;
      const prepare = async (next: ReturnType<typeof card> | null) => {
        prepareShare?.(next);
        await flush();
      };
      const titles = () => fake.called('updateAppMessageShareData').map(({ title }) => title);
      return { ...fake, prepare, titles };
    }

    const offline = { errMsg: 'fail, the permission value is offline verifying' };
    const ok = { errMsg: 'ok' };

    it('a refused card that is sent again never replaces a newer card', async () => {
      const refusal = createDeferred<object>();
      const { prepare, titles } = await start({
        updateAppMessageShareData: ({ title }) => (title === 'Old' ? refusal.promise : ok),
      });
      await prepare(card('Old'));
      await prepare(card('New'));
      refusal.resolve(offline);
      await flush();
      expect(titles()).toEqual(['Old', 'New']);
    });

    it('entries that could not be hidden are hidden on the next page', async () => {
      const answers = [{ errMsg: 'hideMenuItems:fail' }, ok];
      const { prepare, called } = await start({ hideMenuItems: () => answers.shift() });
      await prepare(null);
      await prepare(null);
      await prepare(null);
      expect(called('hideMenuItems')).toHaveLength(2);
    });

    it('entries are visible in the end, however late WeChat hides them', async () => {
      const hiding = createDeferred<object>();
      const { prepare, calls } = await start({ hideMenuItems: () => hiding.promise });
      const names = () => calls.map(({ name }) => name).filter((name) => /MenuItems/.test(name));
      await prepare(null);
      await prepare(card('Public'));
      expect(names()).toEqual(['hideMenuItems']);
      hiding.resolve(ok);
      await flush();
      expect(names()).toEqual(['hideMenuItems', 'showMenuItems']);
    });
  });
});
