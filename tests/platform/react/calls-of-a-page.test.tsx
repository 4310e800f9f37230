import { cleanup, screen } from '@testing-library/react';
import { type Platform, usePlatform } from 'portico';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(cleanup);

/** An app, and the platforms of its pages, which a page may use after a wait. */
async function start() {
  const platforms: Record<string, Platform> = {};
  const handsOut = (name: string) => () => {
    platforms[name] = usePlatform();
    return <p>{name}</p>;
  };
  const app = await openApp({
    routes: {
      '/': page(handsOut('home'), { title: 'Home' }),
      '/a': page(handsOut('a'), { title: 'A' }),
      '/b': page(handsOut('b'), { title: 'B' }),
    },
  });
  const of = (name: string) => platforms[name] as Platform;
  const signs = () =>
    [...document.querySelectorAll('[role="status"]')]
      .map(({ textContent }) => textContent)
      .filter((text) => text?.includes('Loading'));
  return { app, of, signs };
}

describe('the loading sign of a page', () => {
  it('hideLoading of a page that was left does not close the sign of the page above', async () => {
    const { app, of } = await start();
    await app.go('navigate', '/a');
    await of('a').showLoading({ title: 'Loading A' });
    await app.go('redirect', '/b');
    await of('b').showLoading({ title: 'Loading B' });
    await of('a').hideLoading();
    expect(await screen.findByText('Loading B')).toBeDefined();
    await of('b').hideLoading();
    await of('b').showLoading({ title: 'Loading more of B' });
    expect(await screen.findByText('Loading more of B')).toBeDefined();
    expect(screen.queryByText('Loading B')).toBeNull();
  });

  it('hideLoading of a covered page closes the sign of that page', async () => {
    const { app, of } = await start();
    await app.go('navigate', '/a');
    await of('a').showLoading({ title: 'Loading A' });
    await app.go('navigate', '/b');
    await of('b').showLoading({ title: 'Loading B' });
    await of('a').hideLoading();
    await app.back();
    await of('a').showLoading({ title: 'Loading A again' });
    expect(await screen.findByText('Loading A again')).toBeDefined();
    await of('a').hideLoading();
    expect(screen.queryByText('Loading A')).toBeNull();
  });

  it('showLoading of a page that was left shows nothing', async () => {
    const { app, of, signs } = await start();
    await app.go('navigate', '/a');
    await app.back();
    await of('a').showLoading({ title: 'Loading A' });
    await app.platform.showLoading({ title: 'Loading' });
    expect(await screen.findByText('Loading')).toBeDefined();
    expect(signs()).toEqual(['Loading']);
  });

  it('hideLoading outside of pages closes the newest sign', async () => {
    const { app, of } = await start();
    await of('home').showLoading({ title: 'Loading' });
    await screen.findByText('Loading');
    await app.platform.hideLoading();
    await of('home').showLoading({ title: 'Loading more' });
    await screen.findByText('Loading more');
    expect(screen.queryByText('Loading')).toBeNull();
  });
});

describe('a call of a page that is not on top', () => {
  it('a title of a covered page changes that page', async () => {
    const { app, of } = await start();
    await app.go('navigate', '/a');
    await app.go('navigate', '/b');
    await of('a').setNavigationBarTitle({ title: 'A, loaded' });
    await until(() => expect(document.title).toBe('B'));
    await app.back();
    await until(() => expect(document.title).toBe('A, loaded'));
  });

  it('a title of a page that was left changes no page', async () => {
    const { app, of } = await start();
    await app.go('navigate', '/a');
    await app.back();
    await of('a').setNavigationBarTitle({ title: 'A, loaded' });
    await until(() => expect(document.title).toBe('Home'));
  });

  it.each(['covered', 'left'] as const)(
    'a question of a page that is %s counts as cancelled',
    async (where) => {
      const { app, of } = await start();
      await app.go('navigate', '/a');
      if (where === 'covered') await app.go('navigate', '/b');
      else await app.back();
      expect(await of('a').showModal({ content: 'Try again?' })).toEqual({
        confirm: false,
        cancel: true,
      });
      await expect(of('a').showActionSheet({ itemList: ['x'] })).rejects.toMatchObject({
        code: 'cancel',
      });
      await expect(of('a').share.open({ title: 'A' })).rejects.toMatchObject({ code: 'cancel' });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('a toast of a page that was left appears', async () => {
    const { app, of } = await start();
    await app.go('navigate', '/a');
    await app.back();
    await of('a').showToast({ title: 'Saved' });
    expect(await screen.findByText('Saved')).toBeDefined();
  });

  it('a platform until a signal still knows its page', async () => {
    const { app, of, signs } = await start();
    await app.go('navigate', '/a');
    await app.back();
    const tied = of('a').until(new AbortController().signal);
    await tied.showLoading({ title: 'Loading A' });
    expect(signs()).toEqual([]);
    await expect(tied.back()).rejects.toMatchObject({ code: 'cancel' });
  });
});
