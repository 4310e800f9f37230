import { cleanup } from '@testing-library/react';
import { usePlatform } from 'portico';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(cleanup);

const Home = () => {
  const platform = usePlatform();
  return <button onClick={() => void platform.navigate({ url: '/sheet' })}>open</button>;
};
const Plain = () => <p>plain</p>;
const Sheet = () => <p>sheet</p>;

async function open(url = '/') {
  const routes = {
    '/': page(Home, { tab: true, title: 'Home' }),
    '/list': page(Plain, { title: 'List' }),
    '/sheet': page(Sheet, { title: 'Sheet', modal: true }),
    '/second': page(Sheet, { title: 'Second', modal: true }),
  };
  const tabBar = { items: [{ page: '/', text: 'Home' }] };
  const app = await openApp({ routes, tabBar }, { url });
  const frame = (route: string) => {
    const found = app.element.querySelector<HTMLElement>(`[data-page="${route}"]`);
    if (!found) throw new Error(`no frame of ${route}`);
    return found;
  };
  const isSeen = (route: string) => getComputedStyle(frame(route)).display !== 'none';
  return { app, frame, isSeen };
}

describe('a page whose route is modal', () => {
  it('opens as a sheet over the page below, which is visible but cannot be reached', async () => {
    const { app, frame, isSeen } = await open('/list');
    await app.platform.navigate({ url: '/sheet' });
    await app.settled();
    expect(app.stack()).toBe('/list > /sheet');
    expect(frame('/sheet').dataset.state).toBe('active');
    expect(frame('/list').dataset.state).toBe('hidden');
    expect(isSeen('/list')).toBe(true);
    await until(() => expect(frame('/list').hasAttribute('inert')).toBe(true));
    expect(frame('/list').getAttribute('aria-hidden')).toBe('true');
    const sheet = frame('/sheet').querySelector('[data-page-content]')?.getBoundingClientRect();
    expect(sheet?.top).toBeGreaterThan(40);
  });

  it('closes with Back, with Escape and with a tap beside it', async () => {
    const { app, frame } = await open('/list');
    await app.platform.navigate({ url: '/sheet' });
    await app.settled();
    await app.back();
    expect(app.stack()).toBe('/list');

    await app.platform.navigate({ url: '/sheet' });
    await app.settled();
    const main = frame('/sheet').querySelector('[data-page-content]');
    main?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => expect(app.stack()).toBe('/list'));
    await app.settled();

    await app.platform.navigate({ url: '/sheet' });
    await app.settled();
    document.elementFromPoint(195, 20)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await until(() => expect(app.stack()).toBe('/list'));
  });

  it('keeps the tab bar of a tab page visible behind it', async () => {
    const { app } = await open('/');
    await app.platform.navigate({ url: '/sheet' });
    await app.settled();
    const bar = app.element.querySelector('nav')?.closest<HTMLElement>('[data-behind]');
    expect(bar?.hidden).toBe(false);
    expect(bar?.inert).toBe(true);
  });

  it('shows all pages below a sheet over a sheet, and none below an ordinary page', async () => {
    const { app, isSeen } = await open('/list');
    await app.platform.navigate({ url: '/sheet' });
    await app.platform.navigate({ url: '/second' });
    await app.settled();
    expect([isSeen('/list'), isSeen('/sheet')]).toEqual([true, true]);
    await app.platform.navigate({ url: '/list' });
    await app.settled();
    expect([isSeen('/sheet'), isSeen('/second')]).toEqual([false, false]);
  });

  it('is a sheet again after a reload, and alone if a link opens it', async () => {
    const { app } = await open('/list');
    await app.platform.navigate({ url: '/sheet' });
    await app.settled();
    const again = await app.reload();
    expect(again.stack()).toBe('/list > /sheet');
    again.unmount();
    const alone = await open('/sheet');
    expect(alone.app.stack()).toBe('/sheet');
    expect(alone.frame('/sheet').dataset.state).toBe('active');
    expect(alone.frame('/sheet').querySelector('header')?.getBoundingClientRect().top).toBe(0);
    document.elementFromPoint(5, 400)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(alone.app.stack()).toBe('/sheet');
  });

  it('keeps the safe area of the app if it is alone', async () => {
    const { style } = document.documentElement;
    style.setProperty('--portico-safe-top', '30px');
    onTestFinished(() => void style.removeProperty('--portico-safe-top'));
    const alone = await open('/sheet');
    expect(alone.frame('/sheet').querySelector('header')?.getBoundingClientRect()).toMatchObject({
      top: 0,
      height: 74,
    });
  });
});
