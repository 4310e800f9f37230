import { flush } from '../../../helpers/flush';
import { inWeChatBy, ways } from '../../../helpers/wechat-ways';
import { createPageShares } from '@/platform/host/share/page-shares';
import { describe, expect, it, vi } from 'vitest';

describe.each(ways)('WeChat by %s', (way) => {
  const { wechatPlatform } = inWeChatBy(way);

  type Options = Parameters<typeof wechatPlatform>[0];

  const routes = {
    '/item': { title: 'Stone' },
    '/about': { title: 'About us', share: { desc: 'Who we are' } },
    '/secret': { share: false },
  } as const;

  /** A granted page in WeChat, and the cards that its menu got. */
  async function start(options: Options = {}) {
    const fake = await wechatPlatform({ pages: { routes }, ...options });
    Object.assign(fake.context.env.document, { title: 'Document' });
    // The code has loaded, and the first debounce runs.
    await vi.waitFor(() => expect(fake.timers()).toBeGreaterThan(0));
    const titles = () => fake.called('updateAppMessageShareData').map(({ title }) => title);
    const show = (page: object) => {
      fake.turnTo(page);
      fake.record('show', page);
    };
    /** Ends the debounce after a change. */
    const rest = async () => {
      await flush();
      fake.pass(100);
      await flush();
    };
    return { ...fake, titles, show, rest, shares: fake.context.shelf(createPageShares) };
  }

  describe('[S1.2] the card in WeChat’s menu', () => {
    it('the menu gets the card of the first page when the page is granted', async () => {
      const { titles, rest, called } = await start();
      expect(titles()).toEqual([]);
      await rest();
      expect(called('updateAppMessageShareData')).toEqual([
        { title: 'Stone', desc: '', link: 'https://example.org/', imgUrl: '' },
      ]);
      expect(called('updateTimelineShareData')).toEqual([
        { title: 'Stone', link: 'https://example.org/', imgUrl: '' },
      ]);
    });

    it('the menu gets the card of the page on top, and the last of several changes wins', async () => {
      const { titles, rest, show, context } = await start();
      await rest();
      show({ id: 'p2', route: '/about' });
      show({ id: 'p3', route: '/item' });
      context.chrome.changePage('p3', { title: 'Marble' });
      context.chrome.changePage('p3', { title: 'Granite' });
      await rest();
      expect(titles()).toEqual(['Stone', 'Granite']);
    });

    it('the menu follows the page’s title, and gets no equal card twice', async () => {
      const { titles, rest, shares, context } = await start();
      await rest();
      context.chrome.changePage('p1', { loading: true });
      shares.changed();
      await rest();
      expect(titles()).toEqual(['Stone']);
      context.chrome.changePage('p1', { title: 'Carrara' });
      await rest();
      expect(titles()).toEqual(['Stone', 'Carrara']);
    });

    it('the menu ignores cards of pages below the top', async () => {
      const { titles, rest, shares } = await start();
      await rest();
      shares.offer('p9', () => ({ title: 'Hidden' }));
      await rest();
      shares.offer('p1', () => ({ title: 'Shown' }));
      await rest();
      expect(titles()).toEqual(['Stone', 'Shown']);
    });

    it('the menu gets the card again on each page and after the back/forward cache', async () => {
      const { titles, rest, show, context } = await start();
      await rest();
      show({ id: 'p1', route: '/item' });
      await rest();
      expect(titles()).toEqual(['Stone', 'Stone']);
      const { window } = context.env;
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
      await rest();
      expect(titles()).toHaveLength(2);
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      await rest();
      expect(titles()).toHaveLength(3);
    });

    it('a page that forbids sharing hides the entries, and the next page shows them again', async () => {
      const { called, titles, rest, show } = await start();
      await rest();
      show({ id: 'p2', route: '/secret' });
      await rest();
      const menuList = [
        'menuItem:share:appMessage',
        'menuItem:share:timeline',
        'menuItem:share:qq',
        'menuItem:share:weiboApp',
        'menuItem:share:QZone',
        'menuItem:share:email',
      ];
      expect(called('hideMenuItems')).toEqual([{ menuList }]);
      expect(called('showMenuItems')).toEqual([]);
      show({ id: 'p1', route: '/item' });
      await rest();
      expect(called('showMenuItems')).toEqual([{ menuList }]);
      expect(titles()).toEqual(['Stone', 'Stone']);
    });

    it('the menu gets the card of a page that is granted later', async () => {
      let isGranted = false;
      const { titles, rest, show, emit } = await start({
        answers: {
          preVerifyJSAPI: () => ({
            errMsg: isGranted ? 'config:ok' : 'config:fail,invalid signature',
          }),
        },
      });
      await rest();
      expect(titles()).toEqual([]);
      isGranted = true;
      show({ id: 'p2', route: '/about' });
      emit('nothing', {});
      await rest();
      await rest();
      expect(titles()).toEqual(['About us']);
    });
  });
});
