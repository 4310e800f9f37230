import { readFileSync } from 'node:fs';
import { devices, type Page } from '@playwright/test';
import { replay, type ReplayRecording } from 'portico/testing';
import { type App, expect, test, violations, withOptions } from '../helpers';
import { variantNamed } from '../variants.mjs';

const { defaultBrowserType: _, ...android } = devices['Pixel 7'];

/** Only a development build has the devtools. */
test.use({
  ...android,
  variant: variantNamed('dev'),
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(({ page }) => withOptions(page, { devtools: true }));

const defect = new URL('./android-back-after-tab.json', import.meta.url);

const baseURLOf = (app: App) => new URL(app.href('/')).origin;

/** Uses the panel, as a developer does. */
async function exportRecording(page: Page): Promise<ReplayRecording> {
  await page.getByRole('button', { name: 'Open the Portico devtools' }).tap();
  await page.getByRole('tab', { name: 'Export' }).tap();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download JSON' }).tap(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

const tab = (app: App, name: string) => app.page.getByRole('link', { name, exact: true });

test('replays the recording of a fixed bug: after a touch, a tab and a page, Back leads to the tab', async ({
  app,
  page,
}) => {
  const urls = await replay(page, defect, { baseURL: baseURLOf(app) });
  expect(urls).toEqual(['/me']);
  await app.at('/me');
});

test('names the first step whose stack differs from the recording', async ({ app, page }) => {
  const recording: ReplayRecording = JSON.parse(readFileSync(defect, 'utf8'));
  const changed = recording.events.map((event) =>
    event.type === 'commit' && event.urls.at(-1) === '/item/1'
      ? { ...event, urls: ['/me', '/item/2'] }
      : event,
  );
  const run = replay(
    page,
    { ...recording, events: changed },
    {
      baseURL: baseURLOf(app),
      // The three steps before need less on a slow machine too.
      timeout: 8000,
    },
  );
  await expect(run).rejects.toThrow(
    /^replay: step 4 of 6 \(navigate .* and touch at .* s\) led to \/me > \/item\/1\. The recording has \/me > \/item\/2\.$/,
  );
});

test('replays pages, overlays, browser back and forward, a jump and a reload of a user', async ({
  app,
  page,
  browserHistory,
  context,
}) => {
  await app.open('/');
  await app.go('/list');
  await app.at('/ > /list');
  await app.go('/item/1');
  await app.at('/ > /list > /item/1');
  await page.goBack();
  await app.at('/ > /list');
  await page.goForward();
  await app.at('/ > /list > /item/1');
  await page.reload();
  await app.at('/ > /list > /item/1');
  await app.go('/item/2');
  await app.at('/ > /list > /item/1 > /item/2');
  await browserHistory.jump(-2);
  await app.at('/ > /list');
  await app.press('back 1');
  await app.at('/');
  await app.tap('navigate', '/overlays');
  await app.at('/ > /overlays');
  const sheet = page.getByRole('dialog');
  await app.press('sheet');
  await page.getByRole('button', { name: 'Two', exact: true }).tap();
  await expect(sheet).toBeHidden();
  await app.press('sheet');
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await app.at('/ > /overlays');
  await app.press('back 1');
  await app.at('/');
  await tab(app, 'Me').tap();
  await app.at('/me');
  const recording = await exportRecording(page);
  await page.close();

  const other = await context.newPage();
  await withOptions(other, { devtools: true });
  const urls = await replay(other, recording, { baseURL: baseURLOf(app) });
  expect(urls).toEqual(['/me']);
});

test('explains what to do when the app has no devtools', async ({ app, browser }) => {
  const page = await browser.newPage();
  const run = replay(page, defect, { baseURL: baseURLOf(app), timeout: 500 });
  await expect(run).rejects.toThrow(/Set `devtools: true` in defineApp/);
  await page.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the devtools panel, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('has no axe violation in any of its tabs', async ({ app, page }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      await page.getByRole('button', { name: 'Open the Portico devtools' }).tap();
      for (const name of ['Stack', 'History', 'Timeline', 'Export']) {
        await page.getByRole('tab', { name }).tap();
        expect(await violations(page), name).toEqual([]);
      }
    });
  });
}
