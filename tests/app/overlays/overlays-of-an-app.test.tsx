import { screen } from '@testing-library/react';
import { type Platform, usePageShow, usePlatform } from 'portico';
import { describe, expect, it } from 'vitest';
import { frameOf, openApp, page } from '../../helpers/open-app';
import { frame, until } from '../../helpers/waiting';

describe('overlays of an app', () => {
  const routes = { '/': page(() => <p>home</p>), '/list': page(() => <p>list</p>) };

  it('open before the first page is shown', async () => {
    const load = () => new Promise<never>(() => {});
    const app = await openApp({ routes: { '/': { load } } }, { whole: false });
    const answer = app.platform.showModal({ title: 'Update?' });
    const ok = await screen.findByRole('button', { name: 'OK' }, { timeout: 5000 });
    ok.click();
    expect(await answer).toEqual({ confirm: true, cancel: false });
  });

  it('close on the browser’s Back, and the page stays', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    const answer = app.platform.showModal({ title: 'Sure?' });
    await screen.findByRole('dialog', { name: 'Sure?' });
    app.history.travel(-1);
    expect(await answer).toEqual({ confirm: false, cancel: true });
    expect(app.stack()).toBe('/ > /list');
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.travel(-1);
    expect(app.stack()).toBe('/');
  });

  it('keep the focus if a page opens them as it comes, and give it to that page when they close', async () => {
    const Asking = () => {
      const { showModal } = usePlatform();
      usePageShow(() => void showModal({ title: 'Sure?' }));
      return <p>asking</p>;
    };
    const app = await openApp({ routes: { ...routes, '/asking': page(Asking) } });
    await app.go('navigate', '/asking');
    const dialog = await screen.findByRole('dialog', { name: 'Sure?' });
    for (let drawn = 0; drawn < 4; drawn += 1) await frame();
    expect(dialog.contains(document.activeElement)).toBe(true);
    screen.getByRole('button', { name: 'OK' }).click();
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(frameOf('/asking').contains(document.activeElement)).toBe(true);
  });

  const cancelled = { code: 'cancel' };

  it.each<[string, (platform: Platform) => Promise<unknown>, object | undefined]>([
    ['a modal', ({ showModal }) => showModal({ title: 'x' }), { confirm: false, cancel: true }],
    ['an action sheet', ({ showActionSheet }) => showActionSheet({ itemList: ['x'] }), cancelled],
    ['a preview', ({ previewImage }) => previewImage({ urls: ['/x.png'] }), undefined],
  ])('close with their page and settle their promise: %s', async (_what, ask, answer) => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    const asked = ask(app.platform).catch((error: unknown) => error);
    await screen.findByRole('dialog');
    await app.platform.relaunch({ url: '/' });
    const outcome = await asked;
    if (answer === undefined) expect(outcome).toBeUndefined();
    else expect(outcome).toMatchObject(answer);
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    await until(() => expect(app.element.hasAttribute('inert')).toBe(false));
  });

  it('close with their page if they are loading indicators or banners, but a toast stays', async () => {
    const app = await openApp({ routes });
    const statusText = () =>
      [...document.querySelectorAll('[role=status]')]
        .map((region) => region.textContent)
        .sort()
        .join('');
    await app.go('navigate', '/list');
    await app.platform.showLoading({ title: 'Sending' });
    await app.platform.showNotify({ message: 'Draft', duration: 0 });
    await until(() => expect(statusText()).toBe('DraftSending'));
    await app.platform.showToast({ title: 'Sent', duration: 60_000 });
    await app.back();
    await until(() => expect(statusText()).toBe('Sent'));
    await app.platform.hideToast();
    await until(() => expect(statusText()).toBe(''));
  });
});
