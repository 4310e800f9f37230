import { drag } from 'portico/testing';
import { type App, expect, test } from './helpers';

const heightOf = async (app: App, role: 'banner' | 'navigation', name?: string) =>
  (await app.page.getByRole(role, name ? { name } : {}).boundingBox())?.height;

const times = async (app: App, line: string) =>
  (await app.log()).filter((entry) => entry === line).length;

async function openPull(app: App) {
  await app.open('/');
  await app.call('navigate', { url: '/pull' });
  await app.at('/ > /pull');
}

test.describe('bars', () => {
  test('[S9.16] [S9.17] the nav bar is 44 px and the tab bar 50 px high, and both keep the safe area', async ({
    app,
    page,
  }) => {
    await app.open('/');
    expect(await heightOf(app, 'banner')).toBe(44);
    expect(await heightOf(app, 'navigation')).toBe(50);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
    await expect.poll(() => heightOf(app, 'banner')).toBe(91);
    await expect.poll(() => heightOf(app, 'navigation')).toBe(84);
  });

  test('the title is a heading, and back and home are buttons', async ({ app, page }) => {
    await app.open('/item/1');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('heading', { name: 'Item' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Home', exact: true })).toBeVisible();
    await app.go('/list');
    await app.at('/item/1 > /list');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Back' })).toBeVisible();
    await app.backButton.tap();
    await app.at('/item/1');
    await page.getByRole('button', { name: 'Home', exact: true }).tap();
    await app.at('/');
  });

  test('a page with a custom bar has no other bar', async ({ app, page }) => {
    await app.open('/');
    await app.call('navigate', { url: '/nobar' });
    await app.at('/ > /nobar');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
    await app.press('own back');
    await app.at('/');
  });
});

test.describe('the scrolling of a page', () => {
  test('[S9.13] a pull of more than 150 px refreshes each time', async ({ app, page }) => {
    await openPull(app);
    for (const count of [1, 2]) {
      // A new pull counts only when the last one has left the screen.
      await expect(async () => {
        await drag(page, { x: 200, y: 120 }, { x: 0, y: 200 });
        expect(await times(app, 'pull#1:pull-down-refresh')).toBe(count);
      }).toPass();
      await app.press('stop');
    }
  });

  test('[S9.13] a shorter pull does not refresh', async ({ app, page }) => {
    await openPull(app);
    await drag(page, { x: 200, y: 120 }, { x: 0, y: 140 });
    expect(await times(app, 'pull#1:pull-down-refresh')).toBe(0);
    await app.at('/ > /pull');
  });

  test('[S9.13] a screen reader refreshes with a button', async ({ app, page }) => {
    await openPull(app);
    await page.getByRole('button', { name: 'Refresh' }).press('Enter');
    await expect.poll(() => times(app, 'pull#1:pull-down-refresh')).toBe(1);
  });

  test('[S9.15] reach-bottom is sent 50 px before the end, once per visit to the end', async ({
    app,
  }) => {
    await openPull(app);
    const end = await app.scrollEnd();
    await app.scrollTo(end - 60);
    await app.scrollTo(end - 70);
    expect(await times(app, 'pull#1:reach-bottom')).toBe(0);
    await app.scrollTo(end - 45);
    await expect.poll(() => times(app, 'pull#1:reach-bottom')).toBe(1);
    await app.scrollTo(end);
    await app.scrollTo(end - 400);
    await app.scrollTo(end);
    await expect.poll(() => times(app, 'pull#1:reach-bottom')).toBe(2);
  });

  test('a page receives only its own scroll events', async ({ app }) => {
    await openPull(app);
    await app.scrollTo(300);
    await expect.poll(() => times(app, 'pull#1:scroll')).toBe(1);
    await app.call('navigate', { url: '/list' });
    await app.at('/ > /pull > /list');
    await app.scrollTo(500);
    expect(await times(app, 'pull#1:scroll')).toBe(1);
  });

  test('[S9.24] pageScrollTo takes 300 ms', async ({ app, page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPull(app);
    const button = app.active.getByRole('button', { name: 'scroll to 1000' });
    // The first call loads the code.
    await button.evaluate((element: HTMLElement) => element.click());
    await expect.poll(app.scrollTop).toBe(1000);
    await app.scrollTo(0);
    // An animation shows the time, because it has the clock of the frames. A busy machine skips frames of both.
    const frames = await button.evaluate(async (element: HTMLElement) => {
      const main = element.closest('[data-page-content]') as HTMLElement;
      const clock = element.animate([], 600);
      element.click();
      const seen: { ms: number; top: number }[] = [];
      while (clock.playState === 'running') {
        await new Promise(requestAnimationFrame);
        seen.push({ ms: Number(clock.currentTime), top: main.scrollTop });
      }
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return [...seen, { ms: 600, top: main.scrollTop }];
    });
    const before = frames.filter(({ ms }) => ms < 280).map(({ top }) => top);
    expect(before.length).toBeGreaterThan(0);
    expect(Math.max(...before)).toBeLessThan(1000);
    expect(frames.at(-1)?.top).toBe(1000);
  });
});
