import { expect, test } from '../helpers';

test.describe('hidden pages', () => {
  test('[S4.1] stop their effects and keep their state', async ({ app, frames, page }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.active.getByLabel('Draft').fill('a draft');
    await app.active.getByLabel('Plain').fill('plain text');
    await app.scrollTo(500);
    const list = page.locator('[data-page="/list"]');
    const ticks = async (label: string) =>
      (await page.evaluate(() => window.fixture.ticks()))[label] ?? 0;
    await expect.poll(() => ticks('list#1')).toBeGreaterThan(1);

    await page.evaluate(() => window.fixture.platform.navigate({ url: '/item/1' }));
    await app.at('/ > /list > /item/1');
    const asleep = await ticks('list#1');
    const alive = await ticks('list#1.alive');
    await page.evaluate(() => window.fixture.setShared(42));
    await expect(app.on('shared')).toHaveText('42');
    // useAliveEffect runs while the page is hidden, so its ticks show that time has passed.
    await expect.poll(() => ticks('list#1.alive')).toBeGreaterThan(alive + 9);
    expect(await ticks('list#1')).toBe(asleep);

    await expect(list).toHaveAttribute('data-state', 'hidden');
    await expect(list.getByTestId('count')).toBeHidden();
    const reachable = await list.evaluate((element) => {
      const button = element.querySelector<HTMLElement>('[data-testid="count"]');
      button?.focus();
      return document.activeElement === button || element.checkVisibility();
    });
    expect(reachable).toBe(false);
    await expect(page.getByRole('heading', { name: 'List page' })).toHaveCount(0);

    await frames.start();
    await page.goBack();
    await app.at('/ > /list');
    const painted = (await frames.stop())
      .flatMap(({ pages }) => pages)
      .filter(({ route, visible }) => route === '/list' && visible);
    expect(painted.length).toBeGreaterThan(0);
    expect(painted.filter(({ shared }) => shared !== '42')).toEqual([]);
    await expect(app.active.getByLabel('Draft')).toHaveValue('a draft');
    await expect(app.active.getByLabel('Plain')).toHaveValue('plain text');
    expect(await app.scrollTop()).toBe(500);
    await expect.poll(() => ticks('list#1')).toBeGreaterThan(asleep);
  });

  test('an alive effect ends when its page closes', async ({ app, page }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.press('back 1');
    await app.at('/');
    const read = () => page.evaluate(() => window.fixture.ticks());
    const before = await read();
    await expect
      .poll(async () => (await read())['home#1'] ?? 0)
      .toBeGreaterThan((before['home#1'] ?? 0) + 4);
    expect((await read())['list#1.alive']).toBe(before['list#1.alive']);
  });
});
