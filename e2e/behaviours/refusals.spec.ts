import { type App, expect, type Operation, test } from '../helpers';

type Case = readonly [operation: Operation, target: unknown, code: string, message: string];

const cases: readonly Case[] = [
  ['navigate', { url: '/me' }, 'tabbar', 'can not navigate or redirect to a tabbar page: /me'],
  ['redirect', { url: '/me' }, 'tabbar', 'can not navigate or redirect to a tabbar page: /me'],
  ['switchTab', { url: '/list' }, 'non-tabbar', 'can not switch to a non-tabbar page: /list'],
  ['navigate', { url: '/nope' }, 'not-found', 'page not found: /nope'],
  ['redirect', { url: '/nope' }, 'not-found', 'page not found: /nope'],
  ['relaunch', { url: '/nope' }, 'not-found', 'page not found: /nope'],
  ['switchTab', { url: '/nope' }, 'not-found', 'page not found: /nope'],
  ['open', { url: '/nope' }, 'not-found', 'page not found: /nope'],
];

async function traces(app: App) {
  const { stack, path, shown, active } = await app.view();
  const historyLength = await app.historyLength();
  return { stack, path, shown, active, historyLength, log: await app.log() };
}

async function openTwoPages(app: App) {
  await app.open('/');
  await app.go('/list');
  await app.at('/ > /list');
}

test.describe('refusals', () => {
  test('[S2.1] [S2.2] [S2.3] [S2.4] a target that does not exist is refused and leaves no trace', async ({
    app,
  }) => {
    await openTwoPages(app);
    const before = await traces(app);
    for (const [operation, target, code, message] of cases) {
      const what = `${operation} ${JSON.stringify(target)}`;
      expect(await app.call(operation, target), what).toEqual({ ok: false, code, message });
      expect(await traces(app), what).toEqual(before);
    }
  });

  test('[S5.1] a navigation without a target is refused and leaves no trace', async ({ app }) => {
    await openTwoPages(app);
    const before = await traces(app);
    for (const target of [undefined, null, '', '   ', {}, { url: '' }, 7]) {
      const what = `to ${JSON.stringify(target)}`;
      const answer = await app.call('navigate', target);
      expect(answer, what).toMatchObject({ ok: false, code: 'invalid' });
      expect(await traces(app), what).toEqual(before);
    }
  });

  test('[S2.2] the page receives the refusal', async ({ app }) => {
    await openTwoPages(app);
    await app.tap('navigate', '/nope');
    await expect(app.on('err')).toHaveText('not-found: page not found: /nope');
  });

  test('[S2.2] a direct visit to an unknown address shows the not-found page with a link home', async ({
    app,
    page,
  }) => {
    await app.open('/nope');
    expect(app.pathOf(page.url())).toBe('/nope');
    await expect(page.getByText(/not found/i).first()).toBeVisible();
    await app.active
      .getByRole('button', { name: /home/i })
      .or(app.active.getByRole('link', { name: /home/i }))
      .first()
      .tap();
    await app.at('/');
  });

  test('[S2.6] back() on the first page relaunches the root', async ({
    app,
    browserHistory,
    page,
  }) => {
    await app.open('/item/1');
    await app.at('/item/1');
    const index = await browserHistory.index();
    await app.clearLog();
    expect(await app.call('back')).toEqual({ ok: true });
    await app.at('/');
    expect(await app.log()).toEqual([
      'item/1#1:unload',
      'home#1:load',
      'home#1:show:navigate',
      'home#1:ready',
    ]);
    expect(await browserHistory.index()).toBe(index);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('[S2.6] back() on the root page loads it again', async ({ app }) => {
    await app.open('/');
    await app.count(2);
    await app.clearLog();
    expect(await app.call('back')).toEqual({ ok: true });
    await app.at('/');
    await expect(app.on('count')).toHaveText('Count 0');
    expect(await app.log()).toEqual([
      'home#1:unload',
      'home#1:load',
      'home#1:show:navigate',
      'home#1:ready',
    ]);
  });
});
