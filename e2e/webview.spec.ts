import { profiles } from 'portico/testing';
import { type App, chunkOf, expect, test } from './helpers';

const shared = 'from=singlemessage&isappinstalled=0';
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Makes a call of the platform by its name. Resolves with its outcome. */
const call = (app: App, name: 'saveImage' | 'openDocument', params: object) =>
  app.page.evaluate(
    async ([api, input]) => {
      const calls = window.fixture.platform as unknown as Record<
        string,
        (p: object) => Promise<void>
      >;
      return calls[api]?.(input).then(
        () => 'ok',
        ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
      );
    },
    [name, params] as const,
  );

test.describe('in WeChat on an iPhone', () => {
  test.use({ userAgent: profiles.wechatIos.userAgent });

  test('parameters that WeChat added leave the address, and the page does not notice', async ({
    app,
    page,
  }) => {
    await app.open(`/list?tab=2&${shared}`);
    const length = await app.historyLength();
    await app.count(1);
    await app.at('/list?tab=2');
    await expect(app.on('count')).toHaveText('Count 1');
    expect(await app.log()).toEqual(['list#1:load', 'list#1:show:navigate', 'list#1:ready']);
    expect(await app.historyLength()).toBe(length);
    await page.reload();
    await app.at('/list?tab=2');
  });

  test('a parameter that the page declares stays in the address', async ({ app }) => {
    await app.open(`/item/1?${shared}`);
    await app.at('/item/1?from=singlemessage');
  });

  test('saveImage shows the picture, and the user presses and holds it to save it', async ({
    app,
    page,
  }) => {
    await app.open('/');
    expect(await call(app, 'saveImage', { filePath: picture })).toBe('ok');
    await expect(page.getByText('Press and hold the picture to save it')).toBeVisible();
    const image = page.getByRole('dialog').getByRole('img');
    await expect(image).toBeVisible();
    // The finger touches the picture itself, and nothing blocks the menu of the system.
    const met = await page.evaluate(() => {
      const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
      const style = element && getComputedStyle(element);
      return [element?.tagName, style?.getPropertyValue('-webkit-touch-callout') || 'default'];
    });
    expect(met).toEqual(['IMG', 'default']);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await app.at('/');
  });

  test('[S8.7] saveImage of another file shows the way to a browser, and the call fails', async ({
    app,
    page,
  }) => {
    await app.open('/');
    const outcome = await call(app, 'saveImage', { filePath: 'data:application/zip;base64,eA==' });
    expect(outcome).toBe('unsupported: Save failed');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the title of the tab is right after back too', async ({ app, page }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await expect(page).toHaveTitle('List');
    await page.goBack();
    await app.at('/');
    await expect(page).toHaveTitle('Home');
  });
});

test.describe('in a browser', () => {
  test('addresses stay as they are, and no code for messaging apps is fetched', async ({
    app,
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await app.open(`/list?${shared}`);
    await app.count(1);
    await app.at(`/list?${shared}`);
    expect(asked.filter((url) => chunkOf('webview').test(url))).toEqual([]);
  });
});

test('pages have room for text at one and a half times the size', async ({ app, page }) => {
  await app.open('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  for (const path of ['/list', '/item/1', '/limits', '/overlays']) {
    await app.call('navigate', { url: path });
    const wide = await app.active.evaluate((frame) =>
      [...frame.querySelectorAll('[data-page-content], header')]
        .filter((box) => box.scrollWidth > box.clientWidth + 1)
        .map((box) => `${box.tagName} ${box.scrollWidth} > ${box.clientWidth}`),
    );
    expect(wide).toEqual([]);
    const title = app.active.getByRole('banner').getByRole('heading');
    const cut = await title.evaluate((box) => box.scrollHeight > box.clientHeight + 1);
    expect(cut, `the title of ${path} is whole`).toBe(false);
  }
  await app.call('relaunch', { url: '/' });
  const labels = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.scrollHeight > link.clientHeight + 1));
  expect(labels).toEqual([false, false]);
});
