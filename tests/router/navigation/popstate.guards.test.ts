import { describe, expect, it } from 'vitest';
import type { RouteTable } from '@/router/routes/route-table';
import { table } from '../../helpers/nav-states';
import { openStack, travel, visit } from '../../helpers/open-stack';
import { createTestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

describe('a page with a leave guard', () => {
  const form: RouteTable = { '/form': { load, beforeLeave: ({ closing }) => !closing } };

  it('stays if the guard refuses, and the browser returns to its entry', async () => {
    const app = await openStack(['/form'], form);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/form']);
    expect(app.history()).toEqual({ urls: ['/', '/form'], at: 1 });
    expect(app.log).toEqual([]);
  });

  it('refuses a jump that would close it', async () => {
    const app = await openStack(['/form', '/list'], form);
    await travel(app, -2);
    expect(app.urls()).toEqual(['/', '/form', '/list']);
    expect(app.history().at).toBe(2);
  });

  it('stays if its back handler returns true', async () => {
    const app = await openStack(['/list']);
    const presses: unknown[] = [];
    const { key } = app.nav.activePage();
    app.nav.lifecycle.on(key, 'backPress', {
      current: (event) => presses.push(event) > 0,
    });
    await travel(app, -1);
    expect(presses).toEqual([{ from: 'browser' }]);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
  });

  it('is closed by the same jump if the guard agrees later', async () => {
    let answer: (verdict: boolean) => void = () => {};
    const slow: RouteTable = {
      '/wait': {
        load,
        beforeLeave: ({ closing }) =>
          !closing ||
          new Promise<boolean>((resolve) => {
            answer = resolve;
          }),
      },
    };
    const app = await openStack(['/list', '/wait', '/item/1'], slow);
    await travel(app, -2);
    expect(app.urls()).toEqual(['/', '/list', '/wait', '/item/1']);
    answer(true);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
    expect(app.log).toEqual(['/item/1:unload', '/wait:unload', '/list:show:back']);
  });

  it('does not stop a navigation if the guard never answers', async () => {
    const slow: RouteTable = {
      '/wait': { load, beforeLeave: ({ closing }) => !closing || new Promise<boolean>(() => {}) },
    };
    const app = await openStack(['/wait'], slow);
    await travel(app, -1);
    expect(await app.navigate('/list')).toBe('/list');
    expect(app.urls()).toEqual(['/', '/wait', '/list']);
    expect(await app.back()).toBe('/wait');
  });

  it('may redirect to another page', async () => {
    const redirects: RouteTable = {
      '/form': { load, beforeLeave: ({ closing }) => !closing || '/list' },
    };
    const app = await openStack(['/form'], redirects);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/form', '/list']);
    expect(app.history().at).toBe(2);
  });

  it('runs its guard once, however often the user presses back before the guard answers', async () => {
    const questions: ((verdict: boolean) => void)[] = [];
    const slow: RouteTable = {
      '/wait': {
        load,
        beforeLeave: ({ closing }) =>
          !closing || new Promise<boolean>((resolve) => questions.push(resolve)),
      },
    };
    const app = await openStack(['/list', '/wait'], slow);
    await travel(app, -1);
    await travel(app, -1);
    const call = app.nav.back();
    await app.idle();
    expect(questions).toHaveLength(1);
    questions[0]!(true);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
    expect(await call).toMatchObject({ refused: 'cancel' });
  });

  describe('runs its guard', () => {
    it('before back crosses a tab switch', async () => {
      let mayLeave = false;
      const list: RouteTable = {
        '/list': { load, beforeLeave: ({ closing }) => mayLeave || !closing },
      };
      const app = await openStack(['/item/1'], list);
      await visit(app, '/me');
      await app.navigate('/list');
      await travel(app, -2);
      expect(app.urls()).toEqual(['/me', '/list']);
      expect(app.history().at).toBe(3);
      mayLeave = true;
      await travel(app, -2);
      expect(app.urls()).toEqual(['/', '/item/1']);
      expect(app.history()).toEqual({ urls: ['/', '/item/1', '/me', '/list'], at: 1 });
    });

    it('before forward closes it', async () => {
      let mayLeave = true;
      const list: RouteTable = { '/list': { load, beforeLeave: () => mayLeave } };
      const app = await openStack(['/list'], list);
      await visit(app, '/me');
      await travel(app, -1);
      mayLeave = false;
      await travel(app, 1);
      expect(app.urls()).toEqual(['/', '/list']);
      expect(app.history()).toEqual({ urls: ['/', '/list', '/me'], at: 1 });
      mayLeave = true;
      await travel(app, 1);
      expect(app.urls()).toEqual(['/me']);
    });

    it('before a typed address switches to a tab', async () => {
      let answer: (verdict: boolean) => void = () => {};
      const slow: RouteTable = {
        '/wait': {
          load,
          beforeLeave: () =>
            new Promise<boolean>((resolve) => {
              answer = resolve;
            }),
        },
      };
      const app = await openStack(['/form'], form);
      await visit(app, '/me');
      expect(app.urls()).toEqual(['/', '/form']);
      expect(app.history()).toEqual({ urls: ['/', '/form', '/me'], at: 1 });
      const slowApp = await openStack(['/wait'], slow);
      await visit(slowApp, '/me');
      answer(true);
      await slowApp.idle();
      expect(slowApp.urls()).toEqual(['/me']);
      expect(slowApp.history()).toEqual({ urls: ['/', '/wait', '/me'], at: 2 });
    });
  });

  it('is closed by back if it is the root', async () => {
    const slow: RouteTable = {
      '/wait': { load, beforeLeave: async ({ closing }) => closing },
    };
    const app = createTestApp({ table: { ...table, ...slow }, url: '/list' });
    await app.idle();
    await visit(app, '/me');
    await app.redirect('/wait');
    await travel(app, -1);
    expect(app.urls()).toEqual(['/list']);
    expect(app.history().at).toBe(0);
  });
});
