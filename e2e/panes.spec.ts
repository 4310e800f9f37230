import { type App, expect, test, violations } from './helpers';

const WIDE = { width: 1024, height: 768 };
const NARROW = { width: 600, height: 768 };

const mail = ({ page }: App) => page.locator('[data-page="/mail"]');
const message = ({ page }: App) => page.locator('[data-page="/mail/:id"]');
const row = (app: App, id: number) =>
  mail(app).getByRole('link', { name: `Message ${id}`, exact: true });
const xOf = async (locator: ReturnType<typeof mail>) => (await locator.boundingBox())?.x;

/** The stack, the address, and the routes of the pages that are shown. */
const placeOf = ({ page, pathOf }: App) =>
  page
    .evaluate(() => ({
      stack: window.fixture.stack(),
      shown: [...document.querySelectorAll<HTMLElement>('[data-page][data-state="active"]')].map(
        (element) => element.dataset.page,
      ),
      address: window.location.href,
    }))
    .then(({ address, ...place }) => ({ ...place, path: pathOf(address) }));

async function at(app: App, stack: string, shown: readonly string[]) {
  const path = stack.split(' > ').at(-1);
  await expect.poll(() => placeOf(app)).toEqual({ stack, shown, path });
}

const BOTH = ['/mail', '/mail/:id'];

test.describe('a list and its details in a wide window', () => {
  test.beforeEach(({ page }) => page.setViewportSize(WIDE));

  test('a user reads one message after another, and Back closes the last one', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await page.evaluate(() => window.fixture.platform.navigate('/mail'));
    await at(app, '/ > /mail', ['/mail']);
    await expect(page.getByText('No message is open')).toBeVisible();
    const entries = await app.historyLength();
    await row(app, 3).click();
    await at(app, '/ > /mail > /mail/3', BOTH);
    await expect(row(app, 3)).toHaveAttribute('aria-current', 'page');
    await row(app, 5).click();
    await at(app, '/ > /mail > /mail/5', BOTH);
    expect(await app.historyLength()).toBe(entries + 1);
    await expect(message(app).getByRole('heading', { name: 'Message 5' })).toBeVisible();
    await page.goBack();
    await at(app, '/ > /mail', ['/mail']);
    await expect(page.getByText('No message is open')).toBeVisible();
    await page.goForward();
    await at(app, '/ > /mail > /mail/5', BOTH);
    expect((await app.log()).filter((line) => line.startsWith('mail#'))).toEqual([
      'mail#1:load',
      'mail#1:show:navigate',
      'mail#1:ready',
    ]);
  });

  test('another message closes the answer too, after its guard agrees', async ({ app, page }) => {
    await app.open('/mail/1');
    await at(app, '/mail > /mail/1', BOTH);
    await message(app).getByRole('link', { name: 'Answer' }).click();
    await at(app, '/mail > /mail/1 > /mail/1/answer', ['/mail', '/mail/:id/answer']);
    await page.evaluate(() => window.fixture.guard.set('leave', false));
    await row(app, 2).click();
    await at(app, '/mail > /mail/1 > /mail/1/answer', ['/mail', '/mail/:id/answer']);
    await page.evaluate(() => window.fixture.guard.set('leave', true));
    await row(app, 2).click();
    await at(app, '/mail > /mail/2', BOTH);
    await page.goBack();
    await at(app, '/mail', ['/mail']);
  });

  test('a reload shows both pages, with the scroll of the list and the draft of the message', async ({
    app,
    page,
  }) => {
    await app.open('/mail/1');
    await at(app, '/mail > /mail/1', BOTH);
    await row(app, 30).click();
    await at(app, '/mail > /mail/30', BOTH);
    await message(app).getByLabel('Note').fill('buy tea');
    const scrolled = () =>
      mail(app)
        .locator('[data-page-content]')
        .evaluate((main) => main.scrollTop);
    const before = await scrolled();
    expect(before).toBeGreaterThan(200);
    await page.reload();
    await at(app, '/mail > /mail/30', BOTH);
    await expect(message(app).getByLabel('Note')).toHaveValue('buy tea');
    await expect.poll(scrolled).toBe(before);
  });

  test('a text that is typed into the search of the list stays, and so does the message', async ({
    app,
    page,
  }) => {
    await app.open('/mail/1');
    await at(app, '/mail > /mail/1', BOTH);
    await mail(app).getByLabel('Search').pressSequentially('tea');
    await expect(mail(app).getByLabel('Search')).toHaveValue('tea');
    await at(app, '/mail?q=tea > /mail/1', BOTH);
    await page.reload();
    await at(app, '/mail?q=tea > /mail/1', BOTH);
    await expect(mail(app).getByLabel('Search')).toHaveValue('tea');
    await page.goBack();
    await at(app, '/mail?q=tea', ['/mail']);
  });

  test('the window becomes narrow and wide again, and nothing is lost', async ({ app, page }) => {
    await app.open('/mail/1');
    await at(app, '/mail > /mail/1', BOTH);
    const note = message(app).getByLabel('Note');
    await note.fill('half a se');
    await page.evaluate(() => window.fixture.clearLog());
    await page.setViewportSize(NARROW);
    await at(app, '/mail > /mail/1', ['/mail/:id']);
    expect(await xOf(message(app))).toBeLessThan(120);
    await expect(note).toBeFocused();
    await page.keyboard.type('ntence');
    await page.setViewportSize(WIDE);
    await at(app, '/mail > /mail/1', BOTH);
    await expect(note).toBeFocused();
    await expect(note).toHaveValue('half a sentence');
    expect(await app.log()).toEqual(['mail#1:hide', 'mail#1:show:resize']);
  });

  test('a result reaches the list that waits, while the message before is gone', async ({
    app,
  }) => {
    await app.open('/mail/1');
    await at(app, '/mail > /mail/1', BOTH);
    await mail(app).getByRole('button', { name: 'Pick a colour' }).click();
    await at(app, '/mail > /pick', ['/pick']);
    await app.press('red');
    await at(app, '/mail', ['/mail']);
    await expect(mail(app).getByTestId('answers')).toHaveText('1');
  });

  test('the buttons of the bars close their own page', async ({ app, page }) => {
    await app.open('/');
    await page.evaluate(() => window.fixture.platform.navigate('/mail'));
    await row(app, 1).click();
    await at(app, '/ > /mail > /mail/1', BOTH);
    await message(app).getByRole('button', { name: 'Back' }).click();
    await at(app, '/ > /mail', ['/mail']);
    await row(app, 1).click();
    await at(app, '/ > /mail > /mail/1', BOTH);
    await mail(app).getByRole('button', { name: 'Back' }).click();
    await at(app, '/', ['/']);
  });

  test('the keyboard reaches both pages, and the focus follows', async ({ app, page }) => {
    await app.open('/mail');
    await row(app, 2).focus();
    await page.keyboard.press('Enter');
    await at(app, '/mail > /mail/2', BOTH);
    await expect(message(app).getByRole('heading', { name: 'Message', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(message(app).getByLabel('Note')).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await page.evaluate(() => history.back());
    await at(app, '/mail', ['/mail']);
    await expect(row(app, 2)).toBeFocused();
  });

  test('axe finds nothing in either page', async ({ app, page }) => {
    await app.open('/mail/1');
    await at(app, '/mail > /mail/1', BOTH);
    expect(await violations(page)).toEqual([]);
  });

  test('lost code of a message does not touch the list', async ({ app, page, traps }) => {
    traps.allow(/Failed to load|error loading|ERR_FAILED/);
    await page.route(/assets\/message.*\.js/, (route) => route.abort());
    await app.open('/mail');
    await row(app, 4).click();
    await at(app, '/mail > /mail/4', BOTH);
    await expect(message(app).getByText(/timed out/)).toBeVisible();
    await expect(row(app, 4)).toBeVisible();
    await page.unroute(/assets\/message.*\.js/);
    await message(app)
      .getByText(/timed out/)
      .click();
    await expect(message(app).getByRole('heading', { name: 'Message 4' })).toBeVisible();
  });
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar', viewport: WIDE });

  test('the list is on the right of its detail', async ({ app }) => {
    await app.open('/mail/1');
    await at(app, '/mail > /mail/1', BOTH);
    expect([await xOf(mail(app)), await xOf(message(app))]).toEqual([664, 0]);
  });
});
