import { describe, expect, it } from 'vitest';
import { createDeferred } from '../../helpers/deferred';
import { openStack, travel } from '../../helpers/open-stack';
import { framesOf } from '@/router/view/frames';
import type { TestApp } from '../../helpers/test-app';

const BROKEN = new Error('broken');
const fail = () => {
  throw BROKEN;
};
const load = async () => ({ default: () => null });

const framesIn = ({ nav }: TestApp) =>
  framesOf(nav.store.getState()).map(({ page, state }) => `${page.url} ${state}`);

/** A page that has settled has released the lock of its target. */
async function expectSettled(app: TestApp, url: string) {
  expect(framesIn(app)).toContain(`${url} active`);
  expect(await app.navigate(url)).toBe(url);
}

describe('product code that throws during a commit', () => {
  it('in a store subscriber is reported, and the navigation resolves and settles', async () => {
    const app = await openStack();
    app.nav.store.subscribe(fail);
    expect(await app.navigate('/list')).toBe('/list');
    expect(app.log).toEqual(['/:hide', '/list:load', '/list:show:navigate', '/list:ready']);
    expect(app.reports).toContain(BROKEN);
    await expectSettled(app, '/list');
  });

  it('in a store subscriber does not stop the other subscribers', async () => {
    const app = await openStack();
    const stacks: string[] = [];
    app.nav.store.subscribe(fail);
    app.nav.store.subscribe(({ stack }) =>
      stacks.push(stack.pages.map(({ url }) => url).join(' ')),
    );
    await app.navigate('/list');
    expect(stacks).toContain('/ /list');
  });

  it('in the onClose of a layer is reported, and the layers below close too', async () => {
    const app = await openStack();
    const closed: string[] = [];
    app.nav.openLayer((cause) => closed.push(`lower ${cause}`));
    app.nav.openLayer(fail);
    await app.idle();
    expect(await app.navigate('/list')).toBe('/list');
    expect(closed).toEqual(['lower page']);
    expect(app.reports).toEqual([BROKEN]);
    await expectSettled(app, '/list');
  });

  it('in the onClose of a layer that back closes does not stop the next back', async () => {
    const app = await openStack(['/list']);
    app.nav.openLayer(fail);
    await app.idle();
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.reports).toEqual([BROKEN]);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/']);
  });

  it('in an observer is reported, and the navigation resolves and settles', async () => {
    const app = await openStack();
    app.nav.lifecycle.observe(fail);
    expect(await app.navigate('/list')).toBe('/list');
    expect(app.log).toEqual(['/:hide', '/list:load', '/list:show:navigate', '/list:ready']);
    expect(app.reports).toEqual([BROKEN, BROKEN, BROKEN, BROKEN]);
    await expectSettled(app, '/list');
  });

  it('in an observer does not skip the guard of a page that forward shows', async () => {
    let isAllowed = true;
    const app = await openStack([], {
      '/guarded': { load, beforeEnter: () => isAllowed },
    });
    await app.navigate('/guarded');
    await travel(app, -1);
    isAllowed = false;
    app.nav.lifecycle.observe(fail);
    await travel(app, 1);
    expect([...app.nav.store.getState().blocked.values()]).toEqual(['denied']);
  });

  it('in a lifecycle listener is reported, and every page gets its events', async () => {
    const app = await openStack(['/list']);
    const [home] = app.nav.pages();
    for (const name of ['show', 'hide', 'unload', 'ready', 'load'] as const) {
      app.nav.lifecycle.on(home!.key, name, { current: fail });
    }
    app.log.length = 0;
    await app.back();
    await app.navigate('/item/1');
    expect(app.log).toEqual([
      '/list:unload',
      '/:show:back',
      '/:hide',
      '/item/1:load',
      '/item/1:show:navigate',
      '/item/1:ready',
    ]);
    expect(app.reports).toEqual([BROKEN, BROKEN]);
  });

  it('in an observer does not stop the result of the page', async () => {
    const app = await openStack();
    const { page, result } = app.nav.open({ to: { url: '/pick' } });
    await app.idle();
    await page;
    app.nav.lifecycle.observe(fail);
    void app.nav.back(1, { result: 'red' });
    await app.idle();
    expect(await result).toBe('red');
    expect(app.urls()).toEqual(['/']);
  });
});

describe('a callback of the app that throws', () => {
  it('for a refused step is reported, and the next step works', async () => {
    const app = await openStack(['/item/1'], {}, { onRefused: fail });
    app.nav.step('/nope', 'push');
    await app.idle();
    expect(app.reports).toEqual([BROKEN]);
    app.nav.step('/item/1?n=2', 'push');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/item/1?n=2']);
  });

  it('for the exit warning is reported, and the page stays', async () => {
    const app = await openStack([], {}, { onExitWarning: fail });
    app.nav.armExit();
    await app.idle();
    await travel(app, -1);
    expect(app.reports).toEqual([BROKEN]);
    expect(app.urls()).toEqual(['/']);
    expect(await app.navigate('/list')).toBe('/list');
  });

  it('in a guard refuses the navigation, and the next navigation works', async () => {
    const answer = createDeferred<boolean>();
    let isBroken = true;
    const app = await openStack([], {
      '/sync': { load, beforeEnter: () => (isBroken ? fail() : true) },
      '/async': { load, beforeEnter: () => answer.promise },
    });
    expect(await app.navigate('/sync')).toBe('access denied: /sync (Error: broken)');
    answer.reject(BROKEN);
    expect(await app.navigate('/async')).toBe('access denied: /async (Error: broken)');
    isBroken = false;
    expect(await app.navigate('/sync')).toBe('/sync');
  });
});
