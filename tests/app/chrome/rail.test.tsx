import { type AppConfig, usePlatform } from 'portico';
import { page as browserPage } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(() => browserPage.viewport(390, 844));

const Home = () => {
  const platform = usePlatform();
  return (
    <>
      <button type="button" onClick={() => void platform.navigate({ url: '/plain' })}>
        More
      </button>
      <div data-testid="fixed" style={{ position: 'fixed', insetInline: 0, bottom: 0 }} />
    </>
  );
};
const Plain = () => <p>plain</p>;

async function open(width: number, config: Partial<AppConfig> = {}, url = '/') {
  await browserPage.viewport(width, 844);
  const routes = {
    '/': page(Home, { tab: true, title: 'Home' }),
    '/me': page(Plain, { tab: true, title: 'Me' }),
    '/plain': page(Plain, { title: 'Plain' }),
    '/sheet': page(Plain, { title: 'Sheet', modal: true }),
  };
  const tabBar = {
    items: [
      { page: '/', text: 'Home' },
      { page: '/me', text: 'Me' },
    ],
  };
  const app = await openApp({ routes, tabBar, ...config }, { url });
  const bar = app.element.querySelector<HTMLElement>('nav')!;
  const boxOf = (element: Element | null | undefined) => {
    const { left, top, width: size } = element?.getBoundingClientRect() ?? new DOMRect();
    return [left, top, size].map(Math.round);
  };
  const frame = (route: string) => app.element.querySelector(`[data-page="${route}"]`);
  const link = (name: string) =>
    [...bar.querySelectorAll('a')].find(({ textContent }) => textContent === name)!;
  return { app, bar, boxOf, frame, link };
}

/** Whether a user can see and reach the bar. */
const isReachable = (bar: HTMLElement) => bar.checkVisibility() && bar.closest('[inert]') === null;

describe('the tab bar of an app', () => {
  it.each([
    [599, [0, 794, 599], [0, 0, 599]],
    [600, [0, 0, 80], [80, 0, 520]],
    [1023, [0, 0, 80], [80, 0, 943]],
    [1024, [0, 0, 220], [220, 0, 804]],
  ])('in a window of %i px is at %j, and the page at %j', async (width, ofBar, ofPage) => {
    const { bar, boxOf, frame } = await open(width);
    expect(boxOf(bar)).toEqual(ofBar);
    expect(boxOf(frame('/'))).toEqual(ofPage);
  });

  it('stays as a rail beside the pages above a tab, and leads from there to another tab', async () => {
    const { app, bar, boxOf, frame, link } = await open(800);
    await app.go('navigate', '/plain');
    expect(isReachable(bar)).toBe(true);
    expect(boxOf(frame('/plain'))).toEqual([80, 0, 720]);
    link('Me').click();
    await until(() => expect(app.stack()).toBe('/me'));
  });

  it('is no rail above a page that is no tab', async () => {
    const { bar, boxOf, frame } = await open(800, {}, '/plain');
    expect(isReachable(bar)).toBe(false);
    expect(boxOf(frame('/plain'))).toEqual([0, 0, 800]);
  });

  it('lies below a sheet, and cannot be reached', async () => {
    const { app, bar, boxOf, frame } = await open(800);
    await app.go('navigate', '/sheet');
    expect(isReachable(bar)).toBe(false);
    expect(boxOf(frame('/sheet'))).toEqual([0, 0, 800]);
    const top = document.elementFromPoint(40, 100);
    expect(bar.contains(top)).toBe(false);
  });

  it('leaves its room to the pages when a call hides it', async () => {
    const { app, boxOf, frame, bar } = await open(800);
    await app.platform.hideTabBar();
    await until(() => expect(boxOf(frame('/'))).toEqual([0, 0, 800]));
    expect(isReachable(bar)).toBe(false);
    await app.platform.showTabBar();
    await until(() => expect(boxOf(frame('/'))).toEqual([80, 0, 720]));
  });

  it('is no rail if the product has a left window', async () => {
    const left = { load: async () => ({ default: Plain }), size: '200px' };
    const { bar, boxOf } = await open(1100, { window: { left } });
    expect(boxOf(bar)).toEqual([200, 794, 900]);
  });

  it('is on the right in Arabic', async () => {
    const { bar, boxOf, frame } = await open(800, { locale: 'ar' });
    expect([boxOf(bar), boxOf(frame('/'))]).toEqual([
      [720, 0, 80],
      [0, 0, 720],
    ]);
  });

  it('is not under a fixed element of a page', async () => {
    const { app, boxOf } = await open(800);
    expect(boxOf(app.element.querySelector('[data-testid="fixed"]'))).toEqual([80, 844, 720]);
  });

  it('moves to the bottom when the window becomes narrow, and the page stays', async () => {
    const { app, bar, boxOf, frame } = await open(800);
    const before = frame('/');
    await browserPage.viewport(400, 844);
    await until(() => expect(boxOf(bar)).toEqual([0, 794, 400]));
    expect(frame('/')).toBe(before);
    await app.go('navigate', '/plain');
    expect(isReachable(bar)).toBe(false);
  });
});
