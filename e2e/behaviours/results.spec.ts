import { type App, expect, test } from '../helpers';

async function openPick(app: App) {
  await app.open('/');
  await app.go('/list');
  await app.at('/ > /list');
  await app.tap('open', '/pick');
  await app.at('/ > /list > /pick');
  await app.clearLog();
}

const answers = async (app: App) =>
  (await app.log()).filter((line) => /:(answer|result):/.test(line));

test.describe('results of pages', () => {
  test('[S4.1] the caller receives the chosen value with its show event', async ({ app }) => {
    await openPick(app);
    await app.press('red');
    await app.at('/ > /list');
    await expect.poll(() => app.log()).toContain('list#1:answer:{"colour":"red"}');
    expect(await app.log()).toContain('list#1:show:back:{"colour":"red"}');
    await app.press('back 1');
    await app.at('/');
  });

  test('browser back leaves the caller without an answer', async ({ app, page }) => {
    await openPick(app);
    await page.goBack();
    await app.at('/ > /list');
    await expect.poll(() => answers(app)).toEqual(['list#1:answer:undefined']);
    expect(await app.log()).toContain('list#1:show:back');
  });

  test('a relaunch leaves the caller without an answer, and no rejection is unhandled', async ({
    app,
  }) => {
    await openPick(app);
    await app.tap('relaunch', '/');
    await app.at('/');
    await expect.poll(() => answers(app)).toEqual(['list#1:answer:undefined']);
  });

  test('an open that is refused gives no answer', async ({ app }) => {
    await app.open('/');
    await app.tap('open', '/nope');
    await expect(app.on('err')).toHaveText('not-found: page not found: /nope');
    await expect.poll(() => answers(app)).toEqual(['home#1:answer:undefined']);
  });

  test('after a reload the restored page receives the value once', async ({ app, page }) => {
    await openPick(app);
    await page.reload();
    await app.at('/ > /list > /pick');
    await app.press('blue');
    await app.at('/ > /list');
    await expect.poll(() => answers(app)).toEqual(['list#1:result:{"colour":"blue"}']);
    await page.reload();
    await app.at('/ > /list');
    expect(await answers(app)).toEqual([]);
  });

  test('forward into the page and back again does not answer twice', async ({ app, page }) => {
    await openPick(app);
    await app.press('red');
    await app.at('/ > /list');
    await page.goForward();
    await app.at('/ > /list > /pick');
    await page.goBack();
    await app.at('/ > /list');
    const lines = (await answers(app)).filter((line) => line.includes(':answer:'));
    expect(lines).toEqual(['list#1:answer:{"colour":"red"}']);
  });

  test('two copies of one page answer their own callers', async ({ app }) => {
    await openPick(app);
    await app.tap('open', '/pick');
    await app.at('/ > /list > /pick > /pick');
    await app.press('blue');
    await app.at('/ > /list > /pick');
    await expect.poll(() => answers(app)).toEqual(['pick#1:answer:{"colour":"blue"}']);
    await app.press('red');
    await app.at('/ > /list');
    await expect.poll(() => answers(app)).toContain('list#1:answer:{"colour":"red"}');
  });
});
