import { describe, expect, it } from 'vitest';
import type { RouteTable } from '@/router/routes/route-table';
import { createDeferred } from '../../helpers/deferred';
import { openStack, travel } from '../../helpers/open-stack';
import type { TestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

/** Code of the product or of another library calls `location.replace('#/...')` in hash mode. */
async function replaceAddress(app: TestApp, url: string): Promise<void> {
  app.driver.replaceAddress(url);
  await app.idle();
}

const expectHistory = (app: TestApp, urls: readonly string[], at: number) =>
  expect(app.history()).toEqual({ urls, at });

describe('[S2.7] location.replace with another page', () => {
  it('takes the place of the page on top, and back leads to the page below', async () => {
    const app = await openStack(['/list', '/item/1']);
    await replaceAddress(app, '/item/2');
    expect(app.urls()).toEqual(['/', '/list', '/item/2']);
    expectHistory(app, ['/', '/list', '/item/2'], 2);
    expect(app.log).toEqual([
      '/item/1:unload',
      '/item/2:load',
      '/item/2:show:navigate',
      '/item/2:ready',
    ]);
    expect(await app.back()).toBe('/list');
    expectHistory(app, ['/', '/list', '/item/2'], 1);
  });

  it('leads the browser back to the page below too, and forward to the new page', async () => {
    const app = await openStack(['/list', '/item/1']);
    await replaceAddress(app, '/item/2');
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/list']);
    await travel(app, 1);
    expect(app.urls()).toEqual(['/', '/list', '/item/2']);
  });

  it('makes the entries in front dead, as redirect does', async () => {
    const app = await openStack(['/list', '/item/1']);
    await travel(app, -1);
    await replaceAddress(app, '/item/2');
    await travel(app, 1);
    expect(app.urls()).toEqual(['/', '/item/2']);
    expect(app.history().at).toBe(1);
  });

  it('takes the place of the first page', async () => {
    const app = await openStack();
    await replaceAddress(app, '/list');
    expect(app.urls()).toEqual(['/list']);
    expectHistory(app, ['/list'], 0);
    expect(await app.back()).toBe('/');
  });

  it('opens a tab at the bottom of the stack', async () => {
    const app = await openStack(['/list']);
    await replaceAddress(app, '/me');
    expect(app.urls()).toEqual(['/me']);
    expectHistory(app, ['/', '/me'], 1);
  });

  it('replaces the entry of an open sheet, and the page below the sheet stays', async () => {
    const app = await openStack(['/list']);
    const causes: string[] = [];
    app.nav.openLayer((cause) => causes.push(cause));
    await app.idle();
    await replaceAddress(app, '/item/2');
    expect(causes).toEqual(['page']);
    expect(app.urls()).toEqual(['/', '/list', '/item/2']);
    expect(await app.back()).toBe('/list');
    expectHistory(app, ['/', '/list', '/item/2'], 1);
  });

  it('replaces one step of a page with address steps, and back leads to the step before', async () => {
    const app = await openStack(['/item/1']);
    app.nav.step('/item/1?n=1', 'push');
    await app.idle();
    await replaceAddress(app, '/list');
    expect(app.urls()).toEqual(['/', '/item/1?n=1', '/list']);
    expect(await app.back()).toBe('/item/1');
    expectHistory(app, ['/', '/item/1', '/list'], 1);
  });

  it('survives a reload', async () => {
    const app = await openStack(['/list', '/item/1']);
    await replaceAddress(app, '/item/2');
    const again = app.reload();
    await again.idle();
    expect(again.urls()).toEqual(['/', '/list', '/item/2']);
    expect(await again.back()).toBe('/list');
  });
});

describe('location.replace with another fragment', () => {
  it('changes the URL of the page, and adds no entry', async () => {
    const app = await openStack(['/list']);
    await replaceAddress(app, '/list#part');
    expect([app.urls(), app.log]).toEqual([['/', '/list#part'], []]);
    expectHistory(app, ['/', '/list#part'], 1);
    expect(await app.back()).toBe('/');
  });
});

describe('[S2.1] location.replace on a page with a leave guard', () => {
  it('changes nothing if the guard refuses, and the address returns', async () => {
    const form: RouteTable = { '/form': { load, beforeLeave: ({ closing }) => !closing } };
    const app = await openStack(['/form'], form);
    await replaceAddress(app, '/list');
    expect([app.urls(), app.log]).toEqual([['/', '/form'], []]);
    expectHistory(app, ['/', '/form'], 1);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/form']);
  });

  it('takes the place of the page when a slow guard agrees', async () => {
    const verdict = createDeferred<boolean>();
    const form: RouteTable = {
      '/form': { load, beforeLeave: ({ closing }) => !closing || verdict.promise },
    };
    const app = await openStack(['/form'], form);
    await replaceAddress(app, '/list');
    expectHistory(app, ['/', '/form'], 1);
    verdict.resolve(true);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expectHistory(app, ['/', '/list'], 1);
  });
});
