import type { Page } from '@playwright/test';
import { type App, expect, test } from './helpers';

/** A server that answers each user, or none at all. */
async function serve(page: Page, answer: string | null) {
  await page.unroute('**/api/note');
  await page.route('**/api/note', (route) =>
    answer === null ? route.abort('failed') : route.fulfill({ body: answer }),
  );
}

const signIn = (page: Page, uid: string) =>
  page.evaluate((name) => {
    const payload = btoa(JSON.stringify({ uid: name, exp: 9_999_999_999 }));
    window.fixture.platform.auth.setToken(`a.${payload}.a`);
  }, uid);

const signOut = (page: Page) => page.evaluate(() => void window.fixture.platform.auth.clear());

/** The data in the browser. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await answerOf(indexedDB.open('portico:app:queries'));
    const values = database.transaction('values').objectStore('values');
    const data = await answerOf(values.getAll(IDBKeyRange.bound(['data'], ['data', []])));
    database.close();
    return data;
  });

const note = (app: App) => app.on('note');

test.describe('persisted queries', () => {
  test.beforeEach(({ traps }) => traps.allow(/net::ERR_FAILED|access control checks/));

  test('an answer is there after a reload without a server', async ({ app, page }) => {
    await serve(page, 'tea');
    await app.open('/note');
    await expect(note(app)).toHaveText('tea');
    await expect.poll(() => keptIn(page)).toEqual(['tea']);
    await serve(page, null);
    await page.reload();
    await expect(note(app)).toHaveText('tea');
    await expect(app.on('asks')).toHaveText('false');
  });

  test('answers go at sign-out, in all tabs, and the next user sees none', async ({
    app,
    page,
    context,
  }) => {
    await serve(page, 'a secret of Ann');
    await app.open('/');
    await signIn(page, 'ann');
    await app.call('navigate', { url: '/note' });
    await expect(note(app)).toHaveText('a secret of Ann');

    await expect.poll(() => keptIn(page)).toEqual(['a secret of Ann']);
    const other = await context.newPage();
    await serve(other, null);
    await other.goto(app.href('/note'));
    await expect(other.getByTestId('note')).toHaveText('a secret of Ann');

    await serve(page, null);
    await signOut(page);
    await expect.poll(() => keptIn(page)).toEqual([]);
    await expect(note(app)).toHaveText('nothing');
    await expect(other.getByTestId('note')).toHaveText('nothing');
    await signIn(other, 'bob');
    await expect(other.getByTestId('note')).toHaveText('nothing');
    await other.reload();
    await expect(other.getByTestId('asks')).toHaveText('false');
    await expect(other.getByTestId('note')).toHaveText('nothing');
  });

  test('a full storage is reported once, and the app goes on', async ({
    app,
    page,
    context,
    traps,
  }) => {
    traps.allow(/the storage is full/);
    const reports: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('the storage is full')) reports.push(message.text());
    });
    const { origin } = new URL(app.href('/'));
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await serve(page, 'tea');
    await app.open('/note');
    await expect(note(app)).toHaveText('tea');
    await expect.poll(() => reports).toHaveLength(1);
    await serve(page, 'coffee');
    await app.call('redirect', { url: '/list' });
    await app.call('redirect', { url: '/note' });
    await expect(note(app)).toHaveText('coffee');
    expect(await keptIn(page)).toEqual([]);
    expect(reports).toHaveLength(1);
  });
});
