import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDeferred } from '../helpers/deferred';
import { openApp, page, until, untilTrue, wait } from '../helpers/open-app';

describe('what comes after the first screen', () => {
  it('waits until that one stands', async () => {
    const code = createDeferred();
    const load = async () => {
      await code.promise;
      return { default: () => <p>home</p> };
    };
    const app = await openApp({ routes: { '/': { load } } }, { whole: false });
    await wait(60);
    expect(app.element.querySelector('div[aria-live]')).toBeNull();
    code.resolve();
    await untilTrue(() => app.element.querySelector('div[aria-live]'));
  });

  it('does not wait where an answer is wanted', async () => {
    const load = () => new Promise<never>(() => {});
    const app = await openApp({ routes: { '/': { load } } }, { whole: false });
    const answer = app.platform.showModal({ title: 'Update?' });
    (await screen.findByRole('button', { name: 'OK' })).click();
    expect(await answer).toEqual({ confirm: true, cancel: false });
  });
});

describe('overlays of an app', () => {
  const routes = { '/': page(() => <p>home</p>), '/list': page(() => <p>list</p>) };

  it('are closed by the browser’s back, the page stays', async () => {
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

  it('settle when their page goes', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    const choice = app.platform.showActionSheet({ itemList: ['Red'] });
    choice.catch(() => {});
    await screen.findByRole('dialog');
    await app.platform.relaunch({ url: '/' });
    await expect(choice).rejects.toMatchObject({ code: 'cancel' });
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
