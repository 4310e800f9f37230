import { describe, expect, it } from 'vitest';
import { rebuild } from '@/router/core/rebuild';
import type { StackState } from '@/router/core/state';
import { contextOf, defaultLimits, snapshotAt, stackOf } from '../../helpers/nav-states';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';

// The examples of docs/decisions/examples-of-merges.md, in its notation.

async function open(options: TestAppOptions, ...urls: string[]) {
  const app = createTestApp(options);
  await app.idle();
  for (const url of urls) await app.navigate(url);
  return app;
}

async function travel(app: TestApp, delta: number) {
  app.driver.travel(delta);
  await app.idle();
  return stackText(app.nav.store.getState().stack);
}

function stackText({ pages }: Pick<StackState, 'pages'>): string {
  const texts = pages.map(({ url, position, coveredAt, needsWrite }) => {
    const places = coveredAt === position ? position : `${position}-${coveredAt}`;
    return `${url} ${places}${needsWrite ? '*' : ''}`;
  });
  return texts.join(' > ');
}

describe('a stack and a history entry merge', () => {
  it('with a page that has an address step', async () => {
    const app = await open({}, '/item/1');
    app.nav.step('/item/1?n=2', 'push');
    await app.idle();
    await app.navigate('/list');
    expect(stackText(app.nav.store.getState().stack)).toBe('/ 0 > /item/1?n=2 1-2 > /list 3');
    expect(await travel(app, -1)).toBe('/ 0 > /item/1?n=2 1');
    expect(await travel(app, -1)).toBe('/ 0 > /item/1 1');
  });

  it('with a stack that was full', async () => {
    const limits = { ...defaultLimits, stack: 3 };
    const app = await open({ limits }, '/list', '/item/1', '/item/2');
    expect(stackText(app.nav.store.getState().stack)).toBe('/ 0 > /item/1 2 > /item/2 3');
    expect(await travel(app, -1)).toBe('/ 0 > /list 1 > /item/1 2');
    const [, list] = app.nav.store.getState().stack.pages;
    expect(list?.mount).toBe('ghost');
  });

  it('with another tab below the exit prompt', async () => {
    const app = await open({});
    app.nav.armExit();
    await app.idle();
    await app.switchTab('/me');
    await app.navigate('/list');
    expect(stackText(app.nav.store.getState().stack)).toBe('/me 0* > /list 1');
    expect(app.history().urls).toEqual(['/', '/list']);
    expect(await travel(app, -1)).toBe('/me 0');
    expect(app.history()).toEqual({ urls: ['/me', '/list'], at: 0 });
  });

  it('with a redirect in front of which entries are dead', async () => {
    const app = await open({}, '/list', '/item/1');
    await app.back();
    await app.redirect('/pick');
    expect(await travel(app, 1)).toBe('/ 0 > /pick 1');
    expect(app.history()).toEqual({ urls: ['/', '/pick', '/item/1'], at: 1 });
    expect(await travel(app, -1)).toBe('/ 0');
    expect(await travel(app, 1)).toBe('/ 0 > /pick 1');
  });

  it('with an entry that another document wrote', () => {
    const snapshot = snapshotAt(1, ['tab:/', '/', 0], ['z', '/pick', 1]);
    const state = stackOf('/', '/list', '/item/1');
    const entry = { snapshot, url: '/pick' };
    expect(stackText(rebuild(state, entry, contextOf()))).toBe('/ 0 > /pick 1');
  });
});
