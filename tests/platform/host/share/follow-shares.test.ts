import { describe, expect, it, vi } from 'vitest';
import { createPageShares } from '@/platform/host/share/page-shares';
import { wechatPlatform } from '../../../helpers/wechat-bridge';
import { flush } from '../../../helpers/flush';

type Options = Parameters<typeof wechatPlatform>[0];

const routes = {
  '/item': { title: 'Stone' },
  '/about': { title: 'About us', share: { desc: 'Who we are' } },
  '/secret': { share: false },
} as const;

/** A page in WeChat that has been granted, and what its menu was told. */
async function start(options: Options = {}) {
  const fake = await wechatPlatform({ pages: { routes }, ...options });
  Object.assign(fake.context.env.document, { title: 'Document' });
  // Its code has come, and waits for the first pause.
  await vi.waitFor(() => expect(fake.timers()).toBeGreaterThan(0));
  const titles = () => fake.called('updateAppMessageShareData').map(({ title }) => title);
  const show = (page: object) => {
    fake.turnTo(page);
    fake.record('show', page);
  };
  /** The pause after a change is over. */
  const rest = async () => {
    await flush();
    fake.pass(100);
    await flush();
  };
  return { ...fake, titles, show, rest, shares: fake.context.shelf(createPageShares) };
}

describe('[S1.2] the card in the menu of WeChat', () => {
  it('is that of the first page once the page is granted', async () => {
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

  it('follows the page, and of many changes the last one wins', async () => {
    const { titles, rest, show, context } = await start();
    await rest();
    show({ id: 'p2', route: '/about' });
    show({ id: 'p3', route: '/item' });
    context.chrome.changePage('p3', { title: 'Marble' });
    context.chrome.changePage('p3', { title: 'Granite' });
    await rest();
    expect(titles()).toEqual(['Stone', 'Granite']);
  });

  it('follows the title, and says nothing twice', async () => {
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

  it('heeds the page on top only', async () => {
    const { titles, rest, shares } = await start();
    await rest();
    shares.offer('p9', () => ({ title: 'Hidden' }));
    await rest();
    shares.offer('p1', () => ({ title: 'Shown' }));
    await rest();
    expect(titles()).toEqual(['Stone', 'Shown']);
  });

  it('is told again with each page, and when the document comes back from the cache', async () => {
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

  it('of a page that is not to be shared is none: the entries go, and come back with the next page', async () => {
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

  it('waits for a page that is granted later', async () => {
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
